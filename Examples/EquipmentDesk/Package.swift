// swift-tools-version: 6.1
import PackageDescription

let package = Package(
    name: "EquipmentDesk",
    defaultLocalization: "en",
    dependencies: [.package(name: "espalier", path: "../..")],
    targets: [
        .executableTarget(
            name: "EquipmentDesk",
            dependencies: ["SwiftUI", "SwiftData", "Charts"].map { .product(name: $0, package: "espalier") },
            resources: [.copy("Resources/Localizable.xcstrings")],
            plugins: [.plugin(name: "EspalierAssets", package: "espalier")]),
        .testTarget(
            name: "EquipmentDeskTests",
            dependencies: ["EquipmentDesk", .product(name: "EspalierTesting", package: "espalier")]),
        .testTarget(
            name: "EquipmentDeskUITests", dependencies: [.product(name: "XCUIAutomation", package: "espalier")]),
    ]
)
