import Testing

@testable import EspalierDeclareAbsent

@Suite struct `The table of an absent framework` {
    /// The Swift code without the line that names the table.
    private func code(of table: String, imports: String = "import A") throws -> String {
        try AbsentTable(table).source(imports: imports, path: "/a.txt")
            .replacing("#sourceLocation(file: \"/a.txt\", line: 1)\n", with: "")
    }

    private func failure(of table: String) -> AbsentTable.Failure? {
        do throws(AbsentTable.Failure) {
            _ = try AbsentTable(table).source(imports: "", path: "/a.txt")
            return nil
        } catch {
            return error
        }
    }

    @Test func `becomes a Swift file with a line for each of its own`() throws {
        let table = """
            import UIKit

            "There is no camera. Show \\"pictures\\"."

            // A comment.
            class ARSession: NSObject
                init(planes: Any? = nil)
                var isOn: Bool
                struct Options: OptionSet
                    let rawValue: Int

            "There is no sound."

            func play(_ name: String,
                    volume: Float) -> Bool

            """
        let expected = """
            @_exported public import Foundation
            #sourceLocation(file: "/a.txt", line: 1)
            public import UIKit




            @available(*, unavailable, message: "There is no camera. Show \\"pictures\\".") open class ARSession: NSObject {
                public convenience init(planes: Any? = nil) { unavailable() }
                open var isOn: Bool { get { unavailable() } set { unavailable() } }
                public struct Options: OptionSet {
                    public var rawValue: Int { unavailable() } } }



            @available(*, unavailable, message: "There is no sound.") public func play(_ name: String,
                    volume: Float) -> Bool { unavailable() }

            """
        let code = try AbsentTable(table).source(imports: "@_exported public import Foundation", path: "/a.txt")
        #expect(code == expected)
    }

    @Test(arguments: [
        ("class A", "open class A {}"),
        ("class A, B: C", "open class A: C {}; @ open class B: C {}"),
        ("class A<Value>: B", "open class A<Value>: B {}"),
        ("final class A, B", "public final class A {}; @ public final class B {}"),
        ("struct A: Hashable", "public struct A: Hashable {}"),
        ("protocol A, B: AnyObject", "public protocol A: AnyObject {}; @ public protocol B: AnyObject {}"),
        ("@resultBuilder struct A", "@resultBuilder public struct A {}"),
        ("typealias A = B", "public typealias A = B"),
        (
            "let a, b: [String: Any]",
            "public var a: [String: Any] { unavailable() }; @ public var b: [String: Any] { unavailable() }"
        ),
        ("var a: Int", "public var a: Int { get { unavailable() } set { unavailable() } }"),
        (
            "@discardableResult func a() throws -> Bool",
            "@discardableResult public func a() throws -> Bool { unavailable() }"
        ),
        (
            "@attached(member) macro A() = #externalMacro(module: \"B\", type: \"C\")",
            "@attached(member) public macro A() = #externalMacro(module: \"B\", type: \"C\")"
        ),
    ])
    func `declares names of a module`(line: String, expected: String) throws {
        let expected = "@ \(expected)".replacing("@ ", with: "@available(*, unavailable, message: \"No.\") ")
        #expect(try code(of: "\"No.\"\n\(line)") == "import A\n\n\(expected)")
    }

    @Test(arguments: [
        ("class A: B", "init(a: Int)", "public convenience init(a: Int) { unavailable() }"),
        ("class A<Value>: B", "init?(a: Value) throws", "public convenience init?(a: Value) throws { unavailable() }"),
        ("class A: B", "public init(a: Int)", "public init(a: Int) { unavailable() }"),
        ("class A: B", "override init()", "public override init() { unavailable() }"),
        ("class A", "init()", "public init() { unavailable() }"),
        ("class A<Value>", "init()", "public init() { unavailable() }"),
        ("class A", "func a()", "open func a() { unavailable() }"),
        ("class A", "class func a() -> A", "open class func a() -> A { unavailable() }"),
        ("class A", "class let `default`: A", "open class var `default`: A { unavailable() }"),
        ("class A", "static let a: A", "public static var a: A { unavailable() }"),
        ("class A", "class B: C", "open class B: C {}"),
        ("final class A", "func a()", "public func a() { unavailable() }"),
        ("final class A: B", "init(a: Int)", "public convenience init(a: Int) { unavailable() }"),
        ("struct A", "init(a: Int)", "public init(a: Int) { unavailable() }"),
        ("struct A", "subscript(a: Int) -> Int", "public subscript(a: Int) -> Int { unavailable() }"),
        ("struct A", "mutating func a()", "public mutating func a() { unavailable() }"),
        ("enum A: Int", "case a = 1, b", "case a = 1, b"),
        ("protocol A", "func a() -> Int", "func a() -> Int"),
        ("protocol A", "let a: Int", "var a: Int { get }"),
        ("protocol A", "var a: Int", "var a: Int { get set }"),
        (
            "extension A", "nonisolated func a() -> some View",
            "public nonisolated func a() -> some View { unavailable() }"
        ),
    ])
    func `declares members of types`(type: String, member: String, expected: String) throws {
        let lines = try code(of: "\"No.\"\n\(type)\n    \(member)").split(separator: "\n")
        #expect(lines.last == "    \(expected) }")
    }

    @Test(arguments: [
        ("\nclass A", 2, "The declaration has no message above it."),
        ("\"No.\"\nclass A\n   init()", 3, "The indentation is not a multiple of four spaces."),
        ("\"No.\"\n    init()", 2, "The line is indented, but no type is above it."),
        ("\"No.\"\nclass A\n        init()", 3, "The line is indented, but no type is above it."),
        ("\"No.\"\nfunc a()\n    init()", 2, "The line below is indented, but this declaration has no members."),
        ("\"No.\"\nclass A, B: C\n    init()", 2, "The line below is indented, but this declaration has no members."),
        ("\"No.\"\nfunc a(\n\nfunc b()", 2, "The declaration does not end."),
        ("\"No.\"\nfunc a(b: Int,", 2, "The declaration does not end."),
        ("\"No.", 1, "A message begins and ends with a quotation mark, and is not indented."),
        ("\"No.\"\nclas A", 2, "The line is neither a message nor an import nor a declaration."),
        ("\"No.\"\nfinal", 2, "The line is neither a message nor an import nor a declaration."),
    ])
    func `is refused with the line of a mistake`(table: String, line: Int, reason: String) {
        #expect(failure(of: table) == AbsentTable.Failure(line: line, reason: reason))
    }
}
