import EspalierDisplayTree
import EspalierViews
import Foundation
import TestKit
import Testing

@testable import UIKit

@MainActor @Suite struct `A key command` {
    private struct Shown: UIViewRepresentable {
        let view: UIView
        func makeUIView(context: Context) -> UIView { view }
        func updateUIView(_ view: UIView, context: Context) {}
    }

    private struct ShownController: UIViewControllerRepresentable {
        let controller: UIViewController
        func makeUIViewController(context: Context) -> UIViewController { controller }
        func updateUIViewController(_ controller: UIViewController, context: Context) {}
    }

    private final class Board: UIView {
        var moves: [String] = []
        var isOver = false

        override var keyCommands: [UIKeyCommand]? {
            guard !isOver else { return nil }
            return [
                UIKeyCommand(
                    input: UIKeyCommand.inputLeftArrow, modifierFlags: [], action: Selector("left", Board.left)),
                UIKeyCommand(
                    title: "New game", action: Selector("start", Board.start(_:)), input: "n",
                    modifierFlags: [.command, .alternate], discoverabilityTitle: "Begin a new game"),
                UIKeyCommand(input: "two", modifierFlags: [], action: Selector("left", Board.left)),
            ]
        }

        func left() { moves.append("left") }
        func start(_ command: UIKeyCommand) { moves.append(command.title) }
    }

    private func shortcuts(_ page: TestPage) -> [String: DisplayNode] {
        var found: [String: DisplayNode] = [:]
        for node in page.nodes {
            if case .control(let control) = node.content, let shortcut = control.shortcut { found[shortcut] = node }
        }
        return found
    }

    private func press(_ shortcut: String, on page: TestPage) throws {
        let button = try #require(shortcuts(page)[shortcut])
        try page.graph.send(DisplayEvent(node: button.id, type: .tap))
        page.update()
    }

    @Test func `calls the method of the view that has it`() throws {
        let board = Board(frame: .zero)
        let page = TestPage { Shown(view: board).frame(width: 100, height: 100) }
        #expect(shortcuts(page).keys.sorted() == ["0 ArrowLeft", "12 n"])
        #expect(shortcuts(page).values.allSatisfy { $0.semantics?.isHidden == true })
        try press("0 ArrowLeft", on: page)
        try press("12 n", on: page)
        #expect(board.moves == ["left", "New game"])
        #expect(page.texts.contains("Begin a new game"))
    }

    @Test func `does nothing once the view no longer has it`() throws {
        let board = Board(frame: .zero)
        let page = TestPage { Shown(view: board).frame(width: 100, height: 100) }
        board.isOver = true
        try press("0 ArrowLeft", on: page)
        #expect(board.moves == [])
    }

    @Test func `is added to a controller and removed`() throws {
        final class Player: UIViewController {
            var plays = 0
            func play() { plays += 1 }
        }
        let player = Player()
        let command = UIKeyCommand(input: " ", modifierFlags: [], action: Selector("play", Player.play))
        let page = TestPage { ShownController(controller: player).frame(width: 100, height: 100) }
        #expect(player.keyCommands == nil && shortcuts(page).isEmpty)
        player.addKeyCommand(command)
        page.update()
        try press("0 Space", on: page)
        #expect(player.plays == 1)
        player.removeKeyCommand(command)
        page.update()
        #expect(player.keyCommands == nil && shortcuts(page).isEmpty)
    }

    @Test func `of a field acts while the field has the focus`() throws {
        final class Field: UITextField {
            var cancels = 0
            override var keyCommands: [UIKeyCommand]? {
                [
                    UIKeyCommand(
                        input: UIKeyCommand.inputEscape, modifierFlags: [], action: Selector("cancel", Field.cancel))
                ]
            }
            func cancel() { cancels += 1 }
        }
        let field = Field(frame: .zero)
        field.placeholder = "name"
        let page = TestPage { Shown(view: field).frame(width: 100, height: 40) }
        #expect(shortcuts(page).isEmpty)
        try page.send(.focus, .none, to: "name")
        try press("0 Escape", on: page)
        #expect(field.cancels == 1)
        field.resignFirstResponder()
        page.update()
        #expect(shortcuts(page).isEmpty)
    }

    @Test func `calls the next object that can perform its action`() throws {
        final class Owner: UIViewController {
            var calls = 0
            func find() { calls += 1 }
            override func loadView() { view = Inner(frame: .zero) }
        }
        final class Inner: UIView {
            override var keyCommands: [UIKeyCommand]? {
                [UIKeyCommand(input: "f", modifierFlags: .command, action: Selector("find", Owner.find))]
            }
        }
        let owner = Owner()
        let page = TestPage { ShownController(controller: owner).frame(width: 100, height: 100) }
        try press("8 f", on: page)
        #expect(owner.calls == 1)
    }
}

@MainActor @Suite struct `An action without a target` {
    private final class Editor: UITextField {
        var calls: [String] = []
        func bold() { calls.append("bold") }
        override func paste(_ sender: Any?) { calls.append("paste") }
        override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
            action == Selector("bold") ? false : super.canPerformAction(action, withSender: sender)
        }
    }

    @Test func `goes to the object with the focus, if that can perform it`() {
        let page = TestPage { Text("Page") }
        page.update()
        let editor = Editor(frame: .zero)
        let paste = Selector("paste", Editor.paste(_:))
        let app = UIApplication.shared
        #expect(!app.sendAction(paste, to: nil, from: nil, for: nil))
        #expect(editor.becomeFirstResponder())
        #expect(app.sendAction(paste, to: nil, from: nil, for: nil))
        #expect(!app.sendAction(Selector("bold", Editor.bold), to: nil, from: nil, for: nil))
        #expect(!app.sendAction(Selector("unknown"), to: nil, from: nil, for: nil))
        #expect(editor.calls == ["paste"])
        editor.resignFirstResponder()
    }

    @Test func `is found from an object to the next ones`() {
        let (outer, inner) = (UIScrollView(frame: .zero), UIView(frame: .zero))
        outer.addSubview(inner)
        let own = Selector("setContentOffset", UIScrollView.setContentOffset(_:animated:))
        #expect(!inner.canPerformAction(own, withSender: nil))
        #expect(inner.target(forAction: own, withSender: nil) as? UIView === outer)
        #expect(inner.target(forAction: Selector("bold", Editor.bold), withSender: nil) == nil)
    }
}
