import Foundation

/// Items in a row or a column of a compositional layout, or at places of their own.
///
/// A group repeats its items as long as there is room for another one. The section repeats the group.
@MainActor @preconcurrency
open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
    private let arrangement: Arrangement

    private enum Arrangement {
        case line(GroupAxis, repetition: GroupLine.Repetition)
        case custom(NSCollectionLayoutGroupCustomItemProvider)
    }

    /// The items, each of which is repeated.
    open private(set) var subitems: [NSCollectionLayoutItem]
    /// The distance between two items; nil for none.
    open var interItemSpacing: NSCollectionLayoutSpacing?

    private init(_ size: NSCollectionLayoutSize, _ subitems: [NSCollectionLayoutItem], _ arrangement: Arrangement) {
        self.subitems = subitems
        self.arrangement = arrangement
        super.init(layoutSize: size, supplementaryItems: [])
    }

    /// Items beside each other, as many as the width has room for.
    public class func horizontal(
        layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
    ) -> NSCollectionLayoutGroup {
        NSCollectionLayoutGroup(layoutSize, subitems, .line(.horizontal, repetition: .fitting))
    }

    /// Items below each other, as many as the height has room for.
    public class func vertical(
        layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
    ) -> NSCollectionLayoutGroup {
        NSCollectionLayoutGroup(layoutSize, subitems, .line(.vertical, repetition: .fitting))
    }

    /// A number of items beside each other, each of which has its own size.
    public class func horizontal(
        layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup {
        NSCollectionLayoutGroup(layoutSize, [subitem], .line(.horizontal, repetition: .count(max(1, count))))
    }

    /// A number of items below each other, each of which has its own size.
    public class func vertical(
        layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup {
        NSCollectionLayoutGroup(layoutSize, [subitem], .line(.vertical, repetition: .count(max(1, count))))
    }

    /// A number of items beside each other, which share the width of the group equally. The width of the item has no effect.
    public class func horizontal(
        layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup {
        NSCollectionLayoutGroup(layoutSize, [subitem], .line(.horizontal, repetition: .equal(max(1, count))))
    }

    /// A number of items below each other, which share the height of the group equally. The height of the item has no effect.
    public class func vertical(
        layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup {
        NSCollectionLayoutGroup(layoutSize, [subitem], .line(.vertical, repetition: .equal(max(1, count))))
    }

    /// Items at places that a function determines.
    public class func custom(
        layoutSize: NSCollectionLayoutSize, itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
    ) -> NSCollectionLayoutGroup {
        NSCollectionLayoutGroup(layoutSize, [], .custom(itemProvider))
    }

    override func part(in container: CGSize) -> GroupPart {
        var part = super.part(in: container)
        let room = part.room(in: container)
        switch arrangement {
        case .line(let axis, let repetition):
            part.content = .line(
                GroupLine(
                    axis: axis, parts: subitems.map { $0.part(in: room) },
                    spacing: interItemSpacing?.space ?? .fixed(0), repetition: repetition))
        case .custom(let provider):
            part.content = .places(provider(LayoutEnvironment(CollectionLayoutContainer(room))).map(\.frame))
        }
        return part
    }
}

/// Determines the places of the items of a group.
public typealias NSCollectionLayoutGroupCustomItemProvider =
    @MainActor (_ layoutEnvironment: any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem]
