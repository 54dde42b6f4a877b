import EspalierDisplayTree
import EspalierLayoutEngine
import EspalierViews
import Foundation
import TestKit
import Testing

@testable import UIKit

@MainActor @Suite struct `Places of a collection view's items` {
    private final class Source: NSObject, UICollectionViewDataSource, UICollectionViewDelegate,
        UICollectionViewDataSourcePrefetching
    {
        var counts = [4, 1]
        var made: [IndexPath] = []
        var announced: [Int] = []
        var headers: [String] = []

        func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            counts[section]
        }
        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            made.append(indexPath)
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
            cell.accessibilityLabel = "made \(made.count)"
            return cell
        }
        func collectionView(
            _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
            forElementKind elementKind: String, at indexPath: IndexPath
        ) { headers.append("\(elementKind) \(indexPath.section)") }
        func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
            announced += indexPaths.map(\.item)
        }
    }

    private let source = Source()

    private struct Shown: UIViewRepresentable {
        let view: UICollectionView
        func makeUIView(context: Context) -> UICollectionView { view }
        func updateUIView(_ view: UICollectionView, context: Context) {}
    }

    private func path(_ item: Int, _ section: Int = 0) -> IndexPath { IndexPath(item: item, section: section) }

    private func view(_ layout: UICollectionViewLayout, _ source: Source) -> UICollectionView {
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 300, height: 400), collectionViewLayout: layout)
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        (view.dataSource, view.delegate) = (source, source)
        return view
    }

    private func flow() -> UICollectionViewFlowLayout {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 90, height: 90)
        return layout
    }

    @Test func `are those of a flow layout`() {
        let (source, layout) = (Source(), flow())
        layout.headerReferenceSize = CGSize(width: 0, height: 30)
        let view = view(layout, source)
        // Three items and two gaps of 15 points in a line, and 10 points between two lines.
        func frame(_ path: IndexPath) -> CGRect? { view.layoutAttributesForItem(at: path)?.frame }
        #expect(frame(path(1)) == CGRect(x: 105, y: 30, width: 90, height: 90))
        #expect(frame(path(3)) == CGRect(x: 0, y: 130, width: 90, height: 90))
        #expect(frame(path(0, 1)) == CGRect(x: 0, y: 250, width: 90, height: 90))
        #expect(frame(path(4)) == nil && frame(path(0, 2)) == nil)
        let kind = UICollectionView.elementKindSectionHeader
        let header = CGRect(x: 0, y: 220, width: 300, height: 30)
        #expect(view.layoutAttributesForSupplementaryElement(ofKind: kind, at: path(0, 1))?.frame == header)
        #expect(layout.layoutAttributesForSupplementaryView(ofKind: kind, at: path(0, 1))?.frame == header)
        #expect(view.layoutAttributesForSupplementaryElement(ofKind: "other", at: path(0, 1)) == nil)
        #expect(view.indexPathForItem(at: CGPoint(x: 200, y: 40)) == nil)
        #expect(view.indexPathForItem(at: CGPoint(x: 211, y: 40)) == path(2))
        #expect(view.indexPathForItem(at: CGPoint(x: 5, y: 10)) == nil)
        #expect(view.indexPathForItem(at: CGPoint(x: 5, y: 260)) == path(0, 1))
        #expect(source.made == [])
        // A change of the items changes the places.
        source.counts = [1, 1]
        view.reloadData()
        #expect(frame(path(0, 1)) == CGRect(x: 0, y: 150, width: 90, height: 90))
    }

    @Test func `are those of a compositional layout`() {
        let layout = UICollectionViewCompositionalLayout { _, _ in
            let item = NSCollectionLayoutItem(
                layoutSize: NSCollectionLayoutSize(
                    widthDimension: .fractionalWidth(0.5), heightDimension: .fractionalHeight(1)))
            let section = NSCollectionLayoutSection(
                group: .horizontal(
                    layoutSize: NSCollectionLayoutSize(
                        widthDimension: .fractionalWidth(1), heightDimension: .absolute(60)),
                    subitems: [item]))
            section.interGroupSpacing = 10
            section.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 20, bottom: 15, trailing: 10)
            section.boundarySupplementaryItems = [
                NSCollectionLayoutBoundarySupplementaryItem(
                    layoutSize: NSCollectionLayoutSize(widthDimension: .absolute(100), heightDimension: .absolute(40)),
                    elementKind: "header", alignment: .topTrailing)
            ]
            return section
        }
        layout.configuration.interSectionSpacing = 7
        let view = view(layout, source)
        func frame(_ path: IndexPath) -> CGRect? { view.layoutAttributesForItem(at: path)?.frame }
        #expect(frame(path(1)) == CGRect(x: 155, y: 45, width: 135, height: 60))
        #expect(frame(path(2)) == CGRect(x: 20, y: 115, width: 135, height: 60))
        // The first section is 40 + 5 + 60 + 10 + 60 + 15 points high.
        #expect(frame(path(0, 1)) == CGRect(x: 20, y: 242, width: 135, height: 60))
        #expect(
            view.layoutAttributesForSupplementaryElement(ofKind: "header", at: path(0, 1))?.frame
                == CGRect(x: 190, y: 197, width: 100, height: 40))
        #expect(layout.layoutAttributesForItem(at: path(1))?.frame == frame(path(1)))
        let visible = layout.layoutAttributesForElements(in: CGRect(x: 0, y: 110, width: 300, height: 20))
        #expect(visible?.map(\.indexPath) == [path(2), path(3)])
        #expect(view.indexPathForItem(at: CGPoint(x: 160, y: 50)) == path(1))
    }

    @Test func `are those of groups that scroll to the side`() {
        let whole = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
        let section = NSCollectionLayoutSection(
            group: .horizontal(
                layoutSize: NSCollectionLayoutSize(widthDimension: .absolute(200), heightDimension: .absolute(50)),
                subitems: [NSCollectionLayoutItem(layoutSize: whole)]))
        section.interGroupSpacing = 10
        section.orthogonalScrollingBehavior = .continuous
        let view = view(UICollectionViewCompositionalLayout(section: section), source)
        #expect(view.layoutAttributesForItem(at: path(2))?.frame == CGRect(x: 420, y: 0, width: 200, height: 50))
        #expect(view.layoutAttributesForItem(at: path(0, 1))?.frame == CGRect(x: 0, y: 50, width: 200, height: 50))
    }

    @Test func `count from the margins or the safe area if the layout says so`() {
        let (source, layout) = (Source(), flow())
        let view = view(layout, source)
        view.layoutMargins = UIEdgeInsets(top: 1, left: 30, bottom: 2, right: 40)
        #expect(view.layoutAttributesForItem(at: path(0))?.frame.minX == 0)
        layout.sectionInsetReference = .fromLayoutMargins
        // Two items of 90 points in 230.
        #expect(view.layoutAttributesForItem(at: path(0))?.frame == CGRect(x: 30, y: 0, width: 90, height: 90))
        #expect(view.layoutAttributesForItem(at: path(1))?.frame == CGRect(x: 170, y: 0, width: 90, height: 90))
        view.layoutMargins.left = 20
        #expect(view.layoutAttributesForItem(at: path(0))?.frame.minX == 20)
        layout.sectionInsetReference = .fromSafeArea
        #expect(view.layoutAttributesForItem(at: path(0))?.frame.minX == 0)
    }

    // MARK: Cells

    @Test func `have cells that can be configured again`() {
        let source = Source()
        let view = view(flow(), source)
        let page = TestPage(width: 300, height: 400) { Shown(view: view) }
        let cells = view.visibleCells
        #expect(source.made.count == 5)
        view.reconfigureItems(at: [path(1), path(9)])
        page.update()
        #expect(source.made.count == 6 && source.made.last == path(1))
        #expect(view.visibleCells.map(ObjectIdentifier.init) == cells.map(ObjectIdentifier.init))
        #expect(view.cellForItem(at: path(1))?.accessibilityLabel == "made 6")
        view.reloadItems(at: [path(1)])
        page.update()
        #expect(view.cellForItem(at: path(1)) !== cells[1])
    }

    @Test func `have headers of which the delegate learns when they are made`() {
        let layout = flow()
        layout.headerReferenceSize = CGSize(width: 0, height: 30)
        let view = view(layout, source)
        _ = TestPage(width: 300, height: 400) { Shown(view: view) }
        let kind = UICollectionView.elementKindSectionHeader
        #expect(source.headers == ["\(kind) 0", "\(kind) 1"])
    }

    @Test func `are announced before their cells are made`() throws {
        let source = Source()
        source.counts = [3000]
        let view = view(flow(), source)
        view.prefetchDataSource = source
        _ = TestPage(width: 300, height: 400) { Shown(view: view) }
        let end = try #require(source.made.map(\.item).max()) + 1
        #expect(end < 300 && Set(source.announced).isSuperset(of: end..<(end + 5)))
        #expect(source.announced.allSatisfy { $0 > 0 && $0 < end + 10 })
    }
}
