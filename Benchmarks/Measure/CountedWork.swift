import EspalierDisplayTree
import EspalierGalleryPages
import EspalierHTMLRenderer
import EspalierViews
import SwiftUI

/// The work whose instructions `scripts/count-instructions` counts.
///
/// Each work runs twice before it is counted, as it does on a server that has been in use. The counter counts what happens inside of
/// `countedByInstruction`, whose calls are in the order of `names`.
@MainActor
enum CountedWork {
    static let names = [
        "/tabs: first page", "/minimap: first page", "1,000 rows: first page", "274 sections: first page",
        "/tabs: a tap",
    ]

    fileprivate static var work: () -> Void = {}

    static func run() {
        count { firstPage { TabsPage() } }
        count { firstPage { MinimapPage() } }
        count { firstPage { RowsPage() } }
        count { firstPage { ScrollPage() } }
        countTap()
    }

    private static var kept: ViewGraph?

    private static func firstPage<Content: View>(@ViewBuilder _ content: () -> Content) {
        let page = Measure.graph(content)
        _ = Measure.html(page)
        // A session keeps its page, so that its release does not count.
        kept = page
    }

    private static func count(_ body: @escaping () -> Void) {
        body()
        body()
        kept = nil
        work = body
        countedByInstruction()
        kept = nil
    }

    /// Taps on the tabs of a page in turn.
    private static func countTap() {
        let page = Measure.graph { TabsPage() }
        var tree = page.currentTree()
        let tabs = Measure.nodes(tree).filter { $0.semantics?.role == .tab }.map(\.id)
        var turn = 0
        count {
            for _ in tabs {
                turn += 1
                try? page.send(DisplayEvent(node: tabs[turn % tabs.count], type: .tap))
                let next = page.currentTree()
                _ = Difference.patch(from: tree, to: next, symbols: NoSymbols()).encoded()
                tree = next
            }
        }
    }
}

/// Runs the work. `scripts/count-instructions` finds this function by its name and counts inside of it.
@inline(never) @MainActor
private func countedByInstruction() { CountedWork.work() }
