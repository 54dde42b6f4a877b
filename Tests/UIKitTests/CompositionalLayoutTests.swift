import EspalierLayoutEngine
import EspalierViews
import Foundation
import TestKit
import Testing

@testable import UIKit

@MainActor @Suite struct `A compositional layout` {
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

    private typealias Source = UICollectionViewDiffableDataSource<Int, Int>

    private func view(_ layout: UICollectionViewLayout, _ counts: [Int]) -> (UICollectionView, Source) {
        let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
        let registration = UICollectionView.CellRegistration<Cell, Int> { cell, _, item in
            cell.label.text = "item \(item)"
        }
        let header = UICollectionView.SupplementaryRegistration<Cell>(elementKind: "header") { cell, _, path in
            cell.label.text = "section \(path.section)"
        }
        let source = Source(collectionView: view) { view, path, item in
            view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
        }
        source.supplementaryViewProvider = { view, _, path in
            view.dequeueConfiguredReusableSupplementary(using: header, for: path)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        for (section, count) in counts.enumerated() {
            snapshot.appendSections([section])
            snapshot.appendItems((0..<count).map { 100 * section + $0 })
        }
        source.apply(snapshot, animatingDifferences: false)
        return (view, source)
    }

    private func size(_ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension)
        -> NSCollectionLayoutSize
    {
        NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
    }

    /// Three items of equal width in a row of 60 points.
    private func grid() -> NSCollectionLayoutSection {
        let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1.0 / 3), .fractionalHeight(1)))
        return NSCollectionLayoutSection(
            group: .horizontal(layoutSize: size(.fractionalWidth(1), .absolute(60)), subitems: [item]))
    }

    @Test func `shows groups below each other with the distances of the section`() throws {
        let section = grid()
        section.interGroupSpacing = 10
        section.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 20, bottom: 15, trailing: 10)
        let (view, source) = view(UICollectionViewCompositionalLayout(section: section), [5])
        let page = TestPage(width: 300, height: 400) { Shown(view: view) }
        #expect(source.snapshot().numberOfItems == 5)
        #expect(page.texts == (0..<5).map { "item \($0)" })
        #expect(view.visibleCells.map(\.bounds.size) == Array(repeating: CGSize(width: 90, height: 60), count: 5))
        let corners = try (0..<5).map { try #require(page.frame(of: "item \($0)")).origin }
        #expect(corners.map { $0.x - corners[0].x } == [0, 90, 180, 0, 90])
        #expect(corners.map { $0.y - corners[0].y } == [0, 0, 0, 70, 70])
        #expect(view.contentSize == CGSize(width: 300, height: 150))
    }

    @Test func `shows the headers of its sections`() throws {
        let layout = UICollectionViewCompositionalLayout { index, environment in
            #expect(environment.container.contentSize == CGSize(width: 300, height: 400))
            let section = self.grid()
            section.boundarySupplementaryItems = [
                NSCollectionLayoutBoundarySupplementaryItem(
                    layoutSize: self.size(.fractionalWidth(1), .absolute(40)), elementKind: "header", alignment: .top)
            ]
            return section
        }
        layout.configuration.interSectionSpacing = 20
        let (view, source) = view(layout, [3, 3])
        let page = TestPage(width: 300, height: 400) { Shown(view: view) }
        #expect(source.snapshot().numberOfSections == 2)
        #expect(
            page.texts == ["section 0", "item 0", "item 1", "item 2", "section 1", "item 100", "item 101", "item 102"])
        let first = try #require(page.frame(of: "section 0"))
        let second = try #require(page.frame(of: "section 1"))
        #expect(second.minY - first.minY == 120)
        #expect(view.contentSize.height == 220)
        view.scrollToItem(at: IndexPath(item: 0, section: 1), at: .top, animated: false)
        #expect(view.contentOffset.y == 0)
    }

    @Test func `lets groups scroll to the side`() throws {
        let section = grid()
        section.orthogonalScrollingBehavior = .groupPaging
        let (view, source) = view(UICollectionViewCompositionalLayout(section: section), [9])
        let page = TestPage(width: 300, height: 400) { Shown(view: view) }
        #expect(source.snapshot().numberOfItems == 9)
        let corners = try [0, 3].map { try #require(page.frame(of: "item \($0)")).origin }
        #expect(corners[1].x - corners[0].x == 300)
        #expect(corners[1].y == corners[0].y)
        #expect(view.contentSize.height == 60)
    }

    @Test func `gives a row the height of its content`() throws {
        let size = size(.fractionalWidth(1), .estimated(44))
        let section = NSCollectionLayoutSection(
            group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
        let view = UICollectionView(
            frame: .zero, collectionViewLayout: UICollectionViewCompositionalLayout(section: section))
        let registration = UICollectionView.CellRegistration<UICollectionViewCell, Int> { cell, _, item in
            let box = UIView()
            box.translatesAutoresizingMaskIntoConstraints = false
            cell.contentView.addSubview(box)
            NSLayoutConstraint.activate([
                box.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
                box.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor),
                box.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor),
                box.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor),
                box.heightAnchor.constraint(equalToConstant: CGFloat(20 + item)),
            ])
        }
        let source = Source(collectionView: view) { view, path, item in
            view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems([10, 70])
        source.apply(snapshot, animatingDifferences: false)
        _ = TestPage(width: 300, height: 400) { Shown(view: view) }
        #expect(
            view.visibleCells.map(\.bounds.size) == [CGSize(width: 300, height: 30), CGSize(width: 300, height: 90)])
    }

    private final class Diagonal: UICollectionViewLayout {
        private(set) var preparations = 0
        override func prepare() { preparations += 1 }
        override var collectionViewContentSize: CGSize { CGSize(width: 300, height: 900) }
        override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
            (0..<3).map { index in
                let made = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: index, section: 0))
                made.frame = CGRect(x: 50 * index, y: 100 * index, width: 100, height: 30)
                return made
            }
        }
    }

    @Test func `of an app places its items itself`() throws {
        let layout = Diagonal()
        let (view, source) = view(layout, [3])
        let page = TestPage(width: 300, height: 400) { Shown(view: view) }
        #expect(source.snapshot().numberOfItems == 3)
        #expect(layout.preparations > 0)
        #expect(view.contentSize == CGSize(width: 300, height: 900))
        let corners = try [0, 2].map { try #require(page.frame(of: "item \($0)")).origin }
        #expect(corners[1].x - corners[0].x == 100)
        #expect(corners[1].y - corners[0].y == 200)
    }
}
