public import Foundation

/// Sections of items in nested groups.
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
    private let provider: UICollectionViewCompositionalLayoutSectionProvider

    /// The direction of scrolling, and the distances and headers that are not those of sections.
    open var configuration: UICollectionViewCompositionalLayoutConfiguration { didSet { invalidateLayout() } }

    /// A layout whose sections are all the same.
    public init(
        section: NSCollectionLayoutSection, configuration: UICollectionViewCompositionalLayoutConfiguration = .init()
    ) {
        provider = { _, _ in section }
        self.configuration = configuration
        super.init()
    }

    /// A layout whose sections a function makes, for a size and traits of the collection view.
    public init(
        sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
        configuration: UICollectionViewCompositionalLayoutConfiguration = .init()
    ) {
        provider = sectionProvider
        self.configuration = configuration
        super.init()
    }

    public required init?(coder: NSCoder) { nil }

    /// A layout whose sections are lists.
    public class func list(
        using configuration: UICollectionLayoutListConfiguration
    ) -> UICollectionViewCompositionalLayout {
        UICollectionViewCompositionalLayout { _, environment in
            .list(using: configuration, layoutEnvironment: environment)
        }
    }

    func section(_ index: Int, in environment: any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection? {
        provider(index, environment)
    }

    override func arrangement(of view: UICollectionView) -> any CollectionArrangement {
        prepare()
        return CompositionalArrangement(self, of: view)
    }

    override open var collectionViewContentSize: CGSize { collectionView?.contentSize ?? .zero }

    override open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        collectionView?.places(in: rect)
    }

    override open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        collectionView?.layoutAttributesForItem(at: indexPath)
    }

    override open func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        collectionView?.layoutAttributesForSupplementaryElement(ofKind: elementKind, at: indexPath)
    }

    private func list(_ section: Int, in view: UICollectionView) -> UICollectionLayoutListConfiguration? {
        let environment = LayoutEnvironment(
            CollectionLayoutContainer(view.layoutContainer), traits: view.traitCollection)
        return self.section(section, in: environment)?.list
    }

    override func listRole(at path: IndexPath, in view: UICollectionView) -> ListRole? {
        guard let list = list(path.section, in: view) else { return nil }
        return list.headerMode == .firstItemInSection && path.item == 0
            ? .header(list.appearance) : .row(list.appearance)
    }

    override func listRole(ofKind kind: String, section: Int, in view: UICollectionView) -> ListRole? {
        guard let list = list(section, in: view) else { return nil }
        return kind == UICollectionView.elementKindSectionFooter ? .footer(list.appearance) : .header(list.appearance)
    }
}

/// Makes a section of a compositional layout; nil for an empty one.
public typealias UICollectionViewCompositionalLayoutSectionProvider =
    @MainActor (_ section: Int, _ layoutEnvironment: any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?
