import EspalierDisplayTree
import EspalierLayoutEngine
import EspalierViews
import Foundation
import TestKit
import Testing

@testable import UIKit

@MainActor @Suite struct `Elements whose data is prepared` {
    private func path(_ item: Int, _ section: Int = 0) -> IndexPath { IndexPath(item: item, section: section) }

    private func paths(_ items: Range<Int>) -> [IndexPath] { items.map { path($0) } }

    @Test func `are the next ten that are not made, in groups`() {
        var prefetching = ElementPrefetching()
        // The first elements of 100 are made.
        func step(_ item: Int, made: Int) -> ElementPrefetching.Step {
            prefetching.appeared(path(item), count: { $0 == 0 ? 100 : nil }, isMade: { $0.item < made })
        }
        #expect(step(0, made: 8) == ElementPrefetching.Step(announced: paths(8..<18)))
        #expect(step(5, made: 8) == ElementPrefetching.Step())
        #expect(step(6, made: 12) == ElementPrefetching.Step())
        #expect(step(7, made: 13) == ElementPrefetching.Step(announced: paths(18..<23)))
        #expect(prefetching.announced == Set(paths(13..<23)))
        // The last elements are announced one by one.
        #expect(step(80, made: 95) == ElementPrefetching.Step(announced: paths(95..<100)))
        #expect(step(90, made: 97) == ElementPrefetching.Step())
    }

    @Test func `are in the sections around, up to the first and the last one`() {
        var prefetching = ElementPrefetching()
        let counts = [2, 0, 3]
        let step = prefetching.appeared(path(0, 2)) {
            counts.indices.contains($0) ? counts[$0] : nil
        } isMade: {
            $0 == path(0, 2)
        }
        #expect(step.announced == [path(0), path(1), path(1, 2), path(2, 2)] && step.cancelled == [])
    }

    @Test func `are given up when they are far away`() {
        var prefetching = ElementPrefetching()
        var made: Set<IndexPath> = [path(0)]
        func step(_ item: Int) -> ElementPrefetching.Step {
            prefetching.appeared(path(item)) {
                $0 == 0 ? 100 : nil
            } isMade: {
                made.contains($0)
            }
        }
        #expect(step(0).announced == paths(1..<11))
        made.formUnion(paths(1..<4))
        made.insert(path(50))
        let jump = step(50)
        #expect(jump.announced == paths(40..<50) + paths(51..<61) && jump.cancelled == paths(4..<11))
        #expect(prefetching.announced == Set(paths(40..<50) + paths(51..<61)))
    }

    // MARK: Views

    private final class Rows: NSObject, UITableViewDataSource, UITableViewDataSourcePrefetching {
        var made: Set<Int> = []
        var announced: [Int] = []
        var cancelled: [Int] = []

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 300 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            made.insert(indexPath.row)
            return UITableViewCell(style: .default, reuseIdentifier: nil)
        }
        func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
            announced += indexPaths.map(\.row)
        }
        func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
            cancelled += indexPaths.map(\.row)
        }
    }

    private struct Table: UIViewRepresentable {
        let view: UITableView
        func makeUIView(context: Context) -> UITableView { view }
        func updateUIView(_ view: UITableView, context: Context) {}
    }

    @Test func `are rows of a table near those that are made`() throws {
        let (view, source) = (UITableView(frame: .zero, style: .plain), Rows())
        (view.dataSource, view.prefetchDataSource) = (source, source)
        let page = TestPage(height: 400) { Table(view: view) }
        let end = try #require(source.made.max()) + 1
        #expect(end < 100 && Set(source.announced).isSuperset(of: end..<(end + 5)))
        #expect(source.announced.allSatisfy { $0 > 0 && $0 < end + 10 } && source.cancelled == [])
        view.scrollToRow(at: IndexPath(row: 200, section: 0), at: .top, animated: false)
        page.update()
        #expect(source.announced.contains { $0 > 200 })
        #expect(Set(source.cancelled).isSuperset(of: end..<(end + 5)))
    }

    @Test func `are none while it is off`() {
        let (view, source) = (UITableView(frame: .zero, style: .plain), Rows())
        (view.dataSource, view.prefetchDataSource, view.isPrefetchingEnabled) = (source, source, false)
        _ = TestPage(height: 400) { Table(view: view) }
        #expect(!source.made.isEmpty && source.announced == [])
    }
}
