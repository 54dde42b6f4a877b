/// The models of a query that have a title in common.
public struct ResultsSection<Element: PersistentModel, SectionTitle: Hashable>: RandomAccessCollection, Identifiable {
    /// The value of the query's key path `sectionBy` in each of the models; the empty text for nil.
    public let title: SectionTitle
    private let models: [Element]

    init(title: SectionTitle, models: [Element]) {
        self.title = title
        self.models = models
    }

    /// The title identifies the section.
    public var id: SectionTitle { title }
    public var startIndex: Int { 0 }
    public var endIndex: Int { models.count }
    public subscript(position: Int) -> Element { models[position] }
}
