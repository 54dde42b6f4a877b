import EspalierLayoutEngine
import EspalierViews
import Foundation

/// The arrangement of all sections of a compositional layout.
@MainActor
struct CompositionalArrangement: CollectionArrangement {
    let sections: [CompositionalSection]
    let isVertical: Bool
    let spacing: CGFloat
    let supplements: [BoundarySupplement]

    init(_ layout: UICollectionViewCompositionalLayout, of view: UICollectionView) {
        let configuration = layout.configuration
        let isVertical = configuration.scrollDirection == .vertical
        let container = CollectionLayoutContainer(view.layoutContainer)
        let environment = LayoutEnvironment(container, traits: view.traitCollection)
        self.isVertical = isVertical
        spacing = configuration.interSectionSpacing
        sections = (0..<view.numberOfSections).compactMap { index in
            layout.section(index, in: environment).map {
                CompositionalSection(index, $0, of: view, isVertical: isVertical)
            }
        }
        supplements = configuration.boundarySupplementaryItems.map {
            BoundarySupplement($0, in: view.layoutContainer, .zero, isVertical: isVertical)
        }
    }

    /// The lists of the sections; nil if one of them is none.
    var lists: [UICollectionLayoutListConfiguration]? {
        let lists = sections.compactMap(\.layout.list)
        return lists.isEmpty || lists.count < sections.count ? nil : lists
    }

    var length: CGFloat {
        supplements.reduce(0) { $0 + $1.length } + sections.reduce(0) { $0 + $1.length }
            + CGFloat(max(0, sections.count - 1)) * spacing
    }

    func place(of path: IndexPath) -> (start: CGFloat, depth: CGFloat)? {
        var start = supplements.reduce(0) { $0 + ($1.isTop ? $1.length : 0) }
        for section in sections {
            if section.index == path.section {
                return section.place(of: path.item).map { (start + $0.start, $0.depth) }
            }
            start += section.length + spacing
        }
        return nil
    }

    var isMeasured: Bool {
        sections.contains { $0.isMeasured || $0.layout.list != nil || $0.supplements.contains(where: \.isMeasured) }
            || supplements.contains(where: \.isMeasured)
    }

    func attributes(in view: UICollectionView) -> [UICollectionViewLayoutAttributes] {
        if let lists { return ListPlacing(of: lists, in: view).attributes }
        return CompositionalPlacing(self, in: view).attributes
    }

    func shown(in view: UICollectionView, version: Int) -> AnyView {
        AnyView(CompositionalItems(view: view, arrangement: self, version: version))
    }
}
