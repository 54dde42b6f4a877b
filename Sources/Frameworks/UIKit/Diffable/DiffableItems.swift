import Foundation

/// The snapshot that a data source shows, with the places of its items.
struct DiffableItems<Section: Hashable, Item: Hashable> {
    private(set) var snapshot = NSDiffableDataSourceSnapshot<Section, Item>()
    private var sections: [Section] = []
    private var items: [[Item]] = []
    private var places: [Item: IndexPath] = [:]

    /// Takes another snapshot. Returns the new places of items by their old ones, and the items that are made again.
    mutating func take(
        _ new: NSDiffableDataSourceSnapshot<Section, Item>
    ) -> (move: (IndexPath) -> IndexPath?, isStale: (IndexPath) -> Bool) {
        let old = self
        let stale = Set(new.reloadedItemIdentifiers)
        snapshot = new
        sections = new.sectionIdentifiers
        items = sections.map { new.itemIdentifiers(inSection: $0) }
        places = [:]
        for (section, list) in items.enumerated() {
            for (index, item) in list.enumerated() { places[item] = IndexPath(item: index, section: section) }
        }
        let places = places
        return ({ old.item(at: $0).flatMap { places[$0] } }, { old.item(at: $0).map(stale.contains) ?? true })
    }

    var sectionCount: Int { sections.count }
    func itemCount(in section: Int) -> Int { items.indices.contains(section) ? items[section].count : 0 }
    func section(at index: Int) -> Section? { sections.indices.contains(index) ? sections[index] : nil }
    func index(of section: Section) -> Int? { sections.firstIndex(of: section) }
    func place(of item: Item) -> IndexPath? { places[item] }

    func item(at path: IndexPath) -> Item? {
        guard path.count == 2, items.indices.contains(path.section), items[path.section].indices.contains(path.item)
        else { return nil }
        return items[path.section][path.item]
    }
}
