// swift-tools-version: 6.2
import CompilerPluginSupport
import PackageDescription

/// Every target is compiled in the Swift 6 language mode. Imports are internal unless they say otherwise, so that a
/// `public import` stands out in review, and a member is visible only through its own import.
let settings: [SwiftSetting] = [
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("ExistentialAny"),
    .treatAllWarnings(as: .error),
]

func library(
    _ name: String, _ dependencies: [Target.Dependency] = [], resources: [Resource] = [], links: [String] = [],
    plugins: [Target.PluginUsage] = []
) -> Target {
    .target(
        name: name, dependencies: dependencies, resources: resources, swiftSettings: settings,
        linkerSettings: links.map { .linkedLibrary($0) }, plugins: plugins)
}

func tests(_ name: String, _ dependencies: [Target.Dependency], resources: [Resource] = []) -> Target {
    .testTarget(name: name, dependencies: dependencies, resources: resources, swiftSettings: settings)
}

func systemLibrary(_ name: String, pkgConfig: String? = nil, debian package: String? = nil) -> Target {
    .systemLibrary(name: name, pkgConfig: pkgConfig, providers: package.map { [.apt([$0])] })
}

let package = Package(
    name: "Espalier",
    products: [
        .library(name: "SwiftUI", targets: ["SwiftUI", "Combine"]),
        .executable(name: "Gallery", targets: ["Gallery"]),
    ],
    targets: [
        // One target for each C library: a module map and a header of shims.
        systemLibrary("CMicroHTTPD", pkgConfig: "libmicrohttpd", debian: "libmicrohttpd-dev"),
        systemLibrary("CWSLay", debian: "libwslay-dev"),
        systemLibrary("CNettle", pkgConfig: "nettle", debian: "nettle-dev"),
        // Takes the place of malloc in the whole program.
        systemLibrary("CMimalloc", debian: "libmimalloc-dev"),
        // Of the C library's own, what Swift's module of it leaves out.
        systemLibrary("CEpoll"),
        systemLibrary("CHarfBuzz", pkgConfig: "harfbuzz-subset", debian: "libharfbuzz-dev"),
        systemLibrary("CSQLite", pkgConfig: "sqlite3", debian: "libsqlite3-dev"),
        systemLibrary("CBrotli", pkgConfig: "libbrotlienc", debian: "libbrotli-dev"),
        systemLibrary("CZlib", pkgConfig: "zlib", debian: "zlib1g-dev"),
        systemLibrary("CWOFF2Library", pkgConfig: "libwoff2enc", debian: "libwoff-dev"),
        // woff2 is C++: this target gives it functions in C.
        .target(name: "CWOFF2", dependencies: ["CWOFF2Library"]),

        // What a signal's handler may do is written in C.
        .target(name: "CCrash"),

        library("LayoutEngine"),
        library("TextMeasurement", ["LayoutEngine", "CHarfBuzz", "CWOFF2"], links: ["_FoundationICU"]),
        library("DisplayTree", ["LayoutEngine"]),
        library("Views", ["LayoutEngine", "DisplayTree", "Combine"]),
        library("HTMLRenderer", ["LayoutEngine", "DisplayTree"]),
        library(
            "Server",
            [
                "LayoutEngine", "TextMeasurement", "DisplayTree", "Views", "HTMLRenderer",
                "CMimalloc", "CMicroHTTPD", "CWSLay", "CNettle", "CEpoll", "CSQLite", "CBrotli", "CZlib",
                "CCrash",
            ], plugins: ["EmbedPublic"]),
        // Writes the scripts and the style sheet of `public` into the server's code when it is built.
        .executableTarget(name: "EmbedAssets", swiftSettings: settings),
        .plugin(name: "EmbedPublic", capability: .buildTool(), dependencies: ["EmbedAssets"]),
        library("Combine"),
        .macro(name: "SwiftUIMacros", swiftSettings: settings),
        library("SwiftUI", ["LayoutEngine", "Views", "Server", "Combine", "SwiftUIMacros"]),
        library(
            "GalleryPages", ["SwiftUI"],
            resources: [.copy("Resources/Localizable.xcstrings"), .copy("Resources/Pictures")]),
        .executableTarget(name: "Gallery", dependencies: ["SwiftUI", "GalleryPages"], swiftSettings: settings),
        .executableTarget(
            name: "Measure",
            dependencies: [
                "SwiftUI", "GalleryPages", "Views", "DisplayTree", "LayoutEngine", "HTMLRenderer", "TextMeasurement",
            ], path: "Benchmarks/Measure", swiftSettings: settings),

        .target(
            name: "TestKit", dependencies: ["LayoutEngine", "DisplayTree", "Views"], path: "Tests/TestKit",
            swiftSettings: settings),
        .executableTarget(
            name: "FaultyApp", dependencies: ["SwiftUI"], path: "Tests/FaultyApp", swiftSettings: settings),
        tests("LayoutEngineTests", ["LayoutEngine"], resources: [.copy("Cases")]),
        tests("TextMeasurementTests", ["TextMeasurement", "LayoutEngine"], resources: [.copy("Cases")]),
        tests("DisplayTreeTests", ["DisplayTree", "LayoutEngine"]),
        tests("ViewsTests", ["Views", "LayoutEngine", "DisplayTree", "Combine", "TestKit"]),
        tests("HTMLRendererTests", ["HTMLRenderer", "DisplayTree", "LayoutEngine"]),
        tests(
            "ServerTests", ["Server", "Views", "SwiftUI", "TestKit", "HTMLRenderer", "DisplayTree", "LayoutEngine"]),
        tests("CombineTests", ["Combine"]),
        tests(
            "SwiftUITests",
            ["SwiftUI", "SwiftUIMacros", "Views", "TestKit", "LayoutEngine", "DisplayTree", "GalleryPages"]),
    ],
    swiftLanguageModes: [.v6]
)
