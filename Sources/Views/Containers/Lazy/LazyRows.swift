import Observation

/// A view whose rows are made one at a time.
nonisolated protocol LazyRows {
    var lazyCount: Int { get }
    /// Whether the rows are known before they are shown.
    var isLazy: Bool { get }
    /// The likelihood that a row is a section.
    @MainActor var sectionLikelihood: SectionLikelihood { get }
    func lazyID(at index: Int) -> AnyHashable
    /// - Parameter place: The row's place, which moves with the row; nil for a row that is a view of its own.
    @MainActor func makeLazyRow(at index: Int, _ place: RowPlace?, in context: NodeContext) -> ViewNode
    @MainActor func updateLazyRow(_ node: ViewNode, at index: Int, _ place: RowPlace?)

    @MainActor func makeRowTable() -> any LazyRowTable
    /// Gives a table the ids of the elements. Returns false if the table is for ids of another type.
    @MainActor func giveIDs(to table: any LazyRowTable) -> Bool

    /// The observable objects that are the elements, if the rows depend on nothing else of their collection; otherwise nil.
    var lazyObjects: LazyObjects? { get }
    /// Whether rows of the same objects are the same ones as in `old`, apart from their places.
    func makesSameRows(as old: any LazyRows) -> Bool
    /// Whether the last row differs from the others.
    var marksLastRow: Bool { get }
    /// A row as a view. The row of an observable object holds the object, and not the collection.
    func lazyRow(at index: Int) -> LazyRowView
}

extension LazyRows {
    nonisolated var lazyObjects: LazyObjects? { nil }
    nonisolated func makesSameRows(as old: any LazyRows) -> Bool { false }
    nonisolated var marksLastRow: Bool { false }
    nonisolated func lazyRow(at index: Int) -> LazyRowView { LazyRowView(rows: self, index: index) }
}

extension ForEach: LazyRows where Content: View {
    var lazyCount: Int { data.count }
    var isLazy: Bool {
        !(Data.Element.self == Subview.self && data is any SubviewSource)
            && !(Data.Element.self == SectionConfiguration.self && data is any SectionSource)
    }

    @MainActor var sectionLikelihood: SectionLikelihood { SectionSearch.likelihood(in: Content.self) }

    func element(at index: Int) -> Data.Element {
        data[data.index(data.startIndex, offsetBy: index)]
    }

    func lazyID(at index: Int) -> AnyHashable { AnyHashable(identify(element(at: index))) }

    @MainActor func makeRowTable() -> any LazyRowTable { LazyRowsByID(id: ids) }

    @MainActor func giveIDs(to table: any LazyRowTable) -> Bool {
        guard let table = table as? LazyRowsByID<ID> else { return false }
        table.id = ids
        return true
    }

    // Functions for many elements have the collection itself. This view's type would be looked up for each element.

    private var ids: (Int) -> ID {
        let (data, identify) = (data, identify)
        if let objects {
            return { index in
                objects.withUnsafeBytes { bytes in
                    let elements = bytes.assumingMemoryBound(to: Data.Element.self)
                    precondition(elements.indices.contains(index), "The index is outside of the collection.")
                    return borrow(elements.baseAddress! + index) { identify($0) }
                }
            }
        }
        return { identify(data[data.index(data.startIndex, offsetBy: $0)]) }
    }

    /// The collection if it is an array of objects. Its elements are taken out of it without the help of their type.
    private var objects: [AnyObject]? {
        guard Data.Element.self is AnyObject.Type, MemoryLayout<Data.Element>.size == MemoryLayout<AnyObject>.size,
            Data.self == [Data.Element].self
        else { return nil }
        return unsafeBitCast(data, to: [AnyObject].self)
    }

    @MainActor func makeLazyRow(at index: Int, _ place: RowPlace?, in context: NodeContext) -> ViewNode {
        Content._makeNode(content(element(at: index)), in: context)
    }

    @MainActor func updateLazyRow(_ node: ViewNode, at index: Int, _ place: RowPlace?) {
        Content._updateNode(node, to: content(element(at: index)))
    }

    /// The function that makes the rows, if they depend only on their elements. Nil if the function has captures, or if changes of
    /// elements are not observed.
    private var plainContent: PlainFunction? {
        guard Data.Element.self is AnyObject.Type, Data.Element.self is any Observable.Type else { return nil }
        return PlainFunction(content)
    }

    var lazyObjects: LazyObjects? {
        guard plainContent != nil else { return nil }
        if let objects {
            return LazyObjects(object: { objects[$0] }, identity: { ObjectIdentifier(objects[$0]) })
        }
        let data = data
        // The element is an instance of a class.
        let object = { unsafeBitCast(data[data.index(data.startIndex, offsetBy: $0)], to: AnyObject.self) }
        return LazyObjects(object: object, identity: { ObjectIdentifier(object($0)) })
    }

    func makesSameRows(as old: any LazyRows) -> Bool {
        guard let old = old as? Self, let plainContent else { return false }
        return plainContent == old.plainContent
    }

    func lazyRow(at index: Int) -> LazyRowView {
        guard plainContent != nil else { return LazyRowView(rows: self, index: index) }
        let single = ForEach<CollectionOfOne<Data.Element>, ID, Content>(
            data: CollectionOfOne(element(at: index)), isConstant: isConstant, identify: identify, content: content)
        return LazyRowView(rows: single, index: 0)
    }
}
