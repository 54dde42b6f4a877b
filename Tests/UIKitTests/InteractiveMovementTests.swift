import EspalierDisplayTree
import EspalierLayoutEngine
import EspalierViews
import Foundation
import TestKit
import Testing

@testable import UIKit

@MainActor @Suite struct `The movement of an item by the user` {
    private final class Cell: UICollectionViewCell {
        let label = UILabel()

        override init(frame: CGRect) {
            super.init(frame: frame)
            label.frame = contentView.bounds
            label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            contentView.addSubview(label)
        }

        required init?(coder: NSCoder) { nil }
    }

    private final class Source: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
        var items = [["a", "b", "c", "d"], ["e"]]
        var fixed = ""
        var moves: [[IndexPath]] = []
        var target: ((IndexPath) -> IndexPath)?

        func numberOfSections(in collectionView: UICollectionView) -> Int { items.count }
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            items[section].count
        }
        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
            (cell as? Cell)?.label.text = items[indexPath.section][indexPath.item]
            return cell
        }
        func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
            items[indexPath.section][indexPath.item] != fixed
        }
        func collectionView(
            _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
            to destinationIndexPath: IndexPath
        ) {
            moves.append([sourceIndexPath, destinationIndexPath])
            let item = items[sourceIndexPath.section].remove(at: sourceIndexPath.item)
            items[destinationIndexPath.section].insert(item, at: destinationIndexPath.item)
        }
        func collectionView(
            _ collectionView: UICollectionView, targetIndexPathForMoveFromItemAt originalIndexPath: IndexPath,
            toProposedIndexPath proposedIndexPath: IndexPath
        ) -> IndexPath { target?(proposedIndexPath) ?? proposedIndexPath }
    }

    private struct Shown: UIViewRepresentable {
        let view: UICollectionView
        func makeUIView(context: Context) -> UICollectionView { view }
        func updateUIView(_ view: UICollectionView, context: Context) {}
    }

    private func path(_ item: Int, _ section: Int = 0) -> IndexPath { IndexPath(item: item, section: section) }

    private let source = Source()

    /// A view with lines of three items of 90 points and gaps of 15 points, and its page.
    private func shown() -> (UICollectionView, TestPage) {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 90, height: 90)
        let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
        view.register(Cell.self, forCellWithReuseIdentifier: "cell")
        (view.dataSource, view.delegate) = (source, source)
        return (view, TestPage(width: 300, height: 400) { Shown(view: view) })
    }

    /// The texts of the cells, in the order of their places.
    private func order(_ view: UICollectionView) -> [String] {
        view.visibleCells.map { ($0 as? Cell)?.label.text ?? "" }
    }

    @Test func `shows the item under the finger, and the others make room`() throws {
        let (view, page) = shown()
        let corner = try #require(page.frame(of: "a")).origin
        #expect(view.beginInteractiveMovementForItem(at: path(0)))
        #expect(!view.beginInteractiveMovementForItem(at: path(1)))
        // The middle of the third item is at 255, 45.
        view.updateInteractiveMovementTargetPosition(CGPoint(x: 250, y: 50))
        page.update()
        #expect(order(view) == ["b", "c", "a", "d", "e"])
        let place = try #require(page.frame(of: "a")).origin
        #expect(place.x - corner.x == 205 && place.y - corner.y == 5)
        #expect(try #require(page.frame(of: "b")).origin == corner)
        // Nothing is moved in the data before the end.
        #expect(source.moves == [] && source.items == [["a", "b", "c", "d"], ["e"]])
        view.endInteractiveMovement()
        page.update()
        #expect(source.moves == [[path(0), path(2)]] && source.items == [["b", "c", "a", "d"], ["e"]])
        #expect(order(view) == ["b", "c", "a", "d", "e"])
        #expect(try #require(page.frame(of: "a")).minX - corner.x == 210)
    }

    @Test func `goes through several places, and keeps cells and the selection`() {
        let (view, page) = shown()
        view.selectItem(at: path(3), animated: false, scrollPosition: [])
        let cell = view.cellForItem(at: path(3))
        #expect(view.beginInteractiveMovementForItem(at: path(3)))
        for x in [250.0, 150, 50] { view.updateInteractiveMovementTargetPosition(CGPoint(x: x, y: 50)) }
        page.update()
        #expect(order(view) == ["d", "a", "b", "c", "e"])
        #expect(view.cellForItem(at: path(0)) === cell && view.indexPathsForSelectedItems == [path(0)])
        view.endInteractiveMovement()
        #expect(source.moves == [[path(3), path(0)]])
    }

    @Test func `reaches other sections`() {
        let (view, page) = shown()
        #expect(view.beginInteractiveMovementForItem(at: path(1)))
        // The second section begins after two lines of 90 points and the distance of 10 points.
        view.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 200))
        page.update()
        #expect(order(view) == ["a", "c", "d", "b", "e"])
        #expect(view.numberOfItems(inSection: 0) == 3 && view.numberOfItems(inSection: 1) == 2)
        view.endInteractiveMovement()
        page.update()
        #expect(source.moves == [[path(1), path(0, 1)]] && source.items == [["a", "c", "d"], ["b", "e"]])
        #expect(order(view) == ["a", "c", "d", "b", "e"])
    }

    @Test func `can be canceled`() {
        let (view, page) = shown()
        #expect(view.beginInteractiveMovementForItem(at: path(0)))
        view.updateInteractiveMovementTargetPosition(CGPoint(x: 250, y: 50))
        view.cancelInteractiveMovement()
        page.update()
        #expect(
            source.moves == [] && order(view) == ["a", "b", "c", "d", "e"] && page.texts == ["a", "b", "c", "d", "e"])
        // Without a movement, nothing happens.
        view.updateInteractiveMovementTargetPosition(.zero)
        view.endInteractiveMovement()
        view.cancelInteractiveMovement()
        #expect(source.moves == [])
    }

    @Test func `is what the data source and the delegate allow`() {
        let (view, page) = shown()
        source.fixed = "a"
        #expect(!view.beginInteractiveMovementForItem(at: path(0)))
        #expect(!view.beginInteractiveMovementForItem(at: path(7)))
        #expect(view.beginInteractiveMovementForItem(at: path(1)))
        source.target = { _ in IndexPath(item: 3, section: 0) }
        view.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 50))
        #expect(order(view) == ["a", "c", "d", "b", "e"])
        source.target = { _ in IndexPath(item: 9, section: 5) }
        view.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 50))
        view.updateInteractiveMovementTargetPosition(CGPoint(x: CGFloat.nan, y: 50))
        #expect(order(view) == ["a", "c", "d", "b", "e"])
        view.endInteractiveMovement()
        #expect(source.moves == [[path(1), path(3)]])
        _ = page
    }

    @Test func `ends when all items are made again`() {
        let (view, page) = shown()
        #expect(view.beginInteractiveMovementForItem(at: path(0)))
        view.updateInteractiveMovementTargetPosition(CGPoint(x: 250, y: 50))
        view.reloadData()
        page.update()
        #expect(order(view) == ["a", "b", "c", "d", "e"])
        view.endInteractiveMovement()
        #expect(source.moves == [])
    }

    @Test func `keeps the cells of a data source that applies a snapshot`() {
        final class Movable: UICollectionViewDiffableDataSource<Int, String> {
            override func collectionView(
                _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
            ) -> Bool { true }
            override func collectionView(
                _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
                to destinationIndexPath: IndexPath
            ) {
                var items = snapshot().itemIdentifiers
                let item = items.remove(at: sourceIndexPath.item)
                items.insert(item, at: destinationIndexPath.item)
                show(items)
            }
            func show(_ items: [String]) {
                var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
                snapshot.appendSections([0])
                snapshot.appendItems(items)
                apply(snapshot, animatingDifferences: false)
            }
        }
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 90, height: 90)
        let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
        let registration = UICollectionView.CellRegistration<Cell, String> { cell, _, item in cell.label.text = item }
        let source = Movable(collectionView: view) { view, path, item in
            view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
        }
        source.show(["a", "b", "c"])
        let page = TestPage(width: 300, height: 400) { Shown(view: view) }
        let cells = view.visibleCells
        #expect(view.beginInteractiveMovementForItem(at: path(0)))
        view.updateInteractiveMovementTargetPosition(CGPoint(x: 250, y: 50))
        view.endInteractiveMovement()
        page.update()
        #expect(order(view) == ["b", "c", "a"] && source.snapshot().itemIdentifiers == ["b", "c", "a"])
        #expect(
            view.visibleCells.map(ObjectIdentifier.init) == [cells[1], cells[2], cells[0]].map(ObjectIdentifier.init))
    }

    // MARK: Controllers

    private class Plain: UICollectionViewController {
        override func collectionView(
            _ collectionView: UICollectionView, numberOfItemsInSection section: Int
        ) -> Int { 2 }
    }

    private final class Moving: Plain {
        override func collectionView(
            _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
            to destinationIndexPath: IndexPath
        ) {}
    }

    @Test func `is a gesture of controllers whose class moves items`() {
        func presses(_ controller: UICollectionViewController) -> Int {
            controller.view.gestureRecognizers?.count { $0 is UILongPressGestureRecognizer } ?? 0
        }
        let layout = UICollectionViewFlowLayout()
        #expect(presses(Plain(collectionViewLayout: layout)) == 0)
        let moving = Moving(collectionViewLayout: layout)
        #expect(presses(moving) == 1)
        moving.installsStandardGestureForInteractiveMovement = false
        #expect(presses(moving) == 0)
        let off = Moving(collectionViewLayout: layout)
        off.installsStandardGestureForInteractiveMovement = false
        #expect(presses(off) == 0)
    }
}

@Suite struct `The places around a moved item` {
    private func path(_ item: Int, _ section: Int = 0) -> IndexPath { IndexPath(indexes: [section, item]) }

    @Test func `lead to those of the data source and back`() {
        for original in [path(0), path(2), path(1, 1)] {
            for current in [path(0), path(1), path(3), path(0, 1), path(2, 1)] {
                let movement = InteractiveMovement(original: original, current: current, size: .zero, center: .zero)
                #expect(movement.sourcePath(of: current) == original && movement.shownPath(of: original) == current)
                for section in 0..<2 {
                    for item in 0..<4 {
                        let source = path(item, section)
                        #expect(movement.sourcePath(of: movement.shownPath(of: source)) == source)
                    }
                }
            }
        }
    }
}
