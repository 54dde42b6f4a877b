import Foundation
import SwiftData

/// A model with comments /* everywhere */.
@Model  // the macro
final class Diary /* of a user */ {
    // var removed: Int
    /* var alsoRemoved: String = "" */
    var text: String /* the text */ = "a // b"  // trailing, with = and {
    var pages: [String] = [
        "one",  // first
        "two",
    ]

    /// A value on several lines.
    var table: [String: [Int]] =
        [
            "a": [1, 2],
            "b": [],
        ]

    var raw = #"a "quoted" { text"#

    @Attribute(
        .unique,
        originalName: "key"
    )
    var code: String = UUID()
        .uuidString
        .lowercased()

    var compute: Int = { 1 + 2 }()
    var generic: Dictionary<String, Array<Int>> = Dictionary<String, Array<Int>>()

    init() {}

    subscript(index: Int) -> String { pages[index] }
    deinit {}
    typealias Page = String
    struct Inner { var x = 0 }
    func text(of page: Int) -> String {
        let text = pages[page]
        return text
    }
    class func make() -> Diary { Diary() }
    static var count: Int { 0 }
    private enum Keys { static let text = "text" }
}
