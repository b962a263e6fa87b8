// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
#include "tune/script_interpreter.h"

#include <cmath>
#include <functional>
#include <stdexcept>

namespace gimbalscope::test {
namespace {

using tune::Language;

using Arguments = std::vector<double>;
struct Known {
    std::size_t count;
    std::function<double(const Arguments&)> function;
};
using KnownFunctions = std::map<std::string, Known>;

constexpr double kDegree = math::kPi / 180.0;

// `prefix` and the names; angles in the language's unit.
KnownFunctions inRadians(const std::string& prefix, const std::vector<std::string>& names) {
    const std::vector<Known> functions{
        {1, [](const Arguments& a) { return std::sin(a[0]); }},
        {1, [](const Arguments& a) { return std::cos(a[0]); }},
        {1, [](const Arguments& a) { return std::asin(a[0]); }},
        {1, [](const Arguments& a) { return std::acos(a[0]); }},
        {1, [](const Arguments& a) { return std::sqrt(a[0]); }},
        {1, [](const Arguments& a) { return std::abs(a[0]); }},
        {2, [](const Arguments& a) { return std::atan2(a[0], a[1]); }},
        {1, [](const Arguments& a) { return std::floor(a[0]); }}};
    KnownFunctions result;
    for (std::size_t i = 0; i < names.size(); ++i) {
        if (!names[i].empty()) {
            result[prefix + names[i]] = functions[i];
        }
    }
    return result;
}

KnownFunctions inDegrees(const std::string& prefix, const std::vector<std::string>& names) {
    KnownFunctions result = inRadians(prefix, names);
    const auto turn = [&](std::size_t i, std::function<double(const Arguments&)> function) {
        if (!names[i].empty()) {
            result[prefix + names[i]].function = std::move(function);
        }
    };
    turn(0, [](const Arguments& a) { return std::sin(a[0] * kDegree); });
    turn(1, [](const Arguments& a) { return std::cos(a[0] * kDegree); });
    turn(2, [](const Arguments& a) { return std::asin(a[0]) / kDegree; });
    turn(3, [](const Arguments& a) { return std::acos(a[0]) / kDegree; });
    turn(6, [](const Arguments& a) { return std::atan2(a[0], a[1]) / kDegree; });
    return result;
}

const KnownFunctions& knownFunctions(Language language) {
    static const KnownFunctions kUnreal = [] {
        KnownFunctions all =
            inRadians("", {"sin", "cos", "asin", "acos", "sqrt", "abs", "atan", ""});
        all["int"] = {1, [](const Arguments& a) { return std::trunc(a[0]); }};
        all["float"] = {1, [](const Arguments& a) { return a[0]; }};
        return all;
    }();
    static const KnownFunctions kLsl =
        inRadians("ll", {"Sin", "Cos", "Asin", "Acos", "Sqrt", "Fabs", "Atan2", "Floor"});
    static const KnownFunctions kPapyrus = [] {
        KnownFunctions all =
            inDegrees("math.", {"sin", "cos", "asin", "acos", "sqrt", "abs", "", "floor"});
        all["math.atan"] = {1, [](const Arguments& a) { return std::atan(a[0]) / kDegree; }};
        return all;
    }();
    static const KnownFunctions kOblivion =
        inDegrees("", {"sin", "cos", "asin", "acos", "squareroot", "abs", "atan2", "floor"});
    return language == Language::Unrealscript ? kUnreal
           : language == Language::Lsl        ? kLsl
           : language == Language::Papyrus    ? kPapyrus
                                              : kOblivion;
}

double single(double value) { return static_cast<double>(static_cast<float>(value)); }

double applied(const std::string& sign, double a, double b) {
    if (sign == "+")
        return single(a + b);
    if (sign == "-")
        return single(a - b);
    if (sign == "*")
        return single(a * b);
    if (sign == "/")
        return single(a / b);
    if (sign == "<")
        return a < b ? 1.0 : 0.0;
    if (sign == "<=")
        return a <= b ? 1.0 : 0.0;
    if (sign == ">")
        return a > b ? 1.0 : 0.0;
    if (sign == ">=")
        return a >= b ? 1.0 : 0.0;
    if (sign == "==")
        return a == b ? 1.0 : 0.0;
    if (sign == "&&")
        return a != 0.0 && b != 0.0 ? 1.0 : 0.0;
    if (sign == "||")
        return a != 0.0 || b != 0.0 ? 1.0 : 0.0;
    throw std::runtime_error("unknown operator " + sign);
}

}  // namespace

Script::Script(Language language, const std::string& source)
    : language_(language), script_(parseScript(language, source)) {}

double& Script::named(const std::string& name, ScriptNumbers& numbers) {
    const auto local = numbers.find(name);
    if (local != numbers.end()) {
        return local->second;
    }
    const auto global = script_.globals.find(name);
    if (global == script_.globals.end()) {
        throw std::runtime_error("\"" + name + "\" is not declared here");
    }
    return global->second;
}

double Script::called(const ScriptNode& node, ScriptNumbers& numbers) {
    Arguments arguments;
    for (const ScriptNode& part : node.parts) {
        arguments.push_back(value(part, numbers));
    }
    const auto own = script_.functions.find(node.text);
    if (own != script_.functions.end()) {
        if (own->second.numbers.size() != arguments.size() || !own->second.groups.empty()) {
            throw std::runtime_error("wrong arguments for " + node.text);
        }
        ScriptNumbers inner;
        for (std::size_t i = 0; i < arguments.size(); ++i) {
            inner[own->second.numbers[i]] = arguments[i];
        }
        return call(node.text, inner).at("0");
    }
    const auto& known = knownFunctions(language_);
    const auto found = known.find(node.text);
    // UT2004's Atan takes two arguments; every other function what its table says.
    if (found == known.end() || found->second.count != arguments.size()) {
        throw std::runtime_error("no function " + node.text + " of " +
                                 std::to_string(arguments.size()) + " numbers");
    }
    return single(found->second.function(arguments));
}

double Script::value(const ScriptNode& node, ScriptNumbers& numbers) {
    switch (node.kind) {
        case 'n':
            return single(node.number);
        case 'v':
            return named(node.text, numbers);
        case 'c':
            return called(node, numbers);
        case 'u':
            return -value(node.parts[0], numbers);
        case '!':
            return value(node.parts[0], numbers) == 0.0 ? 1.0 : 0.0;
        default: {
            const double a = value(node.parts[0], numbers);
            return applied(node.text, a, value(node.parts[1], numbers));
        }
    }
}

void Script::step(const ScriptStep& step, ScriptNumbers& numbers) {
    const double result = value(step.values[0], numbers);
    if (step.kind == 'd') {
        if (!numbers.emplace(step.name, result).second) {
            throw std::runtime_error("\"" + step.name + "\" is declared twice");
        }
    } else {
        named(step.name, numbers) = result;
    }
}

bool Script::run(const std::vector<ScriptStep>& steps, ScriptNumbers& numbers) {
    std::vector<std::string> declared;
    bool returned = false;
    for (const ScriptStep& each : steps) {
        try {
            if (each.kind == 'r') {
                for (std::size_t i = 0; i < each.values.size(); ++i) {
                    numbers[std::to_string(i)] = value(each.values[i], numbers);
                }
                returned = true;
            } else if (each.kind == 'i') {
                returned = run(value(each.values[0], numbers) != 0.0 ? each.then : each.otherwise,
                               numbers);
            } else {
                step(each, numbers);
            }
        } catch (const std::runtime_error& problem) {
            const std::string sentence = problem.what();
            throw std::runtime_error(sentence.starts_with("line ")
                                         ? sentence
                                         : "line " + std::to_string(each.line) + ": " + sentence);
        }
        if (each.kind == 'd') {
            declared.push_back(each.name);
        }
        if (returned) {
            return true;
        }
    }
    for (const std::string& name : declared) {
        numbers.erase(name);  // the block ends
    }
    return false;
}

ScriptNumbers Script::call(const std::string& function, const ScriptNumbers& given) {
    const ScriptFunction& callee = script_.functions.at(function);
    ScriptNumbers numbers = given;
    for (const std::string& local : callee.locals) {
        numbers.emplace(local, 0.0);
    }
    if (!run(callee.body, numbers)) {
        throw std::runtime_error(function + " returns nothing");
    }
    for (const auto& [name, number] : script_.globals) {
        numbers.emplace(name, number);
    }
    return numbers;
}

}  // namespace gimbalscope::test
