import DisplayTree
import Foundation
import Glibc
import LayoutEngine
import SwiftUI
import Views

let usable: @convention(c) (UnsafeMutableRawPointer) -> Int = unsafeBitCast(dlsym(nil, "malloc_usable_size")!, to: (@convention(c) (UnsafeMutableRawPointer) -> Int).self)
@MainActor enum Histogram {
    static func run() {
        let page = Measure.graph { TabsPageAlias() }
        let tree = page.currentTree()
        var counts: [String: (Int, Int)] = [:]
        func add(_ object: AnyObject, _ name: String) {
            let size = usable(Unmanaged.passUnretained(object).toOpaque())
            let base = name.split(separator: "<").first.map(String.init) ?? name
            counts[base, default: (0, 0)].0 += 1
            counts[base, default: (0, 0)].1 += size
        }
        func visit(_ node: _ViewNode) {
            add(node, node.typeName)
            node.forEachChild { visit($0) }
        }
        visit(page.root)
        for n in Measure.nodes(tree) { add(n, "DisplayNode"); if let a = n.appearance { add(a, "Appearance") }; if case .text(let t) = n.content { add(t, "DisplayText") } }
        var total = 0
        for (name, value) in counts.sorted(by: { $0.value.1 > $1.value.1 }) { print(name, value.0, value.1, value.1 / value.0); total += value.1 }
        print("total", total)
        print("DisplayContent", MemoryLayout<DisplayContent>.size, "DisplayShape", MemoryLayout<DisplayShape>.size, "DisplayImage", MemoryLayout<DisplayImage>.size, "DisplayControl", MemoryLayout<DisplayControl>.size, "Semantics?", MemoryLayout<Semantics?>.size, "Animation", MemoryLayout<DisplayAnimation?>.size, "Transition", MemoryLayout<DisplayTransition?>.size, "Matched", MemoryLayout<MatchedGeometry?>.size, "paint", MemoryLayout<DisplayPaint?>.size, "transform", MemoryLayout<DisplayTransform?>.size, "shadow", MemoryLayout<DisplayShadow?>.size, "children", MemoryLayout<DisplayChildren>.size, "outline", MemoryLayout<DisplayOutline?>.size)
        print("SizeAnswer", MemoryLayout<SizeAnswer>.size, "Proposal", MemoryLayout<ProposedViewSize>.size, "EnvironmentValues", MemoryLayout<EnvironmentValues>.size,  "ResolvedText", MemoryLayout<ResolvedText>.size, "TextConstraints", MemoryLayout<TextConstraints>.size, "Text", MemoryLayout<Text>.size, "TextRun", MemoryLayout<DisplayTextRun>.size, "TextSettings", MemoryLayout<TextSettings>.size)
    }
}
import GalleryPages
typealias TabsPageAlias = TabsPage
