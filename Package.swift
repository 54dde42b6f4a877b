// swift-tools-version: 6.2
import CompilerPluginSupport
import PackageDescription

/// Imports are internal by default, so that a `public import` stands out. A member needs a direct import of its module.
let settings: [SwiftSetting] = [
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("ExistentialAny"),
    .treatAllWarnings(as: .error),
]

/// The module of a folder. It has the product's prefix, so that an app may have one of that name, unless apps import it as Apple's.
func module(_ folder: String) -> String { appleModules.contains(folder) ? folder : "Espalier" + folder }
func modules(_ names: [String]) -> [Target.Dependency] { names.map { .byName(name: module($0)) } }

// MARK: Frameworks of Apple's

/// Frameworks that ask what a device can or may do, with what their modules depend on. They answer for a device that cannot.
let devices: KeyValuePairs = [
    "ActivityKit": [], "AdSupport": [], "AppTrackingTransparency": [], "AudioToolbox": ["Views"], "BackgroundTasks": [],
    "CoreHaptics": [], "CoreLocation": [], "CoreMotion": [], "CoreSpotlight": ["UniformTypeIdentifiers"],
    "CoreTelephony": [], "DeviceCheck": [], "FoundationModels": ["SwiftUIMacros"], "GroupActivities": ["Combine"],
    "LinkPresentation": ["UIKit", "CoreTransferable", "Unavailable"], "LocalAuthentication": [],
    "MessageUI": ["UIKit"], "Metal": [], "Network": ["Unavailable"], "PassKit": ["UIKit"], "Photos": ["UIKit"],
    "Security": [], "StoreKit": ["Views", "UIKit", "Unavailable"], "UserNotifications": ["Views"],
    "VisionKit": ["UIKit"], "WatchConnectivity": ["Views"], "WidgetKit": ["Views", "Unavailable"],
]

/// Frameworks that the package does not have, with what their modules depend on. They say so, and what to use instead.
let absent: KeyValuePairs = [
    "ARKit": ["UIKit"], "AVFoundation": ["CoreMedia"], "AVKit": ["Views", "UIKit", "AVFoundation"], "Accelerate": [],
    "AuthenticationServices": ["LayoutEngine", "Views", "os"], "CallKit": [], "CloudKit": [], "Contacts": [],
    "ContactsUI": ["UIKit", "Contacts"], "CoreBluetooth": [], "CoreData": ["Views"], "CoreImage": ["UIKit"],
    "CoreML": [], "CoreMedia": [], "CoreText": [], "EventKit": [], "EventKitUI": ["UIKit", "EventKit"],
    "GameKit": ["UIKit"], "GameplayKit": [], "HealthKit": [], "ImageIO": ["UIKit"], "Intents": [],
    "IntentsUI": ["UIKit", "Intents"], "JavaScriptCore": [], "MapKit": ["Views", "CoreLocation"],
    "MediaPlayer": ["UIKit"], "MetalKit": ["UIKit", "Metal"], "MultipeerConnectivity": ["UIKit"], "MusicKit": [],
    "NaturalLanguage": [], "PDFKit": ["UIKit"], "PencilKit": ["UIKit"], "QuickLook": ["Views", "UIKit"],
    "RealityKit": ["Views", "UIKit"], "SafariServices": ["UIKit"], "SceneKit": ["Views", "UIKit"], "Speech": [],
    "SpriteKit": ["Views"], "SystemConfiguration": ["Security"],
    "TipKit": ["Views", "LayoutEngine"], "Translation": ["Views"], "Vision": [], "WeatherKit": ["CoreLocation"],
    "WebKit": ["Views", "UIKit"],
]

/// Frameworks whose modules have the product's prefix. Portable packages ask for them by `canImport` and then take what is missing
/// here, or apps have modules of their own with these names. `EspalierSources` translates the imports of apps.
let prefixedModules: Set = [
    "Accelerate", "CommonCrypto", "Intents", "IntentsUI", "Metal", "MetalKit", "Network", "Security",
    "SystemConfiguration", "Translation", "simd",
]

/// The frameworks that apps of the web use: those of the trait `UIKit`, and the others.
let uiKitFrameworks = ["UIKit", "PhotosUI", "QuartzCore", "_Testing_UIKit"]
let webFrameworks = [
    "SwiftUI", "AppIntents", "Combine", "CoreTransferable", "UniformTypeIdentifiers", "os", "OSLog", "CryptoKit",
    "CommonCrypto", "simd",
]

/// The frameworks that apps ask for by a product of the same name.
let dataFrameworks = ["Charts", "SwiftData"]

let xcodeFrameworks = dataFrameworks + devices.map(\.key) + absent.map(\.key)
let appleModules = Set(webFrameworks + uiKitFrameworks + xcodeFrameworks + ["XCUIAutomation"])
    .subtracting(prefixedModules)

let views = ["LayoutEngine", "DisplayTree", "Views"]
let values = ["Combine", "CoreTransferable", "UniformTypeIdentifiers"]

/// A module by its folder in `Sources`.
func library(
    _ folder: String, _ dependencies: [String] = [], trait: [Target.Dependency] = [], resources: [Resource] = [],
    links: [String] = [], plugins: [Target.PluginUsage] = []
) -> Target {
    .target(
        name: module(String(folder.split(separator: "/").last!)), dependencies: modules(dependencies) + trait,
        path: "Sources/" + folder, resources: resources, swiftSettings: settings,
        linkerSettings: links.map { .linkedLibrary($0) }, plugins: plugins)
}

/// A module map and a header of shims for a library of the system.
func systemLibrary(_ name: String, pkgConfig: String? = nil, debian package: String? = nil) -> Target {
    .systemLibrary(
        name: module(name), path: "Sources/CLibraries/" + name, pkgConfig: pkgConfig,
        providers: package.map { [.apt([$0])] })
}

func cLibrary(_ name: String, _ dependencies: [String] = []) -> Target {
    .target(name: module(name), dependencies: modules(dependencies), path: "Sources/CLibraries/" + name)
}

func program(_ name: String, _ dependencies: [String], path: String) -> Target {
    .executableTarget(name: name, dependencies: modules(dependencies), path: path, swiftSettings: settings)
}

/// A program that runs in a build, and the plugin that runs it.
func tool(_ name: String, _ dependencies: [String] = [], plugin: String) -> [Target] {
    [
        program(module(name), dependencies, path: "Sources/Tools/" + name),
        .plugin(
            name: module(plugin), capability: .buildTool(), dependencies: modules([name]), path: "Plugins/" + plugin),
    ]
}

/// The tests of a module.
func tests(
    _ name: String, _ dependencies: [String] = [], programs: [String] = [], kit: Bool = false, cases: Bool = false,
    snapshots: Bool = false
) -> Target {
    .testTarget(
        name: name + "Tests",
        dependencies: modules(dependencies + (name == "Devices" ? [] : [name])) + (kit ? ["TestKit"] : [])
            + programs.map { .byName(name: $0) },
        exclude: snapshots ? ["Snapshots"] : [],
        resources: cases ? [.copy("Cases")] : [], swiftSettings: settings)
}

let package = Package(
    name: "Espalier",
    products: [
        .library(name: "SwiftUI", targets: webFrameworks.map(module)),
        // What only apps from Xcode import.
        .library(name: "AppleFrameworks", targets: xcodeFrameworks.map(module)),
        // Tests that use an app as its users do.
        .library(name: "XCUIAutomation", targets: ["XCUIAutomation"]),
        // Pages of an app in the process of its tests.
        .library(name: "EspalierTesting", targets: ["EspalierTesting"]),
        .library(name: "Charts", targets: ["Charts"]),
        .library(name: "SwiftData", targets: ["SwiftData"]),
        .executable(name: "Gallery", targets: ["EspalierGallery"]),
        // Puts the files of a target into its bundle and generates names for the assets of its catalogs.
        .plugin(name: "EspalierAssets", targets: ["EspalierAssets"]),
        // Compiles files that were written for Apple's compiler: `#selector`, `@objc`, `#if os(iOS)`.
        .plugin(name: "EspalierSources", targets: ["EspalierSources"]),
    ],
    traits: [
        .trait(name: "UIKit", description: "`import SwiftUI` gives the names of UIKit, as on Apple's systems."),
        .default(enabledTraits: ["UIKit"]),
    ],
    targets: [
        // The way of a page.
        library("LayoutEngine"),
        library("TextMeasurement", ["LayoutEngine", "CHarfBuzz", "CWOFF2"], links: ["_FoundationICU"]),
        library("DisplayTree", ["LayoutEngine"], plugins: ["EspalierEmbedPublic"]),
        library("Views", ["LayoutEngine", "DisplayTree", "Internationalization", "Polygons", "Markdown"] + values),
        library("HTMLRenderer", ["LayoutEngine", "DisplayTree", "Pictures"], plugins: ["EspalierEmbedPublic"]),
        library(
            "Server",
            views + [
                "Internationalization", "TextMeasurement", "HTMLRenderer", "AssetCatalogs", "Pictures", "PagePictures",
                "CryptoKit", "PageStores", "Supervision",
                "CMimalloc", "CMicroHTTPD", "CWSLay", "CEpoll", "CSQLite", "CBrotli", "CZlib", "CCrash",
            ], plugins: ["EspalierEmbedPublic"]),
        library(
            "SwiftUI",
            ["LayoutEngine", "Internationalization", "Passwords", "Views", "Server", "SwiftUIMacros"] + values,
            trait: uiKitFrameworks.map { .target(name: $0, condition: .when(traits: ["UIKit"])) }),

        // Frameworks of Apple's.
        library("Frameworks/AppIntents", ["Views"]),
        library(
            "Frameworks/Charts", views + ["ChartLayout", "Internationalization"]),
        library("Frameworks/Combine"),
        library("Frameworks/CommonCrypto", ["CNettle"]),
        library("Frameworks/CoreTransferable", ["Combine", "UniformTypeIdentifiers"]),
        library("Frameworks/CryptoKit", ["CNettle"]),
        library("Frameworks/OSLog", ["os"]),
        library("Frameworks/PhotosUI", ["LayoutEngine", "Views", "UIKit", "Photos"] + values.dropFirst()),
        // The names of Core Animation that the other modules have.
        library("Frameworks/QuartzCore", ["LayoutEngine", "Views", "UIKit"]),
        library(
            "Frameworks/SwiftData",
            ["LayoutEngine", "Views", "DataStore", "Internationalization", "SwiftUIMacros", "CAllocation"]),
        library(
            "Frameworks/UIKit",
            views + values + ["Internationalization", "Pictures", "PagePictures", "Painting", "_Testing_UIKit"]),
        library("Frameworks/UniformTypeIdentifiers"),
        // Swift Testing expects it beside a module `UIKit`.
        library("Frameworks/_Testing_UIKit"),
        library("Frameworks/os", ["Server"]),
        library("Frameworks/simd"),

        // What several modules use.
        // The files of asset catalogs, which the build and the server read.
        library("Support/AssetCatalogs"),
        library("Support/ChartLayout", ["LayoutEngine"]),
        library("Support/DataStore", ["CSQLite"], links: ["_FoundationICU"]),
        library("Support/Internationalization", ["CPageLocale"], links: ["_FoundationICU"]),
        library("Support/Markdown", ["CMark"]),
        library("Support/Passwords", ["Views", "CSodium"]),
        library("Support/Painting", ["LayoutEngine", "DisplayTree", "HTMLRenderer", "Pictures"]),
        library("Support/PageStores", ["CSQLite", "CPostgreSQL", "CHiredis"]),
        library("Support/PagePictures", views + ["Painting", "Pictures"]),
        library("Support/Pictures", ["CCairo", "CTurboJPEG"]),
        library("Support/Polygons", ["CClipper"]),
        library("Support/Supervision", ["CSupervision"]),
        // The body of each unavailable declaration that has to return a value.
        library("Support/Unavailable"),

        // Tests of apps. They link XCTest and Swift Testing, so no app depends on them.
        library("Testing/Automation", ["LayoutEngine", "Internationalization"]),
        library(
            "Testing/XCUIAutomation", ["Automation"],
            trait: [.target(name: "UIKit", condition: .when(traits: ["UIKit"]))]),
        library(
            "Testing/Testing",
            views + ["Automation", "Server", "HTMLRenderer", "PagePictures", "Pictures"]),

        // C libraries.
        // Calls a function of Swift's runtime.
        cLibrary("CAllocation"),
        systemLibrary("CBrotli", pkgConfig: "libbrotlienc", debian: "libbrotli-dev"),
        systemLibrary("CCairo", pkgConfig: "cairo", debian: "libcairo2-dev"),
        // Clipper and woff2 are C++. Two targets wrap them in C functions.
        cLibrary("CClipper", ["CClipperLibrary"]),
        systemLibrary("CClipperLibrary", pkgConfig: "polyclipping", debian: "libpolyclipping-dev"),
        // Signal handlers are written in C.
        cLibrary("CCrash"),
        // Functions of the C library that Swift's Glibc module omits.
        systemLibrary("CEpoll"),
        systemLibrary("CHarfBuzz", pkgConfig: "harfbuzz-subset", debian: "libharfbuzz-dev"),
        // Loads the client library of Redis when it is asked for.
        cLibrary("CHiredis"),
        systemLibrary("CMark", pkgConfig: "libcmark-gfm", debian: "libcmark-gfm-extensions-dev"),
        systemLibrary("CMicroHTTPD", pkgConfig: "libmicrohttpd", debian: "libmicrohttpd-dev"),
        // Replaces malloc in the whole program.
        systemLibrary("CMimalloc", debian: "libmimalloc-dev"),
        systemLibrary("CNettle", pkgConfig: "nettle", debian: "nettle-dev"),
        // Lets a page's locale and time zone take the place of Foundation's current ones.
        cLibrary("CPageLocale"),
        // Loads the client library of PostgreSQL when it is asked for.
        cLibrary("CPostgreSQL"),
        systemLibrary("CSodium", pkgConfig: "libsodium", debian: "libsodium-dev"),
        systemLibrary("CSQLite", pkgConfig: "sqlite3", debian: "libsqlite3-dev"),
        // Passes descriptors to other processes.
        cLibrary("CSupervision"),
        systemLibrary("CTurboJPEG", pkgConfig: "libturbojpeg", debian: "libturbojpeg0-dev"),
        cLibrary("CWOFF2", ["CWOFF2Library"]),
        systemLibrary("CWOFF2Library", pkgConfig: "libwoff2enc", debian: "libwoff-dev"),
        systemLibrary("CWSLay", debian: "libwslay-dev"),
        systemLibrary("CZlib", pkgConfig: "zlib", debian: "zlib1g-dev"),

        // Macros. Tests that depended on them would be built a second time, for the host. They test the library.
        library("Tools/MacroExpansions"),
        .macro(
            name: module("SwiftUIMacros"), dependencies: modules(["MacroExpansions"]),
            path: "Sources/Tools/SwiftUIMacros", swiftSettings: settings),

        // The demonstration.
        library(
            "Gallery/GalleryPages", ["SwiftUI", "Charts", "SwiftData"],
            resources: [.copy("Resources/Localizable.xcstrings"), .copy("Resources/Images")],
            plugins: ["EspalierAssets"]),
        program(module("Gallery"), ["SwiftUI", "GalleryPages"], path: "Sources/Gallery/Gallery"),

        // Benchmarks and tests.
        program(
            "Measure", views + ["SwiftUI", "GalleryPages", "HTMLRenderer", "TextMeasurement"],
            path: "Benchmarks/Measure"),
        program(
            "MeasureCharts", views + ["ChartLayout", "Charts", "HTMLRenderer", "TextMeasurement"],
            path: "Benchmarks/MeasureCharts"),
        program(
            "MeasureData", views + ["SwiftUI", "SwiftData", "DataStore", "CSQLite", "TextMeasurement"],
            path: "Benchmarks/Data"),
        program("FaultyApp", ["SwiftUI"], path: "Tests/Apps/FaultyApp"),
        program("InputApp", views + ["SwiftUI", "PhotosUI", "AuthenticationServices"], path: "Tests/Apps/InputApp"),
        program("MotionApp", ["SwiftUI"], path: "Tests/Apps/MotionApp"),
        // Claims the same browsers as others, until it is killed.
        program("PageStoreFighter", ["PageStores"], path: "Tests/Apps/PageStoreFighter"),
        // Commits until it is killed.
        program("StoreWriter", ["DataStore"], path: "Tests/Apps/StoreWriter"),
        // A supervisor, and its workers, without an app.
        program("SupervisedProgram", ["Supervision"], path: "Tests/Apps/SupervisedProgram"),
        .testTarget(
            name: "GalleryUITests", dependencies: ["XCUIAutomation"], swiftSettings: settings),
        // UI tests as authors write them in Xcode, which are only compiled.
        .target(
            name: "UITestSamples", dependencies: ["XCUIAutomation"], path: "Tests/UITestSamples",
            sources: ["UITestSamples.swift"], swiftSettings: [.swiftLanguageMode(.v5)], plugins: ["EspalierSources"]),
        .target(name: "TestKit", dependencies: modules(views), path: "Tests/TestKit", swiftSettings: settings),
        tests("AppIntents", ["Views", "DisplayTree"], kit: true),
        tests("AssetCatalogs", ["GenerateAssets"]),
        tests("Automation", ["LayoutEngine", "Internationalization"]),
        tests("ChartLayout", ["LayoutEngine"]),
        tests("Charts", views + ["ChartLayout", "HTMLRenderer"], kit: true),
        tests("CryptoKit", ["CommonCrypto"]),
        tests("DataStore", programs: ["StoreWriter"]),
        tests("Devices", devices.map(\.key) + ["Views", "DisplayTree"], kit: true),
        tests("DisplayTree", ["LayoutEngine"]),
        tests("HTMLRenderer", ["DisplayTree", "LayoutEngine"]),
        tests("LayoutEngine", cases: true),
        tests("Painting", ["Pictures", "DisplayTree", "LayoutEngine"]),
        tests("PageStores", programs: ["PageStoreFighter"]),
        tests("Passwords", ["Views"]),
        tests("PhotosUI", views + ["UIKit", "CoreTransferable", "UniformTypeIdentifiers"], kit: true),
        tests(
            "Server",
            views + [
                "AssetCatalogs", "Pictures", "PageStores", "SwiftUI", "SwiftData", "HTMLRenderer", "os",
                "AuthenticationServices",
            ],
            kit: true),
        tests("Supervision", programs: ["SupervisedProgram"]),
        tests("SwiftData", views + ["DataStore", "MacroExpansions"], kit: true),
        tests("SwiftUI", views + ["MacroExpansions", "GalleryPages"], kit: true),
        tests("Testing", ["SwiftUI", "Automation"], snapshots: true),
        tests("TextMeasurement", ["LayoutEngine"], cases: true),
        .testTarget(
            name: "XCUIAutomationTests", dependencies: ["XCUIAutomation", .byName(name: module("Automation"))],
            swiftSettings: settings),
        tests("UIKit", views + ["QuartzCore", "Pictures", "PagePictures", "Combine"], kit: true),
        tests("Views", views.dropLast() + values + ["Internationalization"], kit: true),
    ]
        + ["Combine", "DeclareAbsent", "Internationalization", "Markdown", "Pictures", "Polygons"].map { tests($0) }
        + ["TranslateSources", "simd"].map { tests($0) }
        // Generates the declarations of absent frameworks from tables.
        + tool("DeclareAbsent", plugin: "Absent")
        // Generates code from the wire names, the scripts and the style sheet in `public`.
        + tool("EmbedAssets", plugin: "EmbedPublic")
        + tool("GenerateAssets", ["AssetCatalogs"], plugin: "Assets")
        // Sources for Apple's systems become sources for Linux.
        + tool("TranslateSources", plugin: "Sources")
        + devices.map { library("Frameworks/Devices/" + $0, $1) }
        + absent.map { library("Frameworks/Absent/" + $0, $1 + ["Unavailable"], plugins: ["EspalierAbsent"]) })

// `scripts/test-changed` builds only the tests that it runs.
if let names = Context.environment["ESPALIER_TESTS"]?.split(separator: ",").map(String.init) {
    package.targets.removeAll { $0.type == .test && !names.contains($0.name) }
}
