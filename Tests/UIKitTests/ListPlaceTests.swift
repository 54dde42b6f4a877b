import EspalierDisplayTree
import EspalierLayoutEngine
import EspalierViews
import Foundation
import TestKit
import Testing

@testable import UIKit

@MainActor @Suite struct `Places of the rows of a list` {
    private typealias Source = UICollectionViewDiffableDataSource<Int, Int>

    private func view(_ layout: UICollectionViewLayout, _ counts: [Int]) -> (UICollectionView, Source) {
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 300, height: 600), collectionViewLayout: layout)
        let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { cell, _, item in
            cell.contentConfiguration = UIHostingConfiguration {
                Text(verbatim: "row \(item)").frame(width: 100, height: item == 1 ? 70 : 50)
            }
            .margins(.all, 0)
        }
        let source = Source(collectionView: view) { view, path, item in
            view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        for (section, count) in counts.enumerated() {
            snapshot.appendSections([section])
            snapshot.appendItems((0..<count).map { 100 * section + $0 })
        }
        source.apply(snapshot, animatingDifferences: false)
        return (view, source)
    }

    private func list(_ appearance: UICollectionLayoutListConfiguration.Appearance) -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout.list(using: UICollectionLayoutListConfiguration(appearance: appearance))
    }

    private func path(_ item: Int, _ section: Int = 0) -> IndexPath { IndexPath(item: item, section: section) }

    @Test func `are those of a line of text before the page shows them`() {
        let (view, source) = view(list(.plain), [3, 1])
        #expect(view.layoutAttributesForItem(at: path(0, 1))?.frame == CGRect(x: 0, y: 132, width: 300, height: 44))
        _ = source
    }

    @Test func `are those that the page has measured`() throws {
        let (view, source) = view(list(.insetGrouped), [3, 1])
        let page = TestPage(width: 300, height: 600) { Shown(view: view) }
        func frame(_ path: IndexPath) -> CGRect? { view.layoutAttributesForItem(at: path)?.frame }
        #expect(frame(path(0)) == CGRect(x: 16, y: 10, width: 268, height: 50))
        #expect(frame(path(2)) == CGRect(x: 16, y: 130, width: 268, height: 50))
        // Two sections have 35 points between them.
        #expect(frame(path(0, 1)) == CGRect(x: 16, y: 215, width: 268, height: 50))
        let first = try #require(page.frame(of: "row 0"))
        let last = try #require(page.frame(of: "row 100"))
        #expect(last.midY - first.midY == 205)
        #expect(view.indexPathForItem(at: CGPoint(x: 100, y: 129)) == path(1))
        #expect(view.indexPathForItem(at: CGPoint(x: 100, y: 200)) == nil)
        _ = source
    }

    @Test func `follow other sections of the layout`() throws {
        let whole = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(60))
        let layout = UICollectionViewCompositionalLayout { section, environment in
            section == 1
                ? .list(
                    using: UICollectionLayoutListConfiguration(appearance: .plain), layoutEnvironment: environment)
                : NSCollectionLayoutSection(
                    group: .vertical(layoutSize: whole, subitems: [NSCollectionLayoutItem(layoutSize: whole)]))
        }
        let (view, source) = view(layout, [1, 2, 1])
        let page = TestPage(width: 300, height: 600) { Shown(view: view) }
        func frame(_ path: IndexPath) -> CGRect? { view.layoutAttributesForItem(at: path)?.frame }
        #expect(frame(path(1, 1)) == CGRect(x: 0, y: 110, width: 300, height: 50))
        #expect(frame(path(0, 2)) == CGRect(x: 0, y: 160, width: 300, height: 60))
        let (first, last) = (try #require(page.frame(of: "row 0")), try #require(page.frame(of: "row 200")))
        #expect(last.midY - first.midY == 160)
        _ = source
    }

    @Test func `change with a movement`() {
        final class Movable: UICollectionViewDiffableDataSource<Int, Int> {
            override func collectionView(
                _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
            ) -> Bool { true }
        }
        let view = UICollectionView(frame: .zero, collectionViewLayout: list(.plain))
        let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { cell, _, item in
            cell.contentConfiguration = UIHostingConfiguration { Text(verbatim: "row \(item)") }
        }
        let source = Movable(collectionView: view) { view, path, item in
            view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems([0, 1, 2])
        source.apply(snapshot, animatingDifferences: false)
        let page = TestPage(width: 300, height: 600) { Shown(view: view) }
        #expect(page.texts == ["row 0", "row 1", "row 2"])
        #expect(view.beginInteractiveMovementForItem(at: path(0)))
        let last = view.layoutAttributesForItem(at: path(2))?.center ?? .zero
        view.updateInteractiveMovementTargetPosition(last)
        page.update()
        #expect(page.texts == ["row 1", "row 2", "row 0"])
    }
}
