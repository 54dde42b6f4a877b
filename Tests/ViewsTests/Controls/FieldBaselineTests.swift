import EspalierDisplayTree
import EspalierLayoutEngine
import EspalierViews
import Foundation
import Testing
import TestKit

/// Lines are ten points high, with their baseline at eight.
@MainActor
@Suite struct `The baseline of a field` {
    /// The distance from a field's top to the baseline of a text beside it.
    private func baseline<V: View>(_ alignment: VerticalAlignment, _ field: V) throws -> CGFloat {
        let page = TestPage {
            HStack(alignment: alignment, spacing: 0) {
                Text("a")
                field.frame(width: 100)
            }
        }
        let (text, field) = (try #require(page.frame(of: "a")), try #require(page.frame(of: "name")))
        return text.minY + 8 - field.minY
    }

    private let short = Binding.constant("b")
    private let long = Binding.constant("aaaaaaaa bbbbbbbb cccccccc")

    @Test func `is its line's, in the middle of the field`() throws {
        #expect(try baseline(.firstTextBaseline, TextField("name", text: short).textFieldStyle(.plain)) == 8)
        #expect(try baseline(.firstTextBaseline, TextField("name", text: short).textFieldStyle(.roundedBorder)) == 20)
        #expect(try baseline(.lastTextBaseline, SecureField("name", text: short).textFieldStyle(.roundedBorder)) == 20)
    }

    @Test func `of several lines is the first or the last one's`() throws {
        let plain = TextField("name", text: long, axis: .vertical).textFieldStyle(.plain)
        #expect(try baseline(.firstTextBaseline, plain) == 8)
        #expect(try baseline(.lastTextBaseline, plain) == 28)
        let rounded = TextField("name", text: long, axis: .vertical).textFieldStyle(.roundedBorder)
        #expect(try baseline(.firstTextBaseline, rounded) == 14)
        #expect(try baseline(.lastTextBaseline, rounded) == 34)
    }

    @Test func `does not change the height of the field, which is that of its lines`() throws {
        func height(_ text: String, isRounded: Bool = false) throws -> CGFloat? {
            let field = TextField("name", text: .constant(text), axis: .vertical).frame(width: 100)
            let page = TestPage {
                if isRounded { field.textFieldStyle(.roundedBorder) } else { field.textFieldStyle(.plain) }
            }
            return page.frame(of: "name")?.height
        }
        #expect(try height("") == 10 && height("a") == 10 && height("a\n") == 20 && height("a\nb") == 20)
        #expect(try height("aaaaaaaa bbbbbbbb") == 20)
        #expect(try height("a", isRounded: true) == 34 && height("a\nb\nc", isRounded: true) == 42)
    }
}
