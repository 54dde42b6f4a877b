import EspalierDisplayTree
import EspalierLayoutEngine
import Foundation
import Testing

@testable import EspalierHTMLRenderer

/// Typefaces named after their weights. Every text needs the one file of each.
private struct Weights: WebFontRules {
    func typeface(for variant: FontVariant) -> String { "w\(variant.weight)" }

    func files(of typefaces: [String], for text: UnsafeBufferPointer<UInt8>) -> [WebFontFile] {
        typefaces.map { WebFontFile(name: $0 + "-latin", rule: Array("@\($0);".utf8)) }
    }
}

@Suite struct `The web fonts of a page` {
    private func text(_ id: Int, weight: UInt16) -> DisplayNode {
        let style = DisplayTextStyle(font: FontFace(weight: weight), lineHeight: 20)
        return DisplayNode(
            id: id, type: "TextField", frame: CGRect(x: 0, y: 0, width: 50, height: 20),
            content: .control(
                DisplayControl(
                    kind: .textField(DisplayControl.TextEntry(value: "x", placeholder: "", style: style)))),
            events: .input)
    }

    private func tree(_ revision: Int, _ children: DisplayChildren) -> DisplayTree {
        DisplayTree(
            revision: revision, size: CGSize(width: 100, height: 100), title: "",
            root: DisplayNode(
                id: 1, type: "Window", frame: CGRect(x: 0, y: 0, width: 100, height: 100), children: children))
    }

    private func operations(_ old: DisplayChildren, _ new: DisplayChildren) -> [PatchOperation] {
        Difference.patch(from: tree(1, old), to: tree(2, new), symbols: NoSymbols(), fonts: Weights()).operations
    }

    @Test func `are those of its texts and of the default font`() {
        let page = String(
            decoding: HTMLPage.writeStatic(
                tree(1, [text(2, weight: 600), text(3, weight: 600)]),
                assets: PageAssets(styleSheet: Array("*{}".utf8), fonts: Weights()), symbols: NoSymbols()),
            as: UTF8.self)
        #expect(page.hasPrefix(#"<!doctype html><html lang="en" data-fonts="w400-latin w600-latin"><head>"#))
        #expect(page.contains("<style>*{}@w400;@w600;</style>"))
    }

    @Test func `are named by a patch with texts in other typefaces`() throws {
        let inserted = operations([], [text(2, weight: 700)])
        #expect(inserted.first == .fonts(["w700"]))
        #expect(operations([], [text(2, weight: 400)]).contains(.fonts(["w400"])) == false)
        let changed = operations([text(2, weight: 400)], [text(2, weight: 800)])
        #expect(changed.first == .fonts(["w800"]))
    }

    @Test func `are not named by a patch that changes something else`() {
        let old = text(2, weight: 700)
        let moved = old.replacing(frame: CGRect(x: 9, y: 0, width: 50, height: 20))
        for operation in operations([old], [moved]) {
            if case .fonts = operation { Issue.record("\(operation)") }
        }
    }
}
