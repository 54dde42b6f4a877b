import EspalierLayoutEngine
import Foundation
import Testing
import TestKit

@testable import EspalierViews

@MainActor
@Suite struct `Content of a custom container` {
    enum Loud: _ViewTraitKey {
        static var defaultValue: Bool { false }
    }

    struct Spoken: _VariadicView_UnaryViewRoot {
        @ViewBuilder func body(children: _VariadicView.Children) -> some View {
            HStack(spacing: 0) {
                ForEach(children) { child in
                    child
                    if child[Loud.self] { Text("!") }
                    if case .tagged(let tag) = child[TagValueTraitKey<Int>.self] { Text("#\(tag)") }
                    if let id = child.id(as: String.self) { Text("=\(id)") }
                }
            }
        }
    }

    @Test func `passes traits, tags and ids to its root, even through other modifiers and in groups`() {
        let page = TestPage {
            _VariadicView.Tree(Spoken()) {
                Text("a")._trait(Loud.self, true).padding(2)
                Group {
                    Text("b").tag(1)
                    Text("c")
                }
                .tag(2)
                ForEach(["x", "y"], id: \.self) { Text($0) }
                Text("d").id("named")
            }
        }
        #expect(
            page.texts == ["a", "!", "b", "#2", "c", "#2", "x", "=x", "y", "=y", "d", "=named"])
    }

    @Test func `built by hand gives a modifier to each view, in any nesting of tuples`() {
        let inner = ViewBuilder.buildBlock(Text("First"), Text("Second"))
        let outer = ViewBuilder.buildBlock(inner, Text("Third"))
        #expect(type(of: outer) == TupleView<(TupleView<(Text, Text)>, Text)>.self)
        let page = TestPage { VStack(spacing: 0) { outer.padding(.bottom, 10) } }
        #expect(page.frame(of: "First") == CGRect(x: 125, y: 70, width: 50, height: 10))
        #expect(page.frame(of: "Second") == CGRect(x: 120, y: 90, width: 60, height: 10))
        #expect(page.frame(of: "Third") == CGRect(x: 125, y: 110, width: 50, height: 10))
    }

    @Test func `is split again by a nested container`() {
        let page = TestPage {
            _VariadicView.Tree(Spoken()) {
                Group(
                    subviews: Group {
                        Text("a"); Text("b"); Text("c")
                    }
                ) { subviews in
                    ForEach(subviews.dropFirst()) { $0._trait(Loud.self, true) }
                    Text("+\(subviews.count)")
                }
            }
        }
        #expect(page.texts == ["b", "!", "c", "!", "+3"])
    }

    @Test func `of nothing has no children`() {
        let page = TestPage {
            _VariadicView.Tree(Spoken()) { EmptyView() }
            Group(subviews: EmptyView()) { Text("\($0.count) of \($0.isEmpty)") }
        }
        #expect(page.texts == ["0 of true"])
    }
}
