import EspalierDisplayTree
import EspalierLayoutEngine
import EspalierViews
import Foundation
import TestKit
import Testing

@testable import UIKit

@MainActor @Suite struct `A context menu of UIKit` {
    private final class Owner: NSObject, UIContextMenuInteractionDelegate {
        var calls: [String] = []
        var isAllowed = true

        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
        ) -> UIContextMenuConfiguration? {
            guard isAllowed else { return nil }
            return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
                UIMenu(
                    title: "",
                    children: [
                        UIAction(title: "Copy", image: UIImage(systemName: "doc.on.doc")) { _ in
                            self.calls.append("copy")
                        },
                        UIMenu(
                            options: .displayInline,
                            children: [
                                UIAction(title: "Delete", attributes: .destructive) { _ in self.calls.append("delete") }
                            ]),
                    ])
            }
        }
    }

    private struct Shown: UIViewRepresentable {
        let view: UIView
        func makeUIView(context: Context) -> UIView { view }
        func updateUIView(_ view: UIView, context: Context) {}
    }

    @Test func `belongs to its view, and runs the actions`() throws {
        let (view, owner) = (UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50)), Owner())
        let interaction = UIContextMenuInteraction(delegate: owner)
        view.addInteraction(interaction)
        #expect(interaction.view === view && view.interactions.count == 1)
        let page = TestPage { Shown(view: view) }
        #expect(page.texts == [])
        try page.openMenu()
        #expect(page.texts == ["Copy", "Delete"])
        try page.tap("Delete")
        #expect(owner.calls == ["delete"])
        try page.tap("Copy")
        #expect(owner.calls == ["delete", "copy"])
        interaction.updateVisibleMenu { UIMenu(children: Array($0.children.dropLast())) }
        page.update()
        #expect(page.texts == ["Copy"])
        view.removeInteraction(interaction)
        page.update()
        #expect(page.texts == [] && interaction.view == nil && view.interactions.isEmpty)
    }

    @Test func `is left out if the delegate has none`() throws {
        let (view, owner) = (UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50)), Owner())
        owner.isAllowed = false
        let interaction = UIContextMenuInteraction(delegate: owner)
        view.addInteraction(interaction)
        let page = TestPage { Shown(view: view) }
        #expect(page.texts == [])
        #expect(interaction.location(in: view) == CGPoint(x: view.bounds.midX, y: view.bounds.midY))
        owner.isAllowed = true
        view.setNeedsDisplay()
        page.update()
        try page.openMenu()
        #expect(page.texts == ["Copy", "Delete"])
    }

    @Test func `moves with its interaction to another view`() {
        let (first, second, owner) = (UIView(frame: .zero), UIView(frame: .zero), Owner())
        let interaction = UIContextMenuInteraction(delegate: owner)
        first.addInteraction(interaction)
        second.addInteraction(interaction)
        #expect(interaction.view === second && first.interactions.isEmpty && second.interactions.count == 1)
    }
}
