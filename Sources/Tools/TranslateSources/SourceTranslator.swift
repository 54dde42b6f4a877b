/// Translates a Swift file that was written for Apple's systems into one for Linux.
///
/// | in the file | in the translation |
/// |---|---|
/// | `os(iOS)` in the condition of `#if` | `os(Linux)` |
/// | `@objc`, `@objcMembers`, `@nonobjc`, `@IBOutlet` and other attributes for Objective-C and Interface Builder | nothing |
/// | `@UIApplicationMain` | `@main` |
/// | `@MainActor` before a type | `@preconcurrency @MainActor`, because blocks of Apple's Foundation let code for Swift 5 call the type with a warning |
/// | an override in an extension of a class of the same target | the same in the class (`ExtensionOverrides`) |
/// | `#selector(save)` | `Selector("save", Self.save)` |
/// | `#keyPath(Trip.name)` | `"name"` |
/// | `import CoreImage.CIFilterBuiltins` | `import CoreImage` |
/// | `import Network`, `canImport(Network)` and others of `ModuleNames` | `import EspalierNetwork`, `canImport(EspalierNetwork)` |
/// | `import CoreGraphics`, `import Darwin` and others of `ModuleNames` | an import of the module that has the names, `UIKit` or `Glibc` |
/// | `Darwin.exit(0)`, `Network.NWPath` and other names with such a module in a file that imports it | `Glibc.exit(0)`, `EspalierNetwork.NWPath` |
/// | `XMLParser` or `XMLParserDelegate` in a file that imports Foundation, itself or by another module | an import of `FoundationXML` besides, a part of Apple's Foundation. Other programs do not need its libraries. |
/// | an import of `Foundation`, or of a module that exports it, in a file without `import SwiftUI` | an import of `SwiftUI` besides, because Apple's Foundation exports Combine, Observation and all networking |
/// | functions and keys of the keychain (`SecItemAdd`, `kSecClass`) and types of Core Foundation (`CFDictionary`) in a file without `import Security` | an import of `Security` besides, for the same reason |
/// | `XCUIApplication` and other names of UI tests in a file without `import XCUIAutomation` | an import of `XCUIAutomation` besides, which Apple's XCTest exports, in place of that of `SwiftUI` |
/// | an override of `runsForEachTargetApplicationUIConfiguration` | the property without `override`, because XCTest on Linux has none |
/// | `ProcessInfo()` | `ProcessInfo.processInfo`, the same, whose initializer is not public on Linux |
/// | `CIImage` and other types of filters in a file that imports UIKit or SwiftUI | an import of `CoreImage` besides, which Apple's UIKit exports |
///
/// Everything else stays as it is, in the same lines and, but for selectors and names of modules, columns. Errors of the compiler name the file itself.
struct SourceTranslator {
    private var scanner: SourceScanner
    private let path: String
    private let qualifiers: ModuleQualifiers
    private var output: [UInt8] = []
    private var imports: Set<String> = []
    /// The modules that overrides from other files need.
    private let movedImports: Set<String>
    /// Whether the file uses the keychain or types of Core Foundation, whose names Apple's Foundation exports too.
    private var usesKeychain = false
    /// Whether the file parses XML, by a part of Apple's Foundation that is a module on Linux.
    private var parsesXML = false
    /// Whether the file filters images, by a module that Apple's UIKit exports.
    private var filtersImages = false
    /// Whether the file uses elements of an app under test, by a module that Apple's XCTest exports.
    private var testsApps = false

    /// - Parameters:
    ///   - source: The bytes of the file, in UTF-8.
    ///   - path: The path of the file, for the compiler's messages.
    ///   - others: The other files of the target.
    init(_ source: some Sequence<UInt8>, path: String, others: [(path: String, bytes: [UInt8])] = []) {
        var needed: Set<String> = []
        scanner = SourceScanner(
            ExtensionOverrides(Array(source), path: path, others: others).moved(imports: &needed))
        movedImports = needed
        qualifiers = ModuleQualifiers(scanner.bytes)
        self.path = path
    }

    /// The translated file.
    mutating func translate() -> [UInt8] {
        while !scanner.isAtEnd {
            let start = scanner.position
            if scanner.skipCommentOrString() {
                copy(from: start)
            } else {
                switch scanner.byte() {
                case UInt8(ascii: "#"): translateDirective()
                case UInt8(ascii: "@"): translateAttribute()
                case let byte where byte.isIdentifier: readWord()
                default: copy(1)
                }
            }
        }
        return header + output
    }

    /// The lines before the first one of the file.
    private var header: [UInt8] {
        var added = ""
        let importsFoundation = !imports.isDisjoint(with: ModuleQualifiers.exportingFoundation)
        let addsAutomation = testsApps && imports.contains("XCTest") && !imports.contains("XCUIAutomation")
        if addsAutomation { added += "import XCUIAutomation\n" }
        if importsFoundation, !addsAutomation, imports.isDisjoint(with: ["SwiftUI", "XCUIAutomation"]) {
            added += "import SwiftUI\n"
        }
        if usesKeychain, importsFoundation, !imports.contains("Security") { added += "import EspalierSecurity\n" }
        if parsesXML, importsFoundation, !imports.contains("FoundationXML") { added += "import FoundationXML\n" }
        if filtersImages, !imports.isDisjoint(with: ["UIKit", "SwiftUI"]), !imports.contains("CoreImage") {
            added += "import CoreImage\n"
        }
        for name in movedImports.subtracting(imports).sorted() {
            added += "import \(ModuleNames.imported(for: name) ?? name)\n"
        }
        return Array((added + Self.location(path, 1) + "\n").utf8)
    }

    /// The directive by which the compiler's messages name a line of a file.
    static func location(_ path: String, _ line: Int) -> String {
        let name = path.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
        return "#sourceLocation(file: \"\(name)\", line: \(line))"
    }

    // MARK: Output

    private mutating func copy(_ count: Int) {
        let start = scanner.position
        scanner.advance(count)
        copy(from: start)
    }

    private mutating func copy(from start: Int) {
        output += scanner.bytes[start..<scanner.position]
    }

    /// Passes bytes. Spaces and line ends keep the columns and lines of what follows.
    private mutating func blank(_ count: Int) {
        let start = scanner.position
        scanner.advance(count)
        output += scanner.bytes[start..<scanner.position].map { $0 == .newline ? .newline : .space }
    }

    // MARK: Words

    /// Copies an identifier, and reads the module after `import` or before a name.
    private mutating func readWord() {
        let word = scanner.identifier
        if isQualifier(word) { return translateModule(by: qualifiers.translation) }
        if word.elementsEqual("override".utf8), isConfigurationOverride { return blank(word.count) }
        copy(word.count)
        if word.elementsEqual("import".utf8) { translateImport() }
        if word.elementsEqual("ProcessInfo".utf8), scanner.byte() == .open, scanner.byte(1) == .close {
            output += Array(".processInfo".utf8)
            scanner.advance(2)
        }
        if word.starts(with: "XCUI".utf8) || Self.automationNames.contains(where: { word.elementsEqual($0.utf8) }) {
            testsApps = true
        }
        if word.starts(with: "kSec".utf8) || word.starts(with: "SecItem".utf8) || Self.isCoreFoundation(word) {
            usesKeychain = true
        }
        if Self.filterTypes.contains(where: { word.elementsEqual($0.utf8) }) { filtersImages = true }
        if word.elementsEqual("XMLParser".utf8) || word.elementsEqual("XMLParserDelegate".utf8) { parsesXML = true }
    }

    private static let automationNames = [
        "XCTAttachment", "XCTContext", "XCTActivity", "XCTApplicationLaunchMetric", "XCTOSSignpostMetric",
        "XCTClockMetric", "XCTCPUMetric",
        "XCTMemoryMetric", "addUIInterruptionMonitor",
    ]

    /// Whether the position is at an override of the property by which Apple's XCTest runs a test in several configurations.
    private var isConfigurationOverride: Bool {
        var rest = scanner
        while !rest.isAtEnd, rest.byte() != .newline, rest.byte() != .openBrace {
            let word = rest.identifier
            if word.elementsEqual("runsForEachTargetApplicationUIConfiguration".utf8) { return true }
            rest.advance(max(1, word.count))
        }
        return false
    }

    private static let filterTypes = ["CIImage", "CIContext", "CIFilter", "CIColor", "CIVector"]

    private static let coreFoundationTypes = [
        "CFArray", "CFBoolean", "CFData", "CFDictionary", "CFNumber", "CFString", "CFTypeRef",
    ]

    private static func isCoreFoundation(_ word: ArraySlice<UInt8>) -> Bool {
        word.starts(with: "CF".utf8) && coreFoundationTypes.contains { word.elementsEqual($0.utf8) }
            || word.starts(with: "kCFBoolean".utf8)
    }

    /// Whether an identifier at the position may be the module of the name behind it.
    private func isQualifier(_ word: ArraySlice<UInt8>) -> Bool {
        scanner.byte(word.count) == .dot && scanner.byte(word.count + 1).isIdentifier && scanner.byte(-1) != .dot
    }

    /// Notes the name of an imported module, and writes the one that the module has on Linux.
    private mutating func readModule() {
        imports.insert(String(decoding: scanner.identifier, as: UTF8.self))
        translateModule(by: ModuleNames.imported)
    }

    /// Reads the name of a module, and writes its name on Linux.
    private mutating func translateModule(by name: (String) -> String?) {
        let module = String(decoding: scanner.identifier, as: UTF8.self)
        guard let other = name(module) else { return copy(module.utf8.count) }
        output += Array(other.utf8)
        scanner.advance(module.utf8.count)
    }

    /// Copies the module of an import, and notes it. A submodule is left out; a single name, which follows its kind, stays.
    private mutating func translateImport() {
        while scanner.byte() == .space { copy(1) }
        let name = String(decoding: scanner.identifier, as: UTF8.self)
        if ModuleQualifiers.importKinds.contains(name) {
            copy(name.utf8.count)
            while scanner.byte() == .space { copy(1) }
            readModule()
            return
        }
        readModule()
        while !name.isEmpty, scanner.byte() == .dot, scanner.byte(1).isIdentifier {
            blank(1)
            blank(scanner.identifier.count)
        }
    }

    // MARK: Attributes

    private static let removed: Set<String> = [
        "objc", "objcMembers", "nonobjc", "IBOutlet", "IBAction", "IBInspectable", "IBDesignable", "IBSegueAction",
        "GKInspectable",
    ]

    private mutating func translateAttribute() {
        var rest = scanner
        rest.advance()
        let name = String(decoding: rest.identifier, as: UTF8.self)
        if name == "UIApplicationMain" {
            output += Array("@main".utf8)
            scanner.advance(1 + name.utf8.count)
        } else if name == "MainActor", scanner.isBeforeType, !isBehind("@preconcurrency") {
            output += Array("@preconcurrency ".utf8)
            copy(1)
        } else if Self.removed.contains(name) {
            blank(1 + name.utf8.count)
            // A name in Objective-C follows at once: `@objc(didTap:)`.
            if name == "objc", scanner.byte() == .open, let argument = scanner.parenthesized {
                blank(argument.count + 2)
            }
        } else {
            copy(1)
        }
    }

    /// Whether the output ends with an attribute.
    private func isBehind(_ attribute: String) -> Bool {
        guard let end = output.lastIndex(where: { $0 != .space && $0 != .newline }) else { return false }
        return output[...end].suffix(attribute.utf8.count).elementsEqual(attribute.utf8)
    }

    // MARK: Directives

    private mutating func translateDirective() {
        var rest = scanner
        rest.advance()
        let name = String(decoding: rest.identifier, as: UTF8.self)
        switch name {
        case "if", "elseif":
            copy(1 + name.utf8.count)
            translateCondition()
        case "selector", "keyPath":
            let start = scanner.position
            scanner.advance(1 + name.utf8.count)
            guard let argument = scanner.parenthesized else { return copy(from: start) }
            let text = String(decoding: argument, as: UTF8.self)
            guard let replacement = name == "selector" ? Self.selector(text) : Self.keyPath(text) else {
                return copy(from: start)
            }
            output += Array(replacement.utf8)
            scanner.advance(argument.count + 2)
            // Line ends inside the argument follow it, so that later lines keep their numbers.
            output += argument.filter { $0 == .newline }
        default: copy(1 + name.utf8.count)
        }
    }

    /// Copies the condition of `#if` up to the end of its line.
    private mutating func translateCondition() {
        while !scanner.isAtEnd, scanner.byte() != .newline {
            let start = scanner.position
            if scanner.skipCommentOrString() {
                copy(from: start)
            } else if scanner.byte().isIdentifier {
                let word = scanner.identifier
                copy(word.count)
                guard word.elementsEqual("os".utf8) || word.elementsEqual("canImport".utf8) else { continue }
                while scanner.byte() == .space || scanner.byte() == .open { copy(1) }
                if word.elementsEqual("canImport".utf8) {
                    translateModule(by: ModuleNames.asked)
                    continue
                }
                guard scanner.identifier.elementsEqual("iOS".utf8) else { continue }
                output += Array("Linux".utf8)
                scanner.advance(3)
            } else {
                copy(1)
            }
        }
    }

    private static func selector(_ argument: String) -> String? {
        SelectorExpression(argument).map { "Selector(\"\($0.name)\", \($0.method))" }
    }

    /// The path of a property, without its type.
    private static func keyPath(_ argument: String) -> String? {
        let parts = argument.split { $0 == "." || $0.isWhitespace }
        let names = parts.drop { $0.first?.isUppercase == true }
        return names.isEmpty ? nil : "\"\(names.joined(separator: "."))\""
    }
}
