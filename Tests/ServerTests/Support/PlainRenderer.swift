import EspalierDisplayTree
import EspalierLayoutEngine
import Foundation
import Synchronization

@testable import EspalierServer

/// Writes trees as short lines, for tests.
struct PlainRenderer: PageRendering {
    let patchType = "application/x-test-patch"

    func page(_ state: PageState) -> [UInt8] {
        Array(
            "<page \(state.session) \(state.isRestored ? "↺" : "")\(state.tree.revision) \(size(state.tree)) \(state.tree.shown)>\(state.reload.map { " again in \($0)" } ?? "")"
                .utf8)
    }

    func offlinePage(_ tree: DisplayTree) -> [UInt8] { Array("<offline \(size(tree)) \(tree.shown)>".utf8) }

    func json(_ state: PageState) -> [UInt8] {
        let text = state.tree.shown.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
        return Array(
            """
            {"session":"\(state.session)","revision":\(state.tree.revision),"scene":"\(state.scene)",\
            "size":"\(size(state.tree))","text":"\(text)"}
            """.utf8)
    }

    private func size(_ tree: DisplayTree) -> String { "\(Int(tree.size.width))x\(Int(tree.size.height))" }

    func patch(from old: DisplayTree, to new: DisplayTree, reported: [DisplayEvent]) -> [UInt8] {
        let known = reported.isEmpty ? "" : " knows \(reported.map(\.node))"
        return Array("\(old.revision)→\(new.revision) \(new.shown)\(known)".utf8)
    }

    func replacement(_ state: PageState) -> [UInt8] {
        Array("\"\(state.isRestored ? "↺" : "→")\(state.tree.revision) \(state.tree.shown)\"".utf8)
    }

    func joined(_ patches: [[UInt8]], revision: Int) -> [UInt8] {
        patches.isEmpty ? Array("=\(revision)".utf8) : Array(patches.joined(separator: [UInt8(ascii: ";")]))
    }
}

/// Measures no text, because the pages are hand-written.
final class NoText: TextMeasuring {
    func shape(_ runs: [MeasuredRun]) -> any ShapedText { preconditionFailure("nothing is shaped here") }
    func shape(_ text: String, as style: RunStyle) -> any ShapedText { preconditionFailure("nothing is shaped here") }
    func metrics(of font: FontFace) -> FontMetrics {
        FontMetrics(ascent: 8, descent: 2, capHeight: 7, xHeight: 5, lineHeight: 10)
    }

    /// The number of times that the caches were dropped.
    let drops = Atomic(0)
    func dropCaches() { drops.add(1, ordering: .relaxed) }
}
