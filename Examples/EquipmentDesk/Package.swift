// swift-tools-version: 6.1
import PackageDescription

let package = Package(
    name: "EquipmentDesk",
    defaultLocalization: "en",
    dependencies: [.package(name: "espalier", path: "../..")],
    targets: [
        .systemLibrary(name: "CSQLite3", pkgConfig: "sqlite3", providers: [.apt(["libsqlite3-dev"])]),
        .executableTarget(
            name: "EquipmentDesk",
            dependencies: ["CSQLite3", .product(name: "SwiftUI", package: "espalier")],
            resources: [.copy("Resources/Localizable.xcstrings")],
            plugins: [.plugin(name: "EspalierAssets", package: "espalier")]),
        .testTarget(
            name: "EquipmentDeskTests",
            dependencies: ["EquipmentDesk", .product(name: "EspalierTesting", package: "espalier")]),
        .testTarget(
            name: "EquipmentDeskUITests", dependencies: [.product(name: "XCUIAutomation", package: "espalier")]),
    ]
)
