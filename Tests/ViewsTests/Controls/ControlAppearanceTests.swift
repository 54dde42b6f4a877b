import EspalierDisplayTree
import EspalierLayoutEngine
import Foundation
import TestKit
import Testing

@testable import EspalierViews

@MainActor @Suite struct `The appearance of a control of the browser` {
    /// The node of the only control of a page, and whether a box around it has an appearance.
    private func control<V: View>(_ view: V) throws -> (appearance: Appearance?, isBoxed: Bool) {
        let nodes = TestPage { view }.nodes
        let node = try #require(nodes.first { if case .control = $0.content { true } else { false } })
        let isBoxed = nodes.contains { box in
            box.appearance != nil && box.frame.size == node.frame.size && box.children.contains { $0.id == node.id }
        }
        return (node.appearance, isBoxed)
    }

    private static let controls: [@MainActor () -> AnyView] = [
        { AnyView(TextEditor(text: .constant("a"))) },
        { AnyView(TextField("a", text: .constant("a"))) },
        { AnyView(TextField("a", text: .constant("a"), axis: .vertical)) },
        { AnyView(SecureField("a", text: .constant("a"))) },
        { AnyView(Toggle("a", isOn: .constant(true)).labelsHidden()) },
        { AnyView(Slider(value: .constant(0.5))) },
        { AnyView(Stepper("a", value: .constant(1)).labelsHidden()) },
    ]

    @Test(arguments: 0..<7)
    func `has borders and clips of a box, because the element has its own corners`(index: Int) throws {
        let control = Self.controls[index]()
        for view in [AnyView(control.border(.red)), AnyView(control.cornerRadius(3)), AnyView(control.clipped())] {
            let shown = try self.control(view)
            #expect(shown.appearance == nil && shown.isBoxed)
        }
        #expect(try self.control(control.opacity(0.5)).appearance?.opacity == 0.5)
        #expect(try self.control(control.shadow(radius: 2)).appearance?.shadow != nil)
    }

    @Test func `has the opacity of a box while the control is disabled, when it is pale`() throws {
        let shown = try control(Toggle("a", isOn: .constant(true)).labelsHidden().opacity(0.5).disabled(true))
        #expect(shown.appearance == nil && shown.isBoxed)
    }
}
