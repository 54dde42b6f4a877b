import EspalierLayoutEngine
import Testing
import TestKit

@testable import EspalierViews

@MainActor
@Suite struct `A view in a mirror` {
    private let content = ViewBuilder.buildBlock(
        Text("First").tag(0), Text("Second").tag(1), Text("Third").tag(2))

    /// A printed value without module names and generic arguments, and without the address and text of a storage.
    private func bare(_ text: String) -> String {
        text.replacing(/(EspalierViews|Swift)\./, with: "").replacing(
            /<LocalizedTextStorage[^>]*>(: "[^"]*")?/, with: "LocalizedTextStorage"
        )
        .replacing(/<[^<>()]*>/, with: "").replacing(/<[^<>()]*>/, with: "").replacing(/<[^<>()]*>/, with: "")
    }

    @Test func `is a tuple of modified contents if it is built from several views`() {
        #expect(
            "\(Mirror(reflecting: content))"
                == "Mirror for TupleView<(ModifiedContent<Text, _TraitWritingModifier<TagValueTraitKey<Int>>>, ModifiedContent<Text, _TraitWritingModifier<TagValueTraitKey<Int>>>, ModifiedContent<Text, _TraitWritingModifier<TagValueTraitKey<Int>>>)>"
        )
    }

    @Test func `prints its content and its modifier`() throws {
        let value = try #require(Mirror(reflecting: content).descendant("value"))
        let entries = (0...2).map { tag in
            "ModifiedContent(content: Text(storage: Text.Storage.anyTextStorage(LocalizedTextStorage), modifiers: []), modifier: _TraitWritingModifier(value: TagValueTraitKey.Value.tagged(\(tag))))"
        }
        #expect(bare("\(value)") == "(" + entries.joined(separator: ", ") + ")")
    }

    @Test func `shows its texts and tags under the names that apps look up`() throws {
        let mirror = Mirror(reflecting: content)
        for (index, word) in ["First", "Second", "Third"].enumerated() {
            let block = Mirror(reflecting: try #require(mirror.descendant("value", ".\(index)")))
            #expect(block.descendant("content") as? Text == Text(LocalizedStringKey(word)))
            #expect(block.descendant("modifier", "value", "tagged") as? Int == index)
        }
        let bold = Mirror(reflecting: Text(verbatim: "a").bold())
        #expect(bold.children.compactMap(\.label) == ["storage", "modifiers"])
        #expect(bold.descendant("storage", "verbatim") as? String == "a")
        #expect(bold.descendant("modifiers").map { Mirror(reflecting: $0).children.count } == 1)
    }

    @Test func `shows its z index and its layout priority as traits`() throws {
        let view = Text("a").zIndex(2).layoutPriority(1)
        #expect(
            "\(type(of: view))"
                == "ModifiedContent<ModifiedContent<Text, _TraitWritingModifier<ZIndexTraitKey>>, _TraitWritingModifier<LayoutPriorityTraitKey>>"
        )
        #expect(Mirror(reflecting: view).descendant("modifier", "value") as? Double == 1)
        #expect(Mirror(reflecting: view).descendant("content", "modifier", "value") as? Double == 2)
    }

    struct Chooser<Value: Hashable, Content: View>: View {
        @Binding var selection: Value
        @ViewBuilder let content: Content

        var body: some View {
            let mirror = Mirror(reflecting: content)
            let count = mirror.descendant("value").map { Mirror(reflecting: $0).children.count } ?? 0
            HStack {
                ForEach(0..<count, id: \.self) { index in
                    if let block = mirror.descendant("value", ".\(index)").map({ Mirror(reflecting: $0) }),
                        let text = block.descendant("content") as? Text,
                        let tag = block.descendant("modifier", "value", "tagged") as? Value
                    {
                        Button {
                            selection = tag
                        } label: {
                            text
                        }
                        if tag == selection { Text("!") }
                    }
                }
            }
        }
    }

    struct Page: View {
        @State var selection = 1
        var body: some View {
            Chooser(selection: $selection) {
                Text("First").tag(0)
                Text("Second").tag(1)
            }
        }
    }

    @Test func `suffices for a custom picker`() throws {
        let page = TestPage { Page() }
        #expect(page.texts == ["First", "Second", "!"])
        try page.tap("First")
        #expect(page.texts == ["First", "!", "Second"])
    }
}
