import EspalierDisplayTree
import EspalierLayoutEngine
import EspalierViews
import Foundation
import TestKit
import Testing

@testable import UIKit

@MainActor @Suite struct `A list layout of a collection view` {
    private typealias Source = UICollectionViewDiffableDataSource<String, String>

    private final class Delegate: NSObject, UICollectionViewDelegate {
        var selected: [IndexPath] = []
        func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
            selected.append(indexPath)
        }
    }

    private func view(
        _ list: UICollectionLayoutListConfiguration, _ items: [String],
        configure: @escaping @MainActor (UICollectionViewListCell) -> Void = { _ in }
    ) -> (UICollectionView, Source) {
        let view = UICollectionView(
            frame: .zero, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: list))
        let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, item in
            var content = cell.defaultContentConfiguration()
            content.text = item
            cell.contentConfiguration = content
            configure(cell)
        }
        let header = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
            elementKind: UICollectionView.elementKindSectionHeader
        ) { cell, _, path in
            var content = cell.defaultContentConfiguration()
            content.text = "Heading"
            cell.contentConfiguration = content
        }
        let source = Source(collectionView: view) { view, path, item in
            view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
        }
        source.supplementaryViewProvider = { view, _, path in
            view.dequeueConfiguredReusableSupplementary(using: header, for: path)
        }
        var snapshot = NSDiffableDataSourceSnapshot<String, String>()
        snapshot.appendSections(["main"])
        snapshot.appendItems(items)
        source.apply(snapshot, animatingDifferences: false)
        return (view, source)
    }

    @Test func `shows rows with accessories, and reports their selection`() throws {
        let (view, source) = view(UICollectionLayoutListConfiguration(appearance: .insetGrouped), ["Tea", "Milk"]) {
            $0.accessories = [.label(text: "hot"), .delete()]
        }
        let delegate = Delegate()
        view.delegate = delegate
        let page = TestPage(width: 390, height: 600) { Shown(view: view) }
        #expect(page.texts == ["Tea", "hot", "Milk", "hot"])
        #expect(view.visibleCells.count == 2)
        try page.tap("Milk")
        #expect(delegate.selected == [IndexPath(item: 1, section: 0)])
        #expect(source.itemIdentifier(for: delegate.selected[0]) == "Milk")
        #expect(view.cellForItem(at: delegate.selected[0])?.isSelected == true)
    }

    @Test func `shows the header of the data source, or its first item as one`() {
        var list = UICollectionLayoutListConfiguration(appearance: .grouped)
        list.headerMode = .supplementary
        let (first, source) = view(list, ["Tea"])
        #expect(TestPage(width: 390, height: 600) { Shown(view: first) }.texts == ["HEADING", "Tea"])
        list.headerMode = .firstItemInSection
        let (second, other) = view(list, ["Drinks", "Tea"])
        #expect(TestPage(width: 390, height: 600) { Shown(view: second) }.texts == ["DRINKS", "Tea"])
        let header = second.cellForItem(at: IndexPath(item: 0, section: 0)) as? UICollectionViewListCell
        #expect(header?.role == .header(.grouped))
        #expect(source.snapshot().numberOfItems + other.snapshot().numberOfItems == 3)
    }

    @Test func `has the swipe actions of its configuration`() {
        var list = UICollectionLayoutListConfiguration(appearance: .plain)
        list.trailingSwipeActionsConfigurationProvider = { path in
            path.item == 1
                ? UISwipeActionsConfiguration(actions: [
                    UIContextualAction(style: .destructive, title: "Remove") { _, _, done in done(true) }
                ]) : nil
        }
        let (view, source) = view(list, ["Tea", "Milk"])
        let page = TestPage(width: 390, height: 600) { Shown(view: view) }
        #expect(source.snapshot().numberOfItems == 2)
        let rows = page.nodes.filter { node in
            if case .part(.swipeRow) = node.content { true } else { false }
        }
        #expect(rows.count == 1)
    }

    @Test func `calls the function for a state before the first display and after a selection`() throws {
        var states: [Bool] = []
        let (view, source) = view(UICollectionLayoutListConfiguration(appearance: .plain), ["Tea"]) { cell in
            cell.configurationUpdateHandler = { cell, state in
                states.append(state.isSelected)
                var background = UIBackgroundConfiguration.listPlainCell()
                background.backgroundColor = state.isSelected ? .red : .white
                cell.backgroundConfiguration = background
            }
        }
        let page = TestPage(width: 390, height: 600) { Shown(view: view) }
        #expect(states == [false])
        try page.tap("Tea")
        #expect(states == [false, true])
        #expect(source.snapshot().numberOfItems == 1)
    }
}
