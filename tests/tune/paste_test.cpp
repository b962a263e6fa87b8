// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Forms as they are met in code, consoles, editors and forums, each with the attitude it must give.
// The expected attitudes are written as plain quaternions in a named frame, or by heading, nose and
// bank, never by the code under test.
#include "tune/paste.h"

#include <gtest/gtest.h>

#include "text/words.h"

namespace gimbalscope::tune {
namespace {

using convention::FrameId;

constexpr double kHalf = 0.70710678118654752440;

double degreesBetween(const math::Quat& a, const math::Quat& b) {
    return math::toDegrees(math::angleBetween(a, b)).value;
}

math::Quat hnb(double heading, double nose, double bank) {
    return convention::attitudeFrom({{heading}, {nose}, {bank}});
}
math::Quat in(FrameId frame, math::Quat q) {
    return convention::fromFrame(math::renormalized(q), frame);
}
/// A quarter turn about our Z, to the left.
const math::Quat kLeft90{0, 0, kHalf, kHalf};
/// Four numbers that no other order of theirs equals.
const math::Quat kOdd{0.1, 0.2, 0.3, 0.92736184954957};

struct Real {
    std::string text;
    math::Quat worldFromBody;
    std::string said;  ///< a part of the sentence
};

std::vector<Real> quaternions() {
    return {
        // Named, whatever the order.
        {"x: 0.1\ny: 0.2\nz: 0.3\nw: 0.92736184954957", kOdd, "by the names"},
        {"w: 0.92736184954957, x: 0.1, y: 0.2, z: 0.3", kOdd, "by the names"},
        {R"({"x":0.1,"y":0.2,"z":0.3,"w":0.92736184954957})", kOdd, "by the names"},
        {R"({ "w" : 0.92736184954957, "x" : 0.1, "y" : 0.2, "z" : 0.3 },)", kOdd, "by the names"},
        {"qw = 0.92736184954957; qx = 0.1; qy = 0.2; qz = 0.3;", kOdd, "by the names"},
        {"q0=0.92736184954957 q1=0.1 q2=0.2 q3=0.3", kOdd, "by the names"},
        {"q1=0.1 q2=0.2 q3=0.3 q4=0.92736184954957", kOdd, "by the names"},
        {"q.x = 0.1f;\nq.y = 0.2f;\nq.z = 0.3f;\nq.w = 0.92736184954957f;", kOdd, "by the names"},
        {"pose->orientation.x: 0.1\npose->orientation.y: 0.2\npose->orientation.z: 0.3\n"
         "pose->orientation.w: 0.92736184954957",
         kOdd, "by the names"},
        {"pose: \n  position: \n    x: 1.5\n    y: -2.0\n    z: 0.25\n  orientation: \n    x: 0.1\n"
         "    y: 0.2\n    z: 0.3\n    w: 0.92736184954957\n",
         kOdd, "by the names"},
        {"{X:0.1 Y:0.2 Z:0.3 W:0.92736184954957}", kOdd, "by the names"},
        {"m_LocalRotation: {x: 0.1, y: 0.2, z: 0.3, w: 0.92736184954957}\n"
         "m_LocalPosition: {x: 1, y: 2, z: 3}",
         in(FrameId::D3d, kOdd), "by the names"},
        {R"({"isQuaternion":true,"_x":0.1,"_y":0.2,"_z":0.3,"_w":0.92736184954957})", kOdd,
         "by the names"},
        {"<Quaternion (w=0.92736184954957, x=0.1000, y=0.2000, z=0.3000)>", kOdd, "by the names"},
        {"simd_quatf(ix: 0.1, iy: 0.2, iz: 0.3, r: 0.92736184954957)", kOdd, "by the names"},
        {"0.92736184954957 + 0.1i + 0.2j + 0.3k", kOdd, "by the names"},
        {"0.92736184954957 - 0.1i - 0.2j + 0.3k", {-0.1, -0.2, 0.3, 0.92736184954957}, "names"},
        {"0.927 +0.100i +0.200j +0.300k", math::renormalized({0.1, 0.2, 0.3, 0.927}), "names"},
        // Constructors with a published order.
        {"glm::quat q(0.92736184954957f, 0.1f, 0.2f, 0.3f);", kOdd, "GLM"},
        {"glm::quat(0.92736184954957, 0.1, 0.2, 0.3)", kOdd, "w x y z"},
        {"quat(0.92736184954957, {0.1, 0.2, 0.3})", kOdd, "brackets"},
        {"Eigen::Quaterniond q(0.92736184954957, 0.1, 0.2, 0.3);", kOdd, "Eigen"},
        {"Eigen::Quaternion<double>(0.92736184954957, 0.1, 0.2, 0.3)", kOdd, "Eigen"},
        {"boost::math::quaternion<float> q(0.92736184954957, 0.1, 0.2, 0.3);", kOdd, "Boost"},
        {"quaternion(0.92736184954957, 0.1, 0.2, 0.3)", kOdd, "numpy-quaternion"},
        {"Quaternion((0.92736184954957, 0.1, 0.2, 0.3))", kOdd, "Blender"},
        {"QQuaternion(0.92736184954957, 0.1, 0.2, 0.3)", kOdd, "Qt"},
        {"Quaternion::new(0.92736184954957, 0.1, 0.2, 0.3)", kOdd, "nalgebra"},
        {"transform.rotation = new Quaternion(0.1f, 0.2f, 0.3f, 0.92736184954957f);",
         in(FrameId::D3d, kOdd), "Unity"},
        {"new UnityEngine.Quaternion(0.1, 0.2, 0.3, 0.92736184954957)", in(FrameId::D3d, kOdd),
         "@d3d"},
        {"D3DXQUATERNION(0.1, 0.2, 0.3, 0.92736184954957)", in(FrameId::D3d, kOdd), "@d3d"},
        {"x, y, z, w = 0.1, 0.2, 0.3, 0.92736184954957", kOdd, "by the names"},
        {"const q = new THREE.Quaternion( 0.1, 0.2, 0.3, 0.92736184954957 );", kOdd, "three.js"},
        {"R.from_quat([0.1, 0.2, 0.3, 0.92736184954957])", kOdd, "SciPy"},
        {"r = Rotation.from_quat([0.92736184954957, 0.1, 0.2, 0.3], scalar_first=True)", kOdd,
         "scalar_first"},
        {"btQuaternion(0.1, 0.2, 0.3, 0.92736184954957)", kOdd, "Bullet"},
        {"Quat::from_xyzw(0.1_f32, 0.2_f32, 0.3_f32, 0.92736184954957_f32)", kOdd, "glam"},
        {"XMVectorSet(0.1f, 0.2f, 0.3f, 0.92736184954957f)", in(FrameId::D3d, kOdd), "Direct3D"},
        {R"({"mesh":0,"rotation":[0.1,0.2,0.3,0.92736184954957],"scale":[1,1,1]})", kOdd, "glTF"},
        {R"("attitude": [0.1, 0.2, 0.3, 0.92736184954957])", kOdd, "this program"},
        {"double q[4] = {0.1, 0.2, 0.3, 0.92736184954957}; // x, y, z, w", kOdd, "x y z w"},
        {"std::array<double, 4> q{0.92736184954957, 0.1, 0.2, 0.3}; /* wxyz */", kOdd, "w x y z"},
        // Engines with axes of their own.
        {"X=0.100000 Y=0.200000 Z=0.300000 W=0.92736184954957", in(FrameId::Unreal, kOdd), "FQuat"},
        {"FQuat(0.1, 0.2, 0.3, 0.92736184954957)", in(FrameId::Unreal, kOdd), "@unreal"},
        {"(Rotation=(X=0.1,Y=0.2,Z=0.3,W=0.92736184954957),Translation=(X=1,Y=2,Z=3),"
         "Scale3D=(X=1,Y=1,Z=1))",
         in(FrameId::Unreal, kOdd), "FQuat"},
        {"<0.1, 0.2, 0.3, 0.92736184954957>", kOdd, "LSL"},
        {"llSetRot(<0.00000, 0.00000, 0.70711, 0.70711>);", kLeft90, "LSL"},
        // By id, as this program has it.
        {"quat 0.1 0.2 0.3 0.92736184954957", kOdd, "x y z w"},
        {"attitude quat 0.1 0.2 0.3 0.92736184954957", kOdd, "x y z w"},
        {"quat-wxyz 0.92736184954957 0.1 0.2 0.3", kOdd, "w x y z"},
        {"quat@unreal 0.1 0.2 0.3 0.92736184954957", in(FrameId::Unreal, kOdd), "@unreal"},
        {"quat@+z+x+y 0.1 0.2 0.3 0.92736184954957", in(FrameId::D3d, kOdd), "@d3d"},
        {"quat@-x+y+z: 0.1, 0.2, 0.3, 0.92736184954957",
         in(*convention::frameFromName("-x+y+z"), kOdd), "@-x+y+z"},
        // Tables.
        {"qx,qy,qz,qw\n0.1,0.2,0.3,0.92736184954957\n", kOdd, "by the names"},
        {"time,x,y,z,qx,qy,qz,qw\n12.5,1,2,3,0.1,0.2,0.3,0.92736184954957\n", kOdd, "names"},
        {"| w | x | y | z |\n|---|---|---|---|\n| 0.92736184954957 | 0.1 | 0.2 | 0.3 |", kOdd,
         "by the names"},
        {"qw;qx;qy;qz\n0,92736184954957;0,1;0,2;0,3\n1,0;0,0;0,0;0,0", kOdd, "first of 2 rows"},
        // Numbers as they come.
        {"0.5; 0.5; 0.5; 0.5", {0.5, 0.5, 0.5, 0.5}, "x y z w"},
        {"0,5; 0,5; 0,5; 0,5", {0.5, 0.5, 0.5, 0.5}, "decimal commas"},
        {"0,5 0,5 0,5 0,5", {0.5, 0.5, 0.5, 0.5}, "decimal commas"},
        {"new THREE.Quaternion(0, 0, -Math.SQRT1_2, sqrt(2)/2)", {0, 0, -kHalf, kHalf}, "three.js"},
        {"w: 0x1.6a09e667f3bcdp-1 x: 0 y: 0 z: 0x3fe6a09e667f3bcd", kLeft90, "names"},
        {"x:\xEF\xBC\x90 y:0 z:\xE2\x88\x92\xEF\xBC\x91\xEF\xBC\x8E\xEF\xBC\x95 w:1.5",
         {0, 0, -kHalf, kHalf},
         "length 2.1213"},
        {"quat 1e200 0 0 1e200", {kHalf, 0, 0, kHalf}, "brought to 1"},
    };
}

std::vector<Real> angles() {
    const math::Quat worked = hnb(30, 20, 40);
    return {
        // Bare: heading, nose up, bank in degrees.
        {"30 20 40", worked, "in degrees"},
        {"30\xC2\xB0, 20\xC2\xB0, 40\xC2\xB0", worked, "in degrees"},
        {"(30deg, 20deg, 40deg)", worked, "in degrees"},
        {"[30.0, 20.0, 40.0]", worked, "in degrees"},
        {"array([30., 20., 40.])", worked, "in degrees"},
        {"30,0; 20,0; 40,0", worked, "decimal commas"},
        {"pi/6 pi/9 2*pi/9", worked, "radians"},
        {"0.523598775598298815 rad, 0.349065850398865915 rad, 0.69813170079773183 rad", worked,
         "in radians"},
        {"math.radians(30), math.radians(20), math.radians(40)", worked, "in degrees"},
        {"roll: 40 pitch: 20 yaw: 30", worked, "by their names"},
        {R"({"heading": 30, "pitch": 20, "bank": 40})", worked, "by their names"},
        {"roll_deg,pitch_deg,yaw_deg\n40,20,30", worked, "by their names"},
        {"\xCF\x88 = 30\xC2\xB0, \xCE\xB8 = 20\xC2\xB0, \xCF\x86 = 40\xC2\xB0", worked, "names"},
        // Unreal.
        {"(Pitch=3641,Yaw=5461,Roll=7282)", worked, "rotator units"},
        {"Rotation=(Pitch=16384)", hnb(0, 90, 0), "rotator units"},
        {"rot(3641,5461,7282)", worked, "rotator units"},
        {"(Pitch=20.000000,Yaw=30.000000,Roll=40.000000)", worked, "Unreal Engine 4"},
        {"P=20.000000 Y=30.000000 R=40.000000", worked, "Unreal Engine 4"},
        {"FRotator(20.f, 30.f, 40.f)", worked, "Unreal Engine 4"},
        {"SetActorRotation(FRotator(0.0f, 90.0f, 0.0f));", hnb(90, 0, 0), "Unreal Engine 4"},
        {"FRotator(3641, 5461, 7282)", worked, "Engine 1 to 3"},
        {"UKismetMathLibrary::MakeRotator(40.0, 20.0, 30.0)", worked, "MakeRotator"},
        {"urot 3641 5461 7282", worked, "by its id"},
        {"Urot: (3641, 5461, 7282)", worked, "rotator units"},
        {"urot = 3641 5461 7282", worked, "by its id"},
        {"urot: yaw=5461 pitch=3641 roll=7282", worked, "by their names"},
        {"lsl <0, 0, 1.5707963267948966>", kLeft90, "angles of lsl"},
        {"3641 5461 7282 (urot)", worked, "angles of urot"},
        {"P=3641 Y=5461 R=7282", worked, "rotator units"},
        {"rotator 3641 5461 7282", worked, "rotator units"},
        // One unit behind them all.
        {"0.523598775598298815 0.349065850398865915 0.69813170079773183 rad", worked, "in radians"},
        {"0.523598775598298815, 0.349065850398865915, 0.69813170079773183 radians", worked,
         "in radians"},
        {"roll, pitch, yaw = 40, 20, 30", worked, "by their names"},
        {"heading 30  nose up 20  bank 40", worked, "by their names"},
        // LSL: radians, X forward, Y left, Z up.
        {"<0.0, 0.0, 1.5707963267948966>", kLeft90, "llEuler2Rot"},
        {"llEuler2Rot(<0.0, 0.0, PI_BY_TWO>)", kLeft90, "llEuler2Rot"},
        {"rotation r = llEuler2Rot(<0, 0, 90> * DEG_TO_RAD);", kLeft90, "in degrees"},
        {"llEuler2Rot(<30.597238, -33.250103, -13.317076>*DEG_TO_RAD)", worked, "in degrees"},
        // Oblivion.
        {"SetAngle X -37.295910\nSetAngle Y -25.193022\nSetAngle Z 31.281063", worked, "placed"},
        {"player.setangle z 90", hnb(90, 0, 0), "player"},
        {"myRef.SetAngle z 90 ; face east", hnb(90, 0, 0), "placed"},
        {"GetAngle: X >> -37.295910\nGetAngle: Y >> -25.193022\nGetAngle: Z >> 31.281063", worked,
         "placed"},
        {"player.getangle z\nGetAngle >> 90.00\nplayer.getangle x\nGetAngle >> -20.00",
         hnb(90, 20, 0), "player"},
        {"set localAngX to 30\nset localAngY to -20 ; nose up\nset localAngZ to 40", worked,
         "local angles"},
        {"set worldAngX to -37.295910\nset worldAngY to -25.193022\nset worldAngZ to 31.281063",
         worked, "placed"},
        // Others.
        {"Quaternion.Euler(-20f, 30f, -40f)", worked, "Unity"},
        {"transform.eulerAngles = new Vector3(-20, 30, -40);", worked, "Unity"},
        {"XMQuaternionRotationRollPitchYaw(XMConvertToRadians(-20), XMConvertToRadians(30), "
         "XMConvertToRadians(-40))",
         worked, "Direct3D"},
        {"R.from_euler('ZYX', [-30, -20, 40], degrees=True)", worked, "SciPy"},
        {"Rotation.from_euler(\"xyz\", [40, -20, -30], degrees=True)", worked, "SciPy"},
        {"R.from_euler('zyx', [0, 0, np.pi/2])", {kHalf, 0, 0, kHalf}, "in radians"},
        {"q.setRPY(0, 0, M_PI_2);", kLeft90, "ROS"},
        {"<origin xyz=\"0 0 0\" rpy=\"0 0 1.5707963267948966\"/>", kLeft90, "URDF"},
        {"new THREE.Euler(0, 0, Math.PI / 2, 'XYZ')", kLeft90, "three.js"},
        {R"({"isEuler":true,"_x":0,"_y":0,"_z":1.5707963267948966,"_order":"XYZ"})", kLeft90,
         "three.js"},
        {"glm::quat(glm::vec3(0, 0, 1.5707963267948966))", kLeft90, "GLM"},
        {"new THREE.Euler(0, 0, Math.PI / 2)", kLeft90, "three.js"},
        {"<Euler (x=0.0000, y=0.0000, z=1.5707963267948966), order='XYZ'>", kLeft90, "Blender"},
    };
}

std::vector<Real> matricesAndAxes() {
    const math::Quat aboutX{kHalf, 0, 0, kHalf};
    return {
        {"0 -1 0\n1 0 0\n0 0 1", kLeft90, "by rows"},
        {"[[0, -1, 0], [1, 0, 0], [0, 0, 1]]", kLeft90, "by rows"},
        {"array([[ 0., -1.,  0.],\n       [ 1.,  0.,  0.],\n       [ 0.,  0.,  1.]])", kLeft90,
         "by rows"},
        {"double m[3][3] = {{0, -1, 0}, {1, 0, 0}, {0, 0, 1}};", kLeft90, "by rows"},
        {"[0 -1 0; 1 0 0; 0 0 1]", kLeft90, "by rows"},
        {"m << 0, -1, 0,\n     1, 0, 0,\n     0, 0, 1;", kLeft90, "by rows"},
        {"\\begin{pmatrix} 0 & -1 & 0 \\\\\n 1 & 0 & 0 \\\\\n 0 & 0 & 1 \\end{pmatrix}", kLeft90,
         "by rows"},
        {"r11=0 r12=-1 r13=0 r21=1 r22=0 r23=0 r31=0 r32=0 r33=1", kLeft90, "names"},
        {"m[0][0] = 0; m[0][1] = -1; m[0][2] = 0;\nm[1][0] = 1; m[1][1] = 0; m[1][2] = 0;\n"
         "m[2][0] = 0; m[2][1] = 0; m[2][2] = 1;",
         kLeft90, "names"},
        {"matrix 0 -1 0 1 0 0 0 0 1", kLeft90, "asked for"},
        {"glm::mat3(0, 1, 0, -1, 0, 0, 0, 0, 1)", kLeft90, "GLM"},
        {"mat3x3((0.0, 1.0, 0.0), (-1.0, 0.0, 0.0), (0.0, 0.0, 1.0))", kLeft90, "GLM"},
        {"glm::mat4(0,1,0,0, -1,0,0,0, 0,0,1,0, 5,6,7,1)", kLeft90, "GLM"},
        {"float m[16] = {0,1,0,0, -1,0,0,0, 0,0,1,0, 5,6,7,1};", kLeft90, "last four"},
        {"[0, -1, 0, 5, 1, 0, 0, 6, 0, 0, 1, 7, 0, 0, 0, 1]", kLeft90, "last column"},
        {"0 -1 0 5 1 0 0 6 0 0 1 7", kLeft90, "three rows of four"},
        {"D3DXMATRIX(0,1,0,0, -1,0,0,0, 0,0,1,0, 0,0,0,1)", in(FrameId::D3d, kLeft90), "Direct3D"},
        {"[0 1 0 0] [-1 0 0 0] [0 0 1 0] [0 0 0 1]", in(FrameId::Unreal, kLeft90), "FMatrix"},
        {"0 -2 0\n2 0 0\n0 0 2", kLeft90, "scale 2"},
        {"0.001 -0.99 0\n1.01 0 0\n0 0 1", kLeft90, "repaired"},
        {"1 0 0 0 1 0 0 0 1", {}, "by rows"},
        // Axis and angle.
        {"Eigen::AngleAxisd(M_PI/2, Eigen::Vector3d::UnitX())", aboutX, "Eigen"},
        {"Eigen::AngleAxisd(1.5707963267948966, Eigen::Vector3d(1, 0, 0))", aboutX, "Eigen"},
        {"glm::angleAxis(glm::radians(90.0f), glm::vec3(1.0f, 0.0f, 0.0f))", aboutX, "GLM"},
        {"glRotatef(90, 1, 0, 0);", aboutX, "OpenGL"},
        {"q.setFromAxisAngle(new THREE.Vector3(1, 0, 0), Math.PI / 2);", aboutX, "three.js"},
        {"FQuat(FVector(0, 0, 1), 1.5707963267948966)", in(FrameId::Unreal, kLeft90), "FQuat"},
        {"llAxisAngle2Rot(<1,0,0>, PI/2)", aboutX, "LSL"},
        {"Quaternion.AngleAxis(30, Vector3.up)", hnb(30, 0, 0), "Unity"},
        {"90\xC2\xB0 about z", kLeft90, "in degrees"},
        {R"({"axis": [0, 0, 1], "angle": 90})", kLeft90, "in degrees"},
        {"R.from_rotvec([0, 0, np.pi/2])", kLeft90, "rotation vector"},
        {"axis-angle 0 0 1 90", kLeft90, "in degrees"},
        {"axis-angle 0 0 1e-320 90", kLeft90, "in degrees"},
        {"axis-angle 1e300 0 0 90", aboutX, "in degrees"},
        {"rotvec 0 0 90 deg", kLeft90, "in degrees"},
        {"XMQuaternionRotationAxis({0, 1, 0}, 0.523598775598298815)", hnb(30, 0, 0), "@d3d"},
        {"0 0 1 90", kLeft90, "in degrees"},
    };
}

class RealForms : public testing::TestWithParam<Real> {};

TEST_P(RealForms, IsTakenForWhatItIs) {
    const Real& real = GetParam();
    const Paste paste = readPaste(real.text);
    ASSERT_EQ(paste.readings.size(), 1U)
        << real.text << "\n"
        << paste.error << (paste.readings.empty() ? "" : paste.readings[0].sentence + "\n")
        << (paste.readings.size() < 2 ? "" : paste.readings[1].sentence);
    const PasteReading& reading = paste.readings.front();
    // What was printed with six digits, or in rotator units, is as far off as they are.
    EXPECT_LT(degreesBetween(reading.worldFromBody, real.worldFromBody),
              reading.sentence.find("repaired") != std::string::npos        ? 1.0
              : reading.sentence.find("rotator units") != std::string::npos ? 0.01
                                                                            : 1e-5)
        << real.text << "\n"
        << reading.sentence;
    EXPECT_NE(reading.sentence.find(real.said), std::string::npos) << real.text << "\n"
                                                                   << reading.sentence;
    EXPECT_NEAR(math::norm(reading.worldFromBody), 1.0, 1e-12);
    EXPECT_EQ(reading.sentence.find('\n'), std::string::npos);
}
INSTANTIATE_TEST_SUITE_P(Quaternions, RealForms, testing::ValuesIn(quaternions()));
INSTANTIATE_TEST_SUITE_P(Angles, RealForms, testing::ValuesIn(angles()));
INSTANTIATE_TEST_SUITE_P(MatricesAndAxes, RealForms, testing::ValuesIn(matricesAndAxes()));

}  // namespace
}  // namespace gimbalscope::tune
