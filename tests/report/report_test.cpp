// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Readings and flights as text: every row of the catalogue is written, numbers keep their digits,
// and what is not finite has its name.
#include <gtest/gtest.h>

#include <limits>
#include <nlohmann/json.hpp>
#include <regex>

#include "report/csv.h"
#include "report/flight.h"
#include "report/json.h"
#include "report/json_text.h"
#include "report/row_text.h"
#include "report/table.h"

namespace gimbalscope::report {
namespace {

using Json = nlohmann::ordered_json;

Entry entryFor(std::string_view id, const math::Quat& attitude) {
    const convention::Convention& row = *convention::find(id);
    convention::PolicyMemory memory;
    const convention::Reading reading = convention::read(row, {}, attitude, attitude, memory);
    return entryOf(row, {}, reading, reading.state, reading.cause);
}

TEST(Entries, EveryRowIsWritten) {
    const math::Quat attitude =
        convention::attitudeFrom({.heading = {30}, .noseUp = {20}, .bank = {40}});
    for (const convention::Convention& row : convention::catalog()) {
        const Entry entry = entryFor(row.id, attitude);
        EXPECT_EQ(entry.id, row.id);
        EXPECT_EQ(entry.values.size(), row.angleCount);
        EXPECT_EQ(entry.twin.empty(), row.angleCount < 3) << row.id;
        const Json json = Json::parse(rowJson(7, attitude, std::span(&entry, 1), {}));
        EXPECT_EQ(json["row"], 7);
        EXPECT_EQ(json["to"][0]["angles"].size(), row.angleCount);
        EXPECT_NE(entriesText(std::span(&entry, 1)).find(row.id), std::string::npos);
    }
}

TEST(Entries, AreInDisplayOrder) {
    const Entry urot = entryFor("urot", math::Quat{});
    EXPECT_EQ(urot.values[0].name, "pitch");
    EXPECT_EQ(urot.values[1].name, "yaw");
    EXPECT_EQ(urot.values[2].name, "roll");
}

TEST(Json, NamesWhatIsNotFinite) {
    Entry entry = entryFor("lsl", math::Quat{});
    entry.values[0].value = std::numeric_limits<double>::quiet_NaN();
    entry.stretch = std::numeric_limits<double>::infinity();
    entry.errorDeg = -std::numeric_limits<double>::infinity();
    entry.worldFromRebuilt.reset();
    const Json json = Json::parse(rowJson(1, math::Quat{}, std::span(&entry, 1), {}))["to"][0];
    EXPECT_EQ(json["angles"]["x"], "NaN");
    EXPECT_EQ(json["stretch"], "Infinity");
    EXPECT_EQ(json["error_deg"], "-Infinity");
    EXPECT_EQ(json["rebuilt"], nullptr);
    EXPECT_EQ(json["cause"], nullptr);
}

TEST(Json, NumbersReadBackEqual) {
    for (const double value :
         {0.1, 1.0 / 3.0, 5e-324, 1.7976931348623157e308, -90.00000250447816}) {
        Entry entry = entryFor("lsl", math::Quat{});
        entry.errorDeg = value;
        const Json json = Json::parse(rowJson(1, math::Quat{}, std::span(&entry, 1), {}));
        EXPECT_EQ(json["to"][0]["error_deg"].get<double>(), value);
    }
}

/// Every row and policy at attitudes whose angles are full of zeros of both signs.
std::vector<Entry> entriesWithZeros() {
    std::vector<Entry> entries;
    for (const convention::Convention& row : convention::catalog()) {
        for (const math::Quat& attitude :
             {math::Quat{}, math::Quat{0, 0, 0, -1}, math::Quat{0, 0, -1, 0},
              math::Quat{-0.1830127, -0.6830127, -0.1830127, 0.6830127},
              math::Quat{-0.5, -0.5, -0.5, 0.5}}) {
            entries.push_back(entryFor(row.id, attitude));
        }
    }
    entries.push_back(entryOf(PlainForm::Matrix, convention::FrameId::Gl, true, {0, 0, 0, -1}));
    return entries;
}

/// The text has a zero with a minus sign: not behind a digit or an exponent's e, not before one.
bool hasNegativeZero(const std::string& text) {
    static const std::regex kNegativeZero("(^|[^0-9a-zA-Z.])-0(\\.0*)?($|[^0-9.e])");
    return std::regex_search(text, kNegativeZero);
}

TEST(Zeros, HaveNoSignInAnyOutput) {
    ASSERT_TRUE(hasNegativeZero("[1.0,-0.0]") && hasNegativeZero("a  -0  b") &&
                !hasNegativeZero("-0.5 1e-07 -0e-5"));
    const std::vector<Entry> entries = entriesWithZeros();
    const std::string json = rowJson(1, math::Quat{-0.0, -0.0, -0.0, 1}, entries, {});
    EXPECT_FALSE(hasNegativeZero(json)) << json;
    convention::Reading reading;
    reading.angles = {-0.0, -0.0, -0.0};
    reading.errorDeg = -0.0;
    std::string csv;
    appendReading(csv, *convention::find("lsl"), reading, {});
    EXPECT_FALSE(hasNegativeZero(csv)) << csv;
    const std::string text = rowText(math::Quat{-0.0, -0.0, -0.0, 1}, entries);
    EXPECT_FALSE(hasNegativeZero(text)) << text;
    EXPECT_EQ(shortNumber(-0.0), "0");
}

TEST(JsonText, PutsCommasAndEscapesWhereTheyBelong) {
    JsonText json;
    json.open('{')
        .key("a\"b\n")
        .string("\x01\xFF\xC3\xA4\\")
        .key("n")
        .open('[')
        .open('[')
        .close(']');
    json.number(std::int64_t{-3}).null().open('{').close('}').close(']').key("e").open('{');
    const std::string line = std::move(json.close('}').close('}')).line();
    EXPECT_EQ(
        line,
        "{\"a\\\"b\\n\":\"\\u0001\xEF\xBF\xBD\xC3\xA4\\\\\",\"n\":[[],-3,null,{}],\"e\":{}}\n");
    EXPECT_EQ(Json::parse(line)["n"].size(), 4U);
}

TEST(JsonText, NumbersAreShortestAndAlwaysDecimal) {
    JsonText json;
    json.open('[').number(0.0).number(-0.0).number(1.0).number(-90.0).number(0.1).number(1e300);
    json.number(5e-324).number(-1e22).number(123456789.0);
    EXPECT_EQ(std::move(json.close(']')).line(),
              "[0.0,0.0,1.0,-90.0,0.1,1e+300,5e-324,-1e+22,123456789.0]\n");
}

TEST(Csv, BadRowsKeepTheirCells) {
    const Entry entry = entryFor("urot", math::Quat{});
    const auto commas = [](const std::string& line) {
        return std::count(line.begin(), line.end(), ',');
    };
    const std::string header = csvHeader(std::span(&entry, 1), {"time"});
    const std::vector<std::string_view> kept{"0.5"};
    std::string row;
    appendFirstCells(row, 1, kept);
    appendReading(row, *convention::find("urot"), {}, {});
    EXPECT_EQ(commas(header), commas(row));
    EXPECT_EQ(commas(header), commas(csvBadRow(1, std::span(&entry, 1), kept)));
    const std::vector<std::string_view> odd{"a,b", "c\"d"};
    EXPECT_EQ(csvBadRow(3, {}, odd), "3,\"a,b\",\"c\"\"d\"\n");
}

TEST(Text, ColumnsAlign) {
    Table table;
    table.add({{"a"}, {"1", true}, {""}, {"end"}});
    table.add({{"a line of one cell may be as long as it likes"}});
    table.add({{"\xC3\xA4\xC3\xA4\xC3\xA4"}, {"100", true}, {""}, {""}});
    EXPECT_EQ(table.text(),
              "a      1  end\n"
              "a line of one cell may be as long as it likes\n"
              "\xC3\xA4\xC3\xA4\xC3\xA4  100\n");
}

TEST(Flights, HaveTheCardsAsWritten) {
    const sim::Script script = sim::parseScript("show urot urot:nearest quantise\n");
    EXPECT_FALSE(script.errors.empty());
    const sim::Playback playback = sim::play(sim::parseScript(
        "show urot urot:nearest\nattitude quat -0.5 -0.5 -0.5 0.5\ntick\nwait 0.5\n"));
    const Flight flight = flightOf(playback);
    ASSERT_EQ(flight.cards.size(), 2U);
    EXPECT_EQ(flight.cards[1].label, "urot:nearest");
    EXPECT_DOUBLE_EQ(flight.timeS, sim::timeS(playback.state));
    const Json json = Json::parse(playJson(playback));
    EXPECT_EQ(json["events"].size(), playback.events.size());
    EXPECT_EQ(json["counts"].size(), 2U);
    EXPECT_NE(flightText(flight).find("urot:nearest"), std::string::npos);
}

TEST(Flights, SayWhatACardIsHeldAgainst) {
    const sim::Playback playback = sim::play(
        sim::parseScript("show lsl versus oblivion urot versus lsl oblivion\nattitude 30 20 40\n"));
    const Json json = Json::parse(playJson(playback));
    ASSERT_EQ(json["to"].size(), 3U);
    EXPECT_FALSE(json["to"][2].contains("versus"));
    const Json& b = json["to"][0]["versus"];
    EXPECT_EQ(b["selection"], "oblivion");
    for (const auto& [key, value] : json["to"][2].items()) {  // the keys of a card, and its values
        EXPECT_EQ(b[key], value) << key;
    }
    EXPECT_LT(b["difference_deg"].get<double>(), 0.01);
    const Json& differences = b["angle_differences_deg"];
    ASSERT_EQ(differences.size(), 3U);
    for (const auto& [name, difference] : differences.items()) {
        const double ours = json["to"][0]["angles"][name].get<double>() * 180.0 / math::kPi;
        const double theirs = json["to"][2]["angles"][name].get<double>();
        EXPECT_NEAR(std::remainder(theirs - ours - difference.get<double>(), 360.0), 0.0, 1e-9);
    }
    EXPECT_TRUE(json["to"][1]["versus"]["angle_differences_deg"].is_null());  // no common names
    const std::string text = flightText(flightOf(playback));
    EXPECT_NE(text.find("\nversus\n"), std::string::npos);
    EXPECT_NE(text.find("lsl versus oblivion: "), std::string::npos);
}

TEST(Flights, SayWhichOfTwoPosesTheShip) {
    const sim::Playback playback = sim::play(sim::parseScript(
        "show XYZ versus XYZ:nearest\nquantise none\narithmetic float32\nrenormalise off\n"
        "integration seed\ntumble rate 90 for 60\nattitude 0 0 0\nturn yaw-right 90\n"));
    const Json json = Json::parse(playJson(playback));
    const bool isNan = json["to"][0]["rebuilt"].is_null();
    EXPECT_EQ(json["to"][0]["versus"]["difference_deg"] == "NaN", isNan);
    EXPECT_FALSE(json["to"][0]["versus"]["rebuilt"].is_null());
}

TEST(Flights, EndWithTheVerdict) {
    const sim::Playback locked = sim::play(sim::parseScript("show urot\nattitude 30 89.5 17.3\n"));
    const Json lock = Json::parse(playJson(locked))["verdict"];
    EXPECT_EQ(lock["kind"], "locked");
    EXPECT_EQ(lock["headline"], "urot has lost yaw and roll.");
    EXPECT_TRUE(lock["cure"].is_null());
    EXPECT_NE(flightText(flightOf(locked)).find("verdict\nurot has lost yaw and roll.\n"),
              std::string::npos);
    const sim::Playback wrong = sim::play(sim::parseScript(
        "show urot lsl\nattitude quat -0.1830127 -0.6830127 -0.1830127 0.6830127\n"));
    const Json cure = Json::parse(playJson(wrong))["verdict"]["cure"];
    EXPECT_EQ(cure["label"], "Use urot:nearest");
    EXPECT_EQ(cure["commands"], Json::array({"show urot:nearest lsl"}));
    EXPECT_NE(flightText(flightOf(wrong)).find("cure: Use urot:nearest; show urot:nearest lsl\n"),
              std::string::npos);
}

}  // namespace
}  // namespace gimbalscope::report
