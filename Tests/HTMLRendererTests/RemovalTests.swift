import EspalierDisplayTree
import EspalierLayoutEngine
import Foundation
import Testing

@testable import EspalierHTMLRenderer

@Suite struct `A removed node` {
    private let animation = DisplayAnimation(curve: .bezier(0, 0, 1, 1), duration: 2)

    private func tree(_ children: ContiguousArray<DisplayNode>, _ animation: DisplayAnimation?) -> DisplayTree {
        let size = CGSize(width: 100, height: 100)
        return DisplayTree(
            revision: 1, size: size, title: "",
            root: DisplayNode(
                id: 1, type: "Window", frame: CGRect(origin: .zero, size: size), children: DisplayChildren(children),
                animation: animation))
    }

    private func operations(from old: DisplayTree, to new: DisplayTree) -> [PatchOperation] {
        Difference.patch(from: old, to: new, symbols: NoSymbols()).operations
    }

    @Test func `fades by the animation of the change that removes it, not of the one that inserted it`() {
        let frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        let plain = DisplayNode(id: 2, type: "Group", frame: frame)
        let brought = DisplayNode(id: 2, type: "Group", frame: frame, animation: animation)
        #expect(operations(from: tree([brought], animation), to: tree([], nil)) == [.remove(2)])
        #expect(operations(from: tree([plain], nil), to: tree([], animation)) == [.remove(2, animation: 0)])
    }
}
