// swift-tools-version: 6.1
import PackageDescription

let package = Package(
    name: "WatchedApp",
    dependencies: [.package(name: "espalier", path: "../../..")],
    targets: [.executableTarget(name: "WatchedApp", dependencies: [.product(name: "SwiftUI", package: "espalier")])]
)
