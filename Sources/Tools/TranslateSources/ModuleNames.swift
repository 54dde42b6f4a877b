/// The names that modules of Apple's have on Linux.
enum ModuleNames {
    /// Modules of Espalier with a prefix: `prefixedModules` of `Package.swift`, which gives the reason.
    static let prefixed: Set<String> = [
        "Accelerate", "CommonCrypto", "Intents", "IntentsUI", "Metal", "MetalKit", "Network", "Security",
        "SystemConfiguration", "Translation", "simd",
    ]

    /// Modules without a counterpart, with the modules that have their declarations.
    private static let others = [
        "AVFAudio": "AVFoundation", "CoreGraphics": "UIKit", "CoreServices": "UniformTypeIdentifiers",
        "Darwin": "Glibc",
        "MobileCoreServices": "UniformTypeIdentifiers", "ObjectiveC": "UIKit", "SwiftUICore": "SwiftUI",
        "Symbols": "SwiftUI",
    ]

    /// The module to import in place of another; nil for the same one.
    static func imported(for name: String) -> String? {
        prefixed.contains(name) ? "Espalier" + name : others[name]
    }

    /// The module to ask for by `canImport` in place of another; nil for the same one. A module without a
    /// counterpart is absent, so that sources for several systems take their part for Linux.
    static func asked(for name: String) -> String? {
        prefixed.contains(name) ? "Espalier" + name : nil
    }
}
