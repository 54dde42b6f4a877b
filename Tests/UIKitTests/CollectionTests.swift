import EspalierDisplayTree
import EspalierLayoutEngine
import EspalierViews
import Foundation
import TestKit
import Testing

@testable import UIKit

@MainActor @Suite struct `A collection view of UIKit` {
    private final class OwnCell: UICollectionViewCell {
        let label = UILabel()

        override init(frame: CGRect) {
            super.init(frame: frame)
            label.frame = contentView.bounds
            label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            contentView.addSubview(label)
        }

        required init?(coder: NSCoder) { nil }
    }

    private class Source: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
        var items = (0..<7).map { "item \($0)" }
        var made = 0
        var calls: [String] = []

        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            items.count
        }

        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            made += 1
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
            (cell as? OwnCell)?.label.text = items[indexPath.item]
            return cell
        }

        func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
            calls.append("selected \(indexPath.item)")
        }

        func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
            calls.append("deselected \(indexPath.item)")
        }

        func collectionView(
            _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
        ) -> UICollectionReusableView {
            let view = collectionView.dequeueReusableSupplementaryView(
                ofKind: kind, withReuseIdentifier: "header", for: indexPath)
            let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
            label.text = "heading"
            view.addSubview(label)
            return view
        }
    }

    private func view(_ layout: UICollectionViewFlowLayout, _ source: Source) -> UICollectionView {
        let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
        view.register(OwnCell.self, forCellWithReuseIdentifier: "cell")
        (view.dataSource, view.delegate) = (source, source)
        return view
    }

    private func layout(_ size: CGFloat) -> UICollectionViewFlowLayout {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: size, height: size)
        return layout
    }

    @Test func `shows the cells of its data source in lines that share the rest of their length`() throws {
        let source = Source()
        let view = view(layout(90), source)
        // Three items and two gaps of 15 points.
        let page = TestPage(width: 300, height: 400) { Shown(view: view) }
        #expect(page.texts == (0..<7).map { "item \($0)" })
        #expect(source.made == 7)
        let cells = view.visibleCells
        #expect(cells.map(\.bounds.size) == Array(repeating: CGSize(width: 90, height: 90), count: 7))
        let corners = try (0..<7).map { try #require(page.frame(of: "item \($0)")).origin }
        #expect(corners.map { $0.x - corners[0].x } == [0, 105, 210, 0, 105, 210, 0])
        #expect(corners.map { $0.y - corners[0].y } == [0, 0, 0, 100, 100, 100, 200])
        #expect(view.contentSize == CGSize(width: 300, height: 290))
    }

    @Test func `makes only the cells near the visible part`() {
        let source = Source()
        source.items = (0..<10_000).map { "item \($0)" }
        let view = view(layout(90), source)
        _ = TestPage(width: 300, height: 400) { Shown(view: view) }
        #expect(source.made > 10 && source.made < 100)
        #expect(view.contentSize.height == 333_390)
    }

    @Test func `reports selections`() throws {
        let source = Source()
        let view = view(layout(90), source)
        let page = TestPage(width: 300, height: 400) { Shown(view: view) }
        try page.tap("item 2")
        #expect(view.indexPathsForSelectedItems == [IndexPath(item: 2, section: 0)])
        #expect(view.cellForItem(at: IndexPath(item: 2, section: 0))?.isSelected == true)
        try page.tap("item 3")
        #expect(source.calls == ["selected 2", "deselected 2", "selected 3"])
        view.allowsMultipleSelection = true
        try page.tap("item 4")
        try page.tap("item 3")
        #expect(source.calls.suffix(2) == ["selected 4", "deselected 3"])
        #expect(view.indexPathsForSelectedItems == [IndexPath(item: 4, section: 0)])
    }

    @Test func `keeps the selection of items that move`() {
        let source = Source()
        let view = view(layout(90), source)
        let page = TestPage(width: 300, height: 400) { Shown(view: view) }
        func path(_ item: Int, _ section: Int = 0) -> IndexPath { IndexPath(item: item, section: section) }
        view.allowsMultipleSelection = true
        for item in [1, 3, 5] { view.selectItem(at: path(item), animated: false, scrollPosition: []) }
        source.items.insert(contentsOf: ["a", "b"], at: 2)
        view.insertItems(at: [path(3), path(2)])
        #expect(view.indexPathsForSelectedItems == [path(1), path(5), path(7)])
        for item in [5, 0] { source.items.remove(at: item) }
        view.deleteItems(at: [path(0), path(5)])
        #expect(view.indexPathsForSelectedItems == [path(0), path(5)])
        view.deleteItems(at: [path(0, 1)])
        #expect(view.indexPathsForSelectedItems == [path(0), path(5)])
        page.update()
        #expect(view.cellForItem(at: path(0))?.isSelected == true)
        #expect(view.cellForItem(at: path(1))?.isSelected == false)
    }

    @Test func `shows what the data source has after a reload`() {
        let source = Source()
        let view = view(layout(90), source)
        let page = TestPage(width: 300, height: 400) { Shown(view: view) }
        source.items = ["one", "two"]
        view.reloadData()
        page.update()
        #expect(page.texts == ["one", "two"])
        source.items = ["one", "three", "two"]
        view.insertItems(at: [IndexPath(item: 1, section: 0)])
        page.update()
        #expect(page.texts == ["one", "three", "two"])
    }

    private final class Sizes: Source, UICollectionViewDelegateFlowLayout {
        func collectionView(
            _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
            sizeForItemAt indexPath: IndexPath
        ) -> CGSize { CGSize(width: 60 + 10 * CGFloat(indexPath.item), height: 40) }
    }

    @Test func `takes the sizes of its delegate, and shows headers`() throws {
        let (source, layout) = (Sizes(), layout(90))
        layout.headerReferenceSize = CGSize(width: 0, height: 30)
        layout.sectionInset = UIEdgeInsets(top: 5, left: 10, bottom: 5, right: 10)
        let view = view(layout, source)
        view.register(
            UICollectionReusableView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
            withReuseIdentifier: "header")
        // Items of 60, 70, 80; 90, 100; 110, 120 points in 280.
        let page = TestPage(width: 300, height: 400) { Shown(view: view) }
        #expect(page.texts.sorted() == ["heading"] + (0..<7).map { "item \($0)" })
        // The text is in the middle of its label of 20 points.
        #expect(page.frame(of: "heading")?.minY == 5)
        #expect(view.visibleCells.map(\.bounds.width) == [60, 70, 80, 90, 100, 110, 120])
        #expect(view.contentSize.height == 180)
    }

    @Test func `prepares the cells of registrations`() {
        let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        let registration = UICollectionView.CellRegistration<OwnCell, String> { cell, path, item in
            cell.label.text = "\(item) at \(path.item)"
        }
        let cell = view.dequeueConfiguredReusableCell(
            using: registration, for: IndexPath(item: 3, section: 0), item: "tea")
        #expect(cell.label.text == "tea at 3")
    }

    @Test func `scrolls to items`() {
        let source = Source()
        source.items = (0..<90).map { "item \($0)" }
        let view = view(layout(90), source)
        let page = TestPage(width: 300, height: 400) { Shown(view: view) }
        func offset(_ item: Int, _ position: UICollectionView.ScrollPosition) -> CGFloat {
            view.scrollToItem(at: IndexPath(item: item, section: 0), at: position, animated: false)
            page.update()
            return view.contentOffset.y
        }
        #expect(offset(30, .top) == 1000)
        #expect(offset(30, .centeredVertically) == 845)
        #expect(offset(30, .bottom) == 690)
        #expect(offset(33, []) == 790)
        #expect(offset(89, .top) == 2590)
    }
}

@Suite struct `The lines of a flow layout` {
    @Test func `of equal items have the gaps of full lines`() {
        #expect(
            FlowLine.lines(count: 5, of: (90, 40), gap: 10, in: 300) == [
                FlowLine(items: 0..<3, gap: 15, depth: 40), FlowLine(items: 3..<5, gap: 15, depth: 40),
            ])
        #expect(FlowLine.lines(count: 0, of: (90, 40), gap: 10, in: 300).isEmpty)
    }

    @Test func `of single items have them in the middle`() {
        #expect(
            FlowLine.lines(count: 2, of: (280, 40), gap: 10, in: 300) == [
                FlowLine(items: 0..<1, start: 10, gap: 10, depth: 40),
                FlowLine(items: 1..<2, start: 10, gap: 10, depth: 40),
            ])
        // Items that are too long begin at the start.
        #expect(FlowLine.lines(count: 1, of: (400, 40), gap: 10, in: 300).map(\.start) == [0])
    }

    @Test func `of several sizes are filled in order, and the last has the least gaps`() {
        #expect(
            FlowLine.lines(of: [(100, 20), (100, 50), (200, 30), (90, 10), (60, 40)], gap: 10, in: 300) == [
                FlowLine(items: 0..<2, gap: 100, depth: 50), FlowLine(items: 2..<4, gap: 10, depth: 30),
                FlowLine(items: 4..<5, gap: 10, depth: 40),
            ])
        #expect(
            FlowLine.lines(of: [(260, 20), (260, 20)], gap: 10, in: 300) == [
                FlowLine(items: 0..<1, start: 20, gap: 10, depth: 20), FlowLine(items: 1..<2, gap: 10, depth: 20),
            ])
    }

    @Test func `of items without a size end`() {
        #expect(FlowLine.lines(count: 3, of: (0, 0), gap: 0, in: 300).map(\.items) == [0..<3])
    }
}
