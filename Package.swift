// swift-tools-version: 6.2
import CompilerPluginSupport
import PackageDescription

/// All targets use the Swift 6 language mode. Imports are internal by default, so that a `public import` stands out in
/// review. A member is visible only through a direct import of its module.
let settings: [SwiftSetting] = [
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("ExistentialAny"),
    .treatAllWarnings(as: .error),
]

/// The module of a folder in `Sources`. Its name has the product's prefix, so that an app may have a module with the
/// folder's name. Apps import the modules of `appleModules` by these names.
func module(_ folder: String) -> String {
    appleModules.contains(folder) ? folder : "Espalier" + folder
}

/// Frameworks of Apple's that the package does not have. Their modules say so, and what to use instead.
let absentModules = [
    "ARKit", "AVFoundation", "AVKit", "Accelerate", "AuthenticationServices", "CallKit", "Charts", "CloudKit",
    "Contacts", "ContactsUI", "CoreBluetooth", "CoreData", "CoreImage", "CoreML", "CoreMedia", "CoreText", "EventKit",
    "EventKitUI", "GameKit", "GameplayKit", "HealthKit", "ImageIO", "Intents", "IntentsUI", "JavaScriptCore", "MapKit",
    "MediaPlayer", "MetalKit", "MultipeerConnectivity", "MusicKit", "NaturalLanguage", "PDFKit", "PencilKit",
    "QuickLook", "RealityKit", "SafariServices", "SceneKit", "Speech", "SpriteKit", "SwiftData", "SystemConfiguration",
    "TipKit", "Translation", "Vision", "WeatherKit", "WebKit",
]

/// Frameworks of Apple's that ask what a device can or may do. Their modules answer for a device that cannot.
let deviceModules = [
    "ActivityKit", "AdSupport", "AppTrackingTransparency", "AudioToolbox", "BackgroundTasks", "CoreHaptics",
    "CoreLocation", "CoreMotion", "CoreSpotlight", "CoreTelephony", "DeviceCheck", "FoundationModels",
    "GroupActivities", "LinkPresentation", "LocalAuthentication", "MessageUI", "Metal", "Network", "PassKit", "Photos",
    "Security", "StoreKit", "UserNotifications", "VisionKit", "WatchConnectivity", "WidgetKit",
]

/// Frameworks of Apple's whose modules have the product's prefix. Portable packages ask for them by `canImport` and then take
/// what is missing here, or apps have modules of their own with these names. `EspalierSources` translates the imports of apps.
let prefixedModules: Set = [
    "Accelerate", "CommonCrypto", "Intents", "IntentsUI", "Metal", "MetalKit", "Network", "Security",
    "SystemConfiguration", "Translation", "simd",
]

/// Modules with the names of Apple's frameworks.
let appleModules =
    [
        "SwiftUI", "UIKit", "PhotosUI", "QuartzCore", "AppIntents", "_Testing_UIKit", "Combine", "CoreTransferable",
        "UniformTypeIdentifiers", "os", "OSLog", "CryptoKit",
    ] + (absentModules + deviceModules).filter { !prefixedModules.contains($0) }

func modules(_ folders: [String]) -> [Target.Dependency] { folders.map { .byName(name: module($0)) } }

func library(
    _ folder: String, _ dependencies: [String] = [], resources: [Resource] = [], links: [String] = [],
    plugins: [Target.PluginUsage] = []
) -> Target {
    .target(
        name: module(folder), dependencies: modules(dependencies), path: "Sources/" + folder, resources: resources,
        swiftSettings: settings, linkerSettings: links.map { .linkedLibrary($0) }, plugins: plugins)
}

func absent(_ name: String, _ dependencies: [String] = []) -> Target {
    .target(
        name: module(name), dependencies: modules(dependencies + ["Unavailable"]), path: "Sources/Absent/" + name,
        swiftSettings: settings)
}

func device(_ name: String, _ dependencies: [String] = []) -> Target {
    .target(
        name: module(name), dependencies: modules(dependencies), path: "Sources/Devices/" + name,
        swiftSettings: settings)
}

func executable(_ folder: String, _ dependencies: [String] = []) -> Target {
    .executableTarget(
        name: module(folder), dependencies: modules(dependencies), path: "Sources/" + folder, swiftSettings: settings)
}

/// A system C library, or a small C library of this package.
func systemLibrary(_ folder: String, pkgConfig: String? = nil, debian package: String? = nil) -> Target {
    .systemLibrary(
        name: module(folder), path: "Sources/" + folder, pkgConfig: pkgConfig,
        providers: package.map { [.apt([$0])] })
}

func cLibrary(_ folder: String, _ dependencies: [String] = []) -> Target {
    .target(name: module(folder), dependencies: modules(dependencies), path: "Sources/" + folder)
}

/// A program or module for tests and benchmarks, which is part of no product.
func support(_ name: String, _ dependencies: [String], path: String) -> Target {
    .target(name: name, dependencies: modules(dependencies), path: path, swiftSettings: settings)
}

func supportProgram(_ name: String, _ dependencies: [String], path: String) -> Target {
    .executableTarget(name: name, dependencies: modules(dependencies), path: path, swiftSettings: settings)
}

func tests(
    _ name: String, _ dependencies: [String], with support: [String] = [], resources: [Resource] = []
) -> Target {
    .testTarget(
        name: name, dependencies: modules(dependencies) + support.map { .byName(name: $0) }, resources: resources,
        swiftSettings: settings)
}

let package = Package(
    name: "Espalier",
    products: [
        .library(name: "SwiftUI", targets: appleModules + prefixedModules.sorted().map(module)),
        .executable(name: "Gallery", targets: ["EspalierGallery"]),
        // Puts the files of a target into its bundle and generates names for the assets of its catalogs.
        .plugin(name: "EspalierAssets", targets: ["EspalierAssets"]),
        // Compiles files that were written for Apple's compiler: `#selector`, `@objc`, `#if os(iOS)`.
        .plugin(name: "EspalierSources", targets: ["EspalierSources"]),
    ],
    targets: [
        // One target for each C library: a module map and a header of shims.
        systemLibrary("CMicroHTTPD", pkgConfig: "libmicrohttpd", debian: "libmicrohttpd-dev"),
        systemLibrary("CWSLay", debian: "libwslay-dev"),
        systemLibrary("CNettle", pkgConfig: "nettle", debian: "nettle-dev"),
        // Replaces malloc in the whole program.
        systemLibrary("CMimalloc", debian: "libmimalloc-dev"),
        // Functions of the C library that Swift's Glibc module omits.
        systemLibrary("CEpoll"),
        systemLibrary("CHarfBuzz", pkgConfig: "harfbuzz-subset", debian: "libharfbuzz-dev"),
        systemLibrary("CSQLite", pkgConfig: "sqlite3", debian: "libsqlite3-dev"),
        systemLibrary("CBrotli", pkgConfig: "libbrotlienc", debian: "libbrotli-dev"),
        systemLibrary("CCairo", pkgConfig: "cairo", debian: "libcairo2-dev"),
        systemLibrary("CTurboJPEG", pkgConfig: "libturbojpeg", debian: "libturbojpeg0-dev"),
        systemLibrary("CMark", pkgConfig: "libcmark-gfm", debian: "libcmark-gfm-extensions-dev"),
        systemLibrary("CZlib", pkgConfig: "zlib", debian: "zlib1g-dev"),
        systemLibrary("CWOFF2Library", pkgConfig: "libwoff2enc", debian: "libwoff-dev"),
        systemLibrary("CClipperLibrary", pkgConfig: "polyclipping", debian: "libpolyclipping-dev"),
        // These libraries are C++. Targets wrap them in C functions.
        cLibrary("CWOFF2", ["CWOFF2Library"]),
        cLibrary("CClipper", ["CClipperLibrary"]),

        // Signal handlers are written in C.
        cLibrary("CCrash"),

        // Lets a page's locale and time zone take the place of Foundation's current ones.
        cLibrary("CPageLocale"),

        library("LayoutEngine"),
        library("Internationalization", ["CPageLocale"], links: ["_FoundationICU"]),
        library("TextMeasurement", ["LayoutEngine", "CHarfBuzz", "CWOFF2"], links: ["_FoundationICU"]),
        library("Polygons", ["CClipper"]),
        library("Markdown", ["CMark"]),
        library("DisplayTree", ["LayoutEngine"], plugins: ["EspalierEmbedPublic"]),
        library(
            "Views",
            [
                "LayoutEngine", "DisplayTree", "Internationalization", "Polygons", "Markdown", "Combine",
                "CoreTransferable", "UniformTypeIdentifiers",
            ]),
        library("Pictures", ["CCairo", "CTurboJPEG"]),
        library("Painting", ["LayoutEngine", "DisplayTree", "HTMLRenderer", "Pictures"]),
        // Swift Testing expects it beside a module `UIKit`.
        library("_Testing_UIKit"),
        library(
            "UIKit",
            [
                "LayoutEngine", "DisplayTree", "Internationalization", "Views", "Pictures", "Painting", "Combine",
                "CoreTransferable", "UniformTypeIdentifiers", "_Testing_UIKit",
            ]),
        // The body of each unavailable declaration that has to return a value.
        library("Unavailable"),
        absent("ARKit", ["UIKit"]),
        absent("AVFoundation"),
        absent("AVKit", ["Views", "UIKit", "AVFoundation"]),
        absent("Accelerate"),
        absent("AuthenticationServices", ["Views"]),
        absent("CallKit"),
        absent("Charts", ["Views"]),
        absent("CloudKit"),
        absent("Contacts"),
        absent("ContactsUI", ["UIKit", "Contacts"]),
        absent("CoreBluetooth"),
        absent("CoreData", ["Views"]),
        absent("CoreImage", ["UIKit"]),
        absent("CoreML"),
        absent("CoreMedia"),
        absent("CoreText"),
        absent("EventKit"),
        absent("EventKitUI", ["UIKit", "EventKit"]),
        absent("GameKit", ["UIKit"]),
        absent("GameplayKit"),
        absent("HealthKit"),
        absent("ImageIO", ["UIKit"]),
        absent("Intents"),
        absent("IntentsUI", ["UIKit", "Intents"]),
        absent("JavaScriptCore"),
        absent("MapKit", ["Views", "CoreLocation"]),
        absent("MediaPlayer", ["UIKit"]),
        absent("MetalKit", ["UIKit", "Metal"]),
        absent("MultipeerConnectivity", ["UIKit"]),
        absent("MusicKit"),
        absent("NaturalLanguage"),
        absent("PDFKit", ["UIKit"]),
        absent("PencilKit", ["UIKit"]),
        absent("QuickLook", ["Views", "UIKit"]),
        absent("RealityKit", ["Views", "UIKit"]),
        absent("SafariServices", ["UIKit"]),
        absent("SceneKit", ["Views", "UIKit"]),
        absent("Speech"),
        absent("SpriteKit", ["Views"]),
        absent("SwiftData", ["Views", "SwiftUIMacros"]),
        absent("SystemConfiguration", ["Security"]),
        absent("TipKit", ["Views", "LayoutEngine"]),
        absent("Translation", ["Views"]),
        absent("Vision"),
        absent("WeatherKit", ["CoreLocation"]),
        absent("WebKit", ["Views", "UIKit"]),
        device("ActivityKit"),
        device("AdSupport"),
        device("AppTrackingTransparency"),
        device("AudioToolbox", ["Views"]),
        device("BackgroundTasks"),
        device("CoreHaptics"),
        device("CoreLocation"),
        device("CoreMotion"),
        device("CoreSpotlight", ["UniformTypeIdentifiers"]),
        device("CoreTelephony"),
        device("DeviceCheck"),
        device("FoundationModels", ["SwiftUIMacros"]),
        device("GroupActivities", ["Combine"]),
        device("LinkPresentation", ["UIKit", "CoreTransferable", "Unavailable"]),
        device("LocalAuthentication"),
        device("MessageUI", ["UIKit"]),
        device("Metal"),
        device("Network", ["Unavailable"]),
        device("PassKit", ["UIKit"]),
        device("Photos", ["UIKit"]),
        device("Security"),
        device("StoreKit", ["Views", "UIKit", "Unavailable"]),
        device("UserNotifications", ["Views"]),
        device("VisionKit", ["UIKit"]),
        device("WatchConnectivity", ["Views"]),
        device("WidgetKit", ["Views", "Unavailable"]),
        library("CryptoKit", ["CNettle"]),
        library("CommonCrypto", ["CNettle"]),
        library("simd"),
        library("AppIntents", ["Views"]),
        library(
            "PhotosUI", ["Views", "LayoutEngine", "UIKit", "Photos", "CoreTransferable", "UniformTypeIdentifiers"]),
        // The names of Core Animation that the other modules have.
        library("QuartzCore", ["LayoutEngine", "Views", "UIKit"]),
        library("HTMLRenderer", ["LayoutEngine", "DisplayTree", "Pictures"], plugins: ["EspalierEmbedPublic"]),
        library(
            "Server",
            [
                "LayoutEngine", "Internationalization", "TextMeasurement", "DisplayTree", "Views", "HTMLRenderer",
                "AssetCatalogs", "Pictures", "CMimalloc", "CMicroHTTPD", "CWSLay", "CryptoKit", "CEpoll", "CSQLite",
                "CBrotli", "CZlib", "CCrash",
            ], plugins: ["EspalierEmbedPublic"]),
        // Generates code from the wire names, the scripts and the style sheet in `public`.
        executable("EmbedAssets"),
        .plugin(
            name: "EspalierEmbedPublic", capability: .buildTool(), dependencies: ["EspalierEmbedAssets"],
            path: "Plugins/EmbedPublic"),
        // The files of asset catalogs, which the build and the server read.
        library("AssetCatalogs"),
        executable("GenerateAssets", ["AssetCatalogs"]),
        .plugin(
            name: "EspalierAssets", capability: .buildTool(), dependencies: ["EspalierGenerateAssets"],
            path: "Plugins/Assets"),
        // Sources for Apple's systems become sources for Linux.
        executable("TranslateSources"),
        .plugin(
            name: "EspalierSources", capability: .buildTool(), dependencies: ["EspalierTranslateSources"],
            path: "Plugins/Sources"),
        library("Combine"),
        library("os", ["Server"]),
        library("OSLog", ["os"]),
        library("UniformTypeIdentifiers"),
        library("CoreTransferable", ["Combine", "UniformTypeIdentifiers"]),
        // Tests may not depend on a macro: the package manager would build all tests, and all that they depend on, a second
        // time for the host. They test its library.
        library("MacroExpansions"),
        .macro(
            name: module("SwiftUIMacros"), dependencies: modules(["MacroExpansions"]), path: "Sources/SwiftUIMacros",
            swiftSettings: settings),
        library(
            "SwiftUI",
            [
                "LayoutEngine", "Internationalization", "Views", "UIKit", "Server", "Combine", "CoreTransferable",
                "UniformTypeIdentifiers", "SwiftUIMacros",
            ]),
        library(
            "GalleryPages", ["SwiftUI"],
            resources: [.copy("Resources/Localizable.xcstrings"), .copy("Resources/Images")],
            plugins: ["EspalierAssets"]),
        executable("Gallery", ["SwiftUI", "GalleryPages"]),
        supportProgram(
            "Measure",
            ["SwiftUI", "GalleryPages", "Views", "DisplayTree", "LayoutEngine", "HTMLRenderer", "TextMeasurement"],
            path: "Benchmarks/Measure"),

        support("TestKit", ["LayoutEngine", "DisplayTree", "Views"], path: "Tests/TestKit"),
        supportProgram("FaultyApp", ["SwiftUI"], path: "Tests/FaultyApp"),
        supportProgram("MotionApp", ["SwiftUI"], path: "Tests/MotionApp"),
        supportProgram("InputApp", ["SwiftUI", "PhotosUI"], path: "Tests/InputApp"),
        tests("LayoutEngineTests", ["LayoutEngine"], resources: [.copy("Cases")]),
        tests("InternationalizationTests", ["Internationalization"]),
        tests("TextMeasurementTests", ["TextMeasurement", "LayoutEngine"], resources: [.copy("Cases")]),
        tests("DisplayTreeTests", ["DisplayTree", "LayoutEngine"]),
        tests(
            "ViewsTests",
            [
                "Views", "Internationalization", "LayoutEngine", "DisplayTree", "Combine", "CoreTransferable",
                "UniformTypeIdentifiers",
            ],
            with: ["TestKit"]),
        tests("AppIntentsTests", ["AppIntents", "Views", "DisplayTree"], with: ["TestKit"]),
        tests("PicturesTests", ["Pictures"]),
        tests("AssetCatalogTests", ["AssetCatalogs", "GenerateAssets"]),
        tests("TranslateSourcesTests", ["TranslateSources"]),
        tests("PaintingTests", ["Painting", "Pictures", "DisplayTree", "LayoutEngine"]),
        tests("PolygonsTests", ["Polygons"]),
        tests("MarkdownTests", ["Markdown"]),
        tests(
            "UIKitTests", ["UIKit", "QuartzCore", "Views", "LayoutEngine", "DisplayTree", "Pictures", "Combine"],
            with: ["TestKit"]),
        tests(
            "PhotosUITests",
            [
                "PhotosUI", "UIKit", "Views", "LayoutEngine", "DisplayTree", "CoreTransferable",
                "UniformTypeIdentifiers",
            ],
            with: ["TestKit"]),
        tests("CryptoKitTests", ["CryptoKit", "CommonCrypto"]),
        tests("SimdTests", ["simd"]),
        tests("DevicesTests", deviceModules + ["Views", "DisplayTree"], with: ["TestKit"]),
        tests("HTMLRendererTests", ["HTMLRenderer", "DisplayTree", "LayoutEngine"]),
        tests(
            "ServerTests",
            [
                "Server", "AssetCatalogs", "Pictures", "Views", "SwiftUI", "HTMLRenderer", "DisplayTree",
                "LayoutEngine", "os",
            ],
            with: ["TestKit"]),
        tests("CombineTests", ["Combine"]),
        tests(
            "SwiftUITests",
            ["SwiftUI", "MacroExpansions", "Views", "LayoutEngine", "DisplayTree", "GalleryPages"], with: ["TestKit"]),
    ],
    swiftLanguageModes: [.v6]
)
