/// The modules of Apple's that a file names before a declaration, as in `Darwin.exit(0)`, with their names on Linux.
struct ModuleQualifiers {
    private var names: [String: String] = [:]

    /// Reads the imports of a file.
    ///
    /// A name that the file declares itself is no qualifier: it hides the module.
    ///
    /// - Parameter source: The bytes of the file, in UTF-8.
    init(_ source: [UInt8]) {
        var imported: Set<String> = []
        var declared: Set<String> = []
        var scanner = SourceScanner(source)
        var previous = ""
        var isImport = false
        while !scanner.isAtEnd {
            if scanner.skipCommentOrString() { continue }
            let word = String(decoding: scanner.identifier, as: UTF8.self)
            scanner.advance(Swift.max(word.utf8.count, 1))
            guard !word.isEmpty else { continue }
            if word == "import" {
                isImport = true
            } else if isImport, !Self.importKinds.contains(word) {
                imported.insert(word)
                isImport = false
            } else if Self.importKinds.contains(previous) || previous == "actor" {
                declared.insert(word)
            }
            previous = word
        }
        // Foundation exports these two.
        if !imported.isDisjoint(with: Self.exportingFoundation) { imported.formUnion(["Darwin", "CoreGraphics"]) }
        for name in imported.subtracting(declared) { names[name] = ModuleNames.imported(for: name) }
    }

    /// The module to name in place of another; nil for the same one, and for a name that is not an imported module's.
    func translation(of name: String) -> String? { names[name] }

    /// Words between `import` and the name of a single declaration.
    static let importKinds: Set<String> = [
        "typealias", "struct", "class", "enum", "protocol", "let", "var", "func",
    ]

    /// Foundation, and modules of Apple's that export it, as all do that have headers in Objective-C.
    static let exportingFoundation: Set<String> = [
        "ARKit", "AVFAudio", "AVFoundation", "AVKit", "AuthenticationServices", "BackgroundTasks", "CallKit",
        "CloudKit", "Combine",
        "Contacts", "ContactsUI", "CoreBluetooth", "CoreData", "CoreHaptics", "CoreImage", "CoreLocation", "CoreML",
        "CoreMotion", "CoreSpotlight", "CoreTelephony", "EventKit", "EventKitUI", "Foundation", "GameKit",
        "GameplayKit",
        "HealthKit", "Intents", "IntentsUI", "JavaScriptCore", "LinkPresentation", "LocalAuthentication", "MapKit",
        "MediaPlayer", "MessageUI", "MetalKit", "MultipeerConnectivity", "NaturalLanguage", "PDFKit", "PassKit",
        "PencilKit",
        "Photos", "PhotosUI", "QuartzCore", "QuickLook", "SafariServices", "SceneKit", "Speech", "SpriteKit",
        "StoreKit",
        "SwiftUI", "UIKit", "UserNotifications", "Vision", "VisionKit", "WatchConnectivity", "WebKit", "WidgetKit",
    ]
}
