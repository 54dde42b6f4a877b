import Foundation
import Testing

@testable import EspalierTranslateSources

@Suite struct `A translated source` {
    /// The translation without the line that names the file.
    private func translation(of source: String) -> String {
        var translator = SourceTranslator(source.utf8, path: "/app/A.swift")
        let text = String(decoding: translator.translate(), as: UTF8.self)
        return text.replacing("#sourceLocation(file: \"/app/A.swift\", line: 1)\n", with: "", maxReplacements: 1)
    }

    @Test(arguments: [
        ("#if os(iOS)\n", "#if os(Linux)\n"),
        ("#if !os( iOS ) && DEBUG // os(iOS)\n", "#if !os( Linux ) && DEBUG // os(iOS)\n"),
        ("#if os(macOS)\n#elseif os(iOS) || os(visionOS)\n", "#if os(macOS)\n#elseif os(Linux) || os(visionOS)\n"),
        ("#if canImport(UIKit)\n", "#if canImport(UIKit)\n"),
        ("let os = \"os(iOS)\"; print(os(iOS))\n", "let os = \"os(iOS)\"; print(os(iOS))\n"),
    ])
    func `takes the branch for phones`(source: String, expected: String) {
        #expect(translation(of: source) == expected)
    }

    @Test(arguments: [
        ("let a = ProcessInfo().arguments\n", "let a = ProcessInfo.processInfo.arguments\n"),
        ("let a = ProcessInfo.processInfo // ProcessInfo()\n", "let a = ProcessInfo.processInfo // ProcessInfo()\n"),
        ("let a = MyProcessInfo()\n", "let a = MyProcessInfo()\n"),
    ])
    func `asks for the process by the property that Linux has`(source: String, expected: String) {
        #expect(translation(of: source) == expected)
    }

    @Test(arguments: [
        (
            "import XCTest\nlet app = XCUIApplication()\n",
            "import XCUIAutomation\nimport XCTest\nlet app = XCUIApplication()\n"
        ),
        (
            "import XCTest\nimport Foundation\nlet a = XCTAttachment(string: b)\n",
            "import XCUIAutomation\nimport XCTest\nimport Foundation\nlet a = XCTAttachment(string: b)\n"
        ),
        ("import Foundation\nimport XCUIAutomation\n", "import Foundation\nimport XCUIAutomation\n"),
        ("import XCTest // XCUIApplication\n", "import XCTest // XCUIApplication\n"),
    ])
    func `imports what Apple's XCTest exports for UI tests`(source: String, expected: String) {
        #expect(translation(of: source) == expected)
    }

    @Test func `overrides no property that XCTest lacks`() {
        #expect(
            translation(of: "override class var runsForEachTargetApplicationUIConfiguration: Bool {")
                == "         class var runsForEachTargetApplicationUIConfiguration: Bool {")
        #expect(translation(of: "override func setUp() {}") == "override func setUp() {}")
    }

    @Test(arguments: [
        ("@objc func a() {}", "      func a() {}"),
        ("@objc(tapped:) private func a()", "               private func a()"),
        ("@objcMembers class A: NSObject {", "             class A: NSObject {"),
        ("@IBOutlet weak var a: UILabel!", "          weak var a: UILabel!"),
        ("@IBAction func a(_ b: Any)", "          func a(_ b: Any)"),
        ("@objc\nfunc a()", "     \nfunc a()"),
        ("@UIApplicationMain class A", "@main class A"),
        ("@State var a; @objcThing var b", "@State var a; @objcThing var b"),
    ])
    func `has no attributes for Objective-C, and keeps its columns`(source: String, expected: String) {
        #expect(translation(of: source) == expected)
    }

    @Test(arguments: [
        ("@MainActor class A {", "@preconcurrency @MainActor class A {"),
        (
            "@MainActor\n@Observable public final class A {",
            "@preconcurrency @MainActor\n@Observable public final class A {"
        ),
        ("@available(iOS 17, *) @MainActor struct A", "@available(iOS 17, *) @preconcurrency @MainActor struct A"),
        ("@MainActor // for the page\nprotocol A", "@preconcurrency @MainActor // for the page\nprotocol A"),
        ("@preconcurrency\n@MainActor class A", "@preconcurrency\n@MainActor class A"),
        ("@MainActor @preconcurrency class A", "@MainActor @preconcurrency class A"),
        ("@MainActor func a() {}", "@MainActor func a() {}"),
        ("@MainActor class func a() {}", "@MainActor class func a() {}"),
        ("@MainActor private var a = 1", "@MainActor private var a = 1"),
        ("Task { @MainActor in a() }", "Task { @MainActor in a() }"),
        ("let a: @MainActor () -> Void", "let a: @MainActor () -> Void"),
        ("@MainActor extension A {", "@MainActor extension A {"),
    ])
    func `lets blocks of Foundation call types of the main actor`(source: String, expected: String) {
        #expect(translation(of: source) == expected)
    }

    @Test func `has overrides of extensions in their classes, and keeps the numbers of lines`() {
        let source = """
            class A: B {
                func a() { print("}") }
            }
            extension A: C {
                func c() {}

                override func b(_ d: () -> Void = {}) {
                    d()
                }
                func e() {}
                override var f: Int { 1 }
            }
            """
        let expected = """
            class A: B {
                func a() { print("}") }

            #sourceLocation(file: "/app/A.swift", line: 7)
                override func b(_ d: () -> Void = {}) {
                    d()
                }
            #sourceLocation(file: "/app/A.swift", line: 3)

            #sourceLocation(file: "/app/A.swift", line: 11)
                override var f: Int { 1 }
            #sourceLocation(file: "/app/A.swift", line: 3)
            }
            extension A: C {
                func c() {}




                func e() {}

            }
            """
        #expect(translation(of: source) == expected)
    }

    private let screen = """
        import UIKit

        class A: B {
        }
        """
    private let addition = """
        import MapKit

        extension A {
            override func b() {}
            func c() {}
        }
        """

    @Test func `has overrides of extensions in other files, which need their modules`() {
        var translator = SourceTranslator(
            screen.utf8, path: "/app/A.swift", others: [("/app/C.swift", Array(addition.utf8))])
        let expected = """
            import SwiftUI
            import MapKit
            #sourceLocation(file: "/app/A.swift", line: 1)
            import UIKit

            class A: B {

            #sourceLocation(file: "/app/C.swift", line: 4)
                override func b() {}
            #sourceLocation(file: "/app/A.swift", line: 4)
            }
            """
        #expect(String(decoding: translator.translate(), as: UTF8.self) == expected)
    }

    @Test func `has no overrides that another file of the target takes`() {
        var translator = SourceTranslator(
            addition.utf8, path: "/app/C.swift", others: [("/app/A.swift", Array(screen.utf8))])
        let expected = """
            import SwiftUI
            #sourceLocation(file: "/app/C.swift", line: 1)
            import MapKit

            extension A {

                func c() {}
            }
            """
        #expect(String(decoding: translator.translate(), as: UTF8.self) == expected)
    }

    @Test(arguments: [
        "extension A { override func b() {} }", "class A {}\nextension B {\n    override func b() {}\n}",
        "class A { override func b() {} }\nextension A { func c() {} }", "extension A {\n override func b()",
        "class A {}\nextension A {", "class A { class B {} }\nextension B {\n override func b() {}\n}",
    ])
    func `leaves overrides where they are if their class is elsewhere`(source: String) {
        #expect(translation(of: source) == source)
    }

    @Test(arguments: [
        ("#selector(save)", #"Selector("save", Self.save)"#),
        ("#selector(save(_:))", #"Selector("save", Self.save(_:))"#),
        ("#selector(self.save(sender:with:))", #"Selector("save", Self.save(sender:with:))"#),
        ("#selector( Editor.save )", #"Selector("save", Editor.save)"#),
        (
            "#selector(UIResponder.resignFirstResponder)",
            #"Selector("resignFirstResponder", UIResponder.resignFirstResponder)"#
        ),
        ("#selector(Outer.Editor.save(_:))", #"Selector("save", Outer.Editor.save(_:))"#),
        (
            "#selector(context.coordinator.save(_:))",
            #"Selector("save", type(of: context.coordinator).save(_:))"#
        ),
        (
            "#selector((save as (Editor) -> (Any) -> Void))",
            #"Selector("save", Self.save as (Editor) -> (Any) -> Void)"#
        ),
        ("#selector(getter: name)", "#selector(getter: name)"),
        ("#selector(save", "#selector(save"),
        ("f(#selector(\n    save\n), 1)\nb", "f(Selector(\"save\", Self.save)\n\n, 1)\nb"),
        ("#keyPath(Trip.owner.name)", "\"owner.name\""),
        ("#keyPath(name)", "\"name\""),
        ("#Preview { A() }", "#Preview { A() }"),
    ])
    func `has selectors that contain their methods`(source: String, expected: String) {
        #expect(translation(of: source) == expected)
    }

    @Test(arguments: [
        "// @objc #selector(a)\n",
        "/* @objc /* nested */ #selector(a) */ let a = 1\n",
        "let a = \"@objc \\\" #selector(a)\"\n",
        "let a = \"\\(f(\"@objc \\(b) )\")) @objc\"\n",
        "let a = #\"@objc \" \\(b) #selector(a)\"#\n",
        "let a = \"\"\"\n    @objc \" #selector(a)\n    \"\"\"\n",
        "let a = ##\"\"\"\n    \"\"\" \"# @objc\n    \"\"\"##\n",
    ])
    func `keeps comments and strings as they are`(source: String) {
        #expect(translation(of: source) == source)
    }

    @Test(arguments: [
        ("let a = \"unterminated\n@objc func a() {}\n", "let a = \"unterminated\n      func a() {}\n"),
        ("let a = /\"/\n@objc func a() {}\n", "let a = /\"/\n      func a() {}\n"),
        ("/* unterminated @objc", "/* unterminated @objc"),
        ("\"\"\" @objc", "\"\"\" @objc"),
        ("#", "#"),
        ("@", "@"),
        ("", ""),
        ("let größe = 1 // \u{1F600}\r\n@objc func a()\r\n", "let größe = 1 // \u{1F600}\r\n      func a()\r\n"),
    ])
    func `goes on after what it does not know`(source: String, expected: String) {
        #expect(translation(of: source) == expected)
    }

    @Test(arguments: [
        ("import Foundation\n", true), ("import Combine\n", true), ("  @testable import  UIKit\n", true),
        ("import StoreKit\n", true), ("import class CoreLocation.CLLocationManager\n", true),
        ("import Foundation\nimport SwiftUI\n", false), ("import os\n", false), ("// import Foundation\n", false),
        ("struct A {}\n", false),
    ])
    func `imports what Apple's Foundation exports`(source: String, imports: Bool) {
        #expect(translation(of: source) == (imports ? "import SwiftUI\n" : "") + source)
    }

    @Test(arguments: [
        ("import CoreImage.CIFilterBuiltins\n", "import SwiftUI\nimport CoreImage                 \n"),
        ("import os.log // os.log\n", "import os     // os.log\n"),
        ("@preconcurrency import  A.B.C; a.b()\n", "@preconcurrency import  A    ; a.b()\n"),
        ("import A.\n", "import A.\n"),
        ("import struct A.B\n", "import struct A.B\n"),
        ("import func A.B\n", "import func A.B\n"),
        ("f(import: a.b)\n", "f(import: a.b)\n"),
        ("import UIKit.UIGestureRecognizerSubclass\n", "import SwiftUI\nimport UIKit                            \n"),
        ("import class UIKit.UIView\n", "import SwiftUI\nimport class UIKit.UIView\n"),
        ("import struct SwiftUI.Text\nimport Combine\n", "import struct SwiftUI.Text\nimport Combine\n"),
    ])
    func `imports modules in place of their submodules`(source: String, expected: String) {
        #expect(translation(of: source) == expected)
    }

    @Test(arguments: [
        ("import SwiftUI\nlet a = kSecClass\n", "import EspalierSecurity\n"),
        ("import Foundation\nSecItemDelete(a)\n", "import SwiftUI\nimport EspalierSecurity\n"),
        ("import SwiftUI\nlet a = b as CFDictionary\n", "import EspalierSecurity\n"),
        ("import SwiftUI\nlet a = CFDictionaryOfMine()\n", ""),
        ("import SwiftUI\n// kSecClass\nlet a = \"kSecClass\"; Second()\n", ""),
        ("let a = kSecClass\n", ""),
    ])
    func `imports the keychain, which Apple's Foundation exports`(source: String, imports: String) {
        #expect(translation(of: source) == imports + source)
    }

    @Test(arguments: [
        ("import SwiftUI\nlet a = CIImage(image: b)\n", "import CoreImage\n"),
        ("import UIKit\nlet a: CIContext\n", "import SwiftUI\nimport CoreImage\n"),
        ("import SwiftUI\nlet a = \"CIImage\"; CIImages()\n", ""),
        ("import Foundation\nlet a = CIImage(image: b)\n", "import SwiftUI\n"),
    ])
    func `imports filters of images, which Apple's UIKit exports`(source: String, imports: String) {
        #expect(translation(of: source) == imports + source)
    }

    @Test(arguments: [
        ("import Network\n", "import EspalierNetwork\n"),
        ("import Darwin.C\n", "import Glibc  \n"),
        ("import func Darwin.sqrt\n", "import func Glibc.sqrt\n"),
        ("import CoreGraphics\n", "import UIKit\n"),
        ("import SwiftUICore\n", "import SwiftUI\n"),
        (
            "import SwiftUI\nimport Security\nlet a = kSecClass\n",
            "import SwiftUI\nimport EspalierSecurity\nlet a = kSecClass\n"
        ),
        ("let Network = Darwin.a\n", "let Network = Darwin.a\n"),
        ("#if canImport(Network) || canImport(Darwin)\n", "#if canImport(EspalierNetwork) || canImport(Darwin)\n"),
    ])
    func `imports modules by their names on Linux`(source: String, expected: String) {
        #expect(translation(of: source) == expected)
    }

    @Test(arguments: [
        ("import Darwin\nDarwin.exit(0)\n", "import Glibc\nGlibc.exit(0)\n"),
        (
            "let a: Network.NWPath? = nil\nimport Network",
            "let a: EspalierNetwork.NWPath? = nil\nimport EspalierNetwork"
        ),
        ("import func Darwin.sqrt\n(Darwin.sqrt(2))\n", "import func Glibc.sqrt\n(Glibc.sqrt(2))\n"),
        ("import SwiftUI\nlet a = Darwin.sqrt(2)\n", "import SwiftUI\nlet a = Glibc.sqrt(2)\n"),
        ("import SwiftUI\nlet a: CoreGraphics.CGFloat\n", "import SwiftUI\nlet a: UIKit.CGFloat\n"),
        ("import simd\n@simd.A var b: [simd.B]\n", "import Espaliersimd\n@Espaliersimd.A var b: [Espaliersimd.B]\n"),
        // Members, other names, and types that hide the module.
        ("import Metal\na.Metal.b(Metal, Metal: .c)\n", "import EspalierMetal\na.Metal.b(Metal, Metal: .c)\n"),
        ("import SwiftUI\nNetwork.send(); MyDarwin.a()\n", "import SwiftUI\nNetwork.send(); MyDarwin.a()\n"),
        ("import Network\nNetwork.a()\nenum Network {}\n", "import EspalierNetwork\nNetwork.a()\nenum Network {}\n"),
        (
            "import Network\n// Network.A\nlet a = \"Network.A\"\n",
            "import EspalierNetwork\n// Network.A\nlet a = \"Network.A\"\n"
        ),
    ])
    func `names modules before declarations as on Linux`(source: String, expected: String) {
        #expect(translation(of: source) == expected)
    }

    @Test func `prefixes the modules that the package prefixes`() throws {
        let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let manifest = try String(contentsOf: root.appending(path: "Package.swift"), encoding: .utf8)
        let list = try #require(manifest.firstMatch(of: /let prefixedModules: Set = \[([^\]]*)\]/))
        let modules = list.1.matches(of: /"(\w+)"/).map { String($0.1) }
        #expect(modules.contains("Network"))
        #expect(ModuleNames.prefixed == Set(modules))
    }

    @Test(arguments: [
        ("import SwiftUI\nlet a: XMLParser? = nil\n", "import FoundationXML\n"),
        ("import Foundation\nclass A: NSObject, XMLParserDelegate {}\n", "import SwiftUI\nimport FoundationXML\n"),
        ("import SwiftUI\nimport FoundationXML\nlet a: XMLParser? = nil\n", ""),
        ("import SwiftUI\n// XMLParser\nlet a = \"XMLParser\"\n", ""), ("import SwiftUI\nlet a = XMLParserX()\n", ""),
        ("struct XMLParser {}\n", ""),
    ])
    func `imports the parser of XML where it is used`(source: String, added: String) {
        #expect(translation(of: source) == added + source)
    }

    @Test func `names the original file in the compiler's messages`() {
        var translator = SourceTranslator("a".utf8, path: "/my \"app\"\\A.swift")
        let text = String(decoding: translator.translate(), as: UTF8.self)
        #expect(text == "#sourceLocation(file: \"/my \\\"app\\\"\\\\A.swift\", line: 1)\na")
    }
}
