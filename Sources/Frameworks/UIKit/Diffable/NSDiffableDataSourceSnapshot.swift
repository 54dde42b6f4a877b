import EspalierViews

/// The sections and items of a table or a collection view at a moment, by their identifiers.
///
/// Identifiers are unique. An identifier that is there already is not added again, and one that is not there has no effect as a place;
/// the log has a warning.
public struct NSDiffableDataSourceSnapshot<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable> {
    fileprivate struct Section {
        let identifier: SectionIdentifierType
        var items: [ItemIdentifierType] = []
    }

    private var sections: [Section] = []
    /// The section of each item.
    private var owners: [ItemIdentifierType: SectionIdentifierType] = [:]
    private var reloaded: Set<ItemIdentifierType> = []

    /// A snapshot without sections.
    public init() {}

    /// The snapshot without the wish to make cells again.
    var settled: NSDiffableDataSourceSnapshot {
        var copy = self
        copy.reloaded = []
        return copy
    }

    // MARK: Contents

    /// The number of all items.
    public var numberOfItems: Int { owners.count }
    /// The number of sections.
    public var numberOfSections: Int { sections.count }
    /// The sections in their order.
    public var sectionIdentifiers: [SectionIdentifierType] { sections.map(\.identifier) }
    /// The items of all sections in their order.
    public var itemIdentifiers: [ItemIdentifierType] { sections.flatMap(\.items) }
    /// The items that are made again when the snapshot is applied.
    public var reloadedItemIdentifiers: [ItemIdentifierType] { itemIdentifiers.filter(reloaded.contains) }
    /// The items that are prepared again when the snapshot is applied. They are made again.
    public var reconfiguredItemIdentifiers: [ItemIdentifierType] { reloadedItemIdentifiers }

    /// The number of items of a section; 0 for an unknown one.
    public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
        itemIdentifiers(inSection: identifier).count
    }

    /// The items of a section; none for an unknown one.
    public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
        indexOfSection(identifier).map { sections[$0].items } ?? []
    }

    /// The section of an item; nil for an unknown one.
    public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? {
        owners[identifier]
    }

    /// The place of an item among all items; nil for an unknown one.
    ///
    /// - Complexity: O(*n*) for *n* items.
    public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
        itemIdentifiers.firstIndex(of: identifier)
    }

    /// The place of a section; nil for an unknown one.
    public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
        sections.firstIndex { $0.identifier == identifier }
    }

    // MARK: Items

    /// Adds items at the end of a section; without one, of the last section.
    public mutating func appendItems(
        _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
    ) {
        let index = sectionIdentifier.map { indexOfSection($0) } ?? sections.indices.last
        guard let index else { return Self.warn("a section that is not there", "appendItems") }
        add(identifiers, to: index, at: sections[index].items.count)
    }

    /// Adds items before another one.
    public mutating func insertItems(
        _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
    ) {
        insert(identifiers, beside: beforeIdentifier, offset: 0)
    }

    /// Adds items after another one.
    public mutating func insertItems(
        _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
    ) {
        insert(identifiers, beside: afterIdentifier, offset: 1)
    }

    /// Removes items.
    public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
        let gone = Set(identifiers)
        let touched = Set(gone.compactMap { owners[$0] })
        for index in sections.indices where touched.contains(sections[index].identifier) {
            sections[index].items.removeAll(where: gone.contains)
        }
        for item in gone { owners[item] = nil }
        reloaded.subtract(gone)
    }

    /// Removes all items and sections.
    public mutating func deleteAllItems() {
        self = NSDiffableDataSourceSnapshot()
    }

    /// Moves an item before another one.
    public mutating func moveItem(_ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType) {
        move(identifier, beside: toIdentifier, offset: 0)
    }

    /// Moves an item after another one.
    public mutating func moveItem(_ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType) {
        move(identifier, beside: toIdentifier, offset: 1)
    }

    /// Makes the cells of items again when the snapshot is applied.
    public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
        reloaded.formUnion(identifiers.filter { owners[$0] != nil })
    }

    /// Prepares the cells of items again when the snapshot is applied, as `reloadItems(_:)`.
    public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
        reloadItems(identifiers)
    }

    private func place(of item: ItemIdentifierType) -> (section: Int, item: Int)? {
        guard let owner = owners[item], let section = indexOfSection(owner),
            let index = sections[section].items.firstIndex(of: item)
        else { return nil }
        return (section, index)
    }

    private mutating func add(_ items: [ItemIdentifierType], to section: Int, at index: Int) {
        var new: [ItemIdentifierType] = []
        for item in items {
            guard owners.updateValue(sections[section].identifier, forKey: item) == nil else {
                Self.warn("an item that is there already", "appendItems")
                continue
            }
            new.append(item)
        }
        sections[section].items.insert(contentsOf: new, at: index)
    }

    private mutating func insert(_ items: [ItemIdentifierType], beside other: ItemIdentifierType, offset: Int) {
        guard let place = place(of: other) else { return Self.warn("an item that is not there", "insertItems") }
        add(items, to: place.section, at: place.item + offset)
    }

    private mutating func move(_ item: ItemIdentifierType, beside other: ItemIdentifierType, offset: Int) {
        guard item != other else { return }
        guard owners[item] != nil, owners[other] != nil else {
            return Self.warn("an item that is not there", "moveItem")
        }
        let isReloaded = reloaded.contains(item)
        deleteItems([item])
        insert([item], beside: other, offset: offset)
        if isReloaded { reloaded.insert(item) }
    }

    // MARK: Sections

    /// Adds sections at the end.
    public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
        add(identifiers, at: sections.count)
    }

    /// Adds sections before another one.
    public mutating func insertSections(
        _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
    ) {
        guard let index = indexOfSection(toIdentifier) else {
            return Self.warn("a section that is not there", "insertSections")
        }
        add(identifiers, at: index)
    }

    /// Adds sections after another one.
    public mutating func insertSections(
        _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
    ) {
        guard let index = indexOfSection(toIdentifier) else {
            return Self.warn("a section that is not there", "insertSections")
        }
        add(identifiers, at: index + 1)
    }

    /// Removes sections with their items.
    public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
        let gone = Set(identifiers)
        for section in sections where gone.contains(section.identifier) {
            for item in section.items { owners[item] = nil }
            reloaded.subtract(section.items)
        }
        sections.removeAll { gone.contains($0.identifier) }
    }

    /// Moves a section before another one.
    public mutating func moveSection(
        _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
    ) {
        moveSection(identifier, beside: toIdentifier, offset: 0)
    }

    /// Moves a section after another one.
    public mutating func moveSection(
        _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
    ) {
        moveSection(identifier, beside: toIdentifier, offset: 1)
    }

    /// Makes the cells of sections again when the snapshot is applied.
    public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
        for identifier in identifiers { reloadItems(itemIdentifiers(inSection: identifier)) }
    }

    private mutating func add(_ identifiers: [SectionIdentifierType], at index: Int) {
        var known = Set(sectionIdentifiers)
        var new: [Section] = []
        for identifier in identifiers {
            guard known.insert(identifier).inserted else {
                Self.warn("a section that is there already", "appendSections")
                continue
            }
            new.append(Section(identifier: identifier))
        }
        sections.insert(contentsOf: new, at: index)
    }

    private mutating func moveSection(
        _ identifier: SectionIdentifierType, beside other: SectionIdentifierType, offset: Int
    ) {
        guard identifier != other else { return }
        guard let index = indexOfSection(identifier), indexOfSection(other) != nil else {
            return Self.warn("a section that is not there", "moveSection")
        }
        let section = sections.remove(at: index)
        if let target = indexOfSection(other) { sections.insert(section, at: target + offset) }
    }

    private static func warn(_ fault: String, _ method: String) {
        Warning.once("A snapshot of a data source got \(fault) in \(method); it is left out.")
    }
}

extension NSDiffableDataSourceSnapshot: Sendable where SectionIdentifierType: Sendable, ItemIdentifierType: Sendable {}
extension NSDiffableDataSourceSnapshot.Section: Sendable
where SectionIdentifierType: Sendable, ItemIdentifierType: Sendable {}
