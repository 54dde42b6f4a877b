// swift-tools-version: 6.1
import PackageDescription

let package = Package(
    name: "AppName",
    dependencies: [
        ESPALIER_DEPENDENCY
    ],
    targets: [
        .executableTarget(name: "AppName", dependencies: [.product(name: "SwiftUI", package: "ESPALIER_PACKAGE")]),
        .testTarget(
            name: "AppNameTests",
            dependencies: ["AppName", .product(name: "EspalierTesting", package: "ESPALIER_PACKAGE")]),
    ]
)
