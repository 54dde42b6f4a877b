/// The models of a query in sections.
///
///     @Query(sort: \.name, sectionBy: \.category) private var items: SectionedResults<Item, String>
///
///     List {
///         ForEach(items) { section in
///             Section(section.title) { ForEach(section) { item in Text(item.name) } }
///         }
///     }
///
/// Each title has one section. Sections have the order of their first models, and models that of the query.
public struct SectionedResults<Element: PersistentModel, SectionTitle: Hashable>: RandomAccessCollection {
    private let sections: [ResultsSection<Element, SectionTitle>]
    private let positions: [SectionTitle: Int]

    /// - Parameter titles: The title of each model.
    init(_ models: [Element], titles: [SectionTitle]) {
        var indices: [SectionTitle: Int] = [:]
        var members: [(title: SectionTitle, models: [Element])] = []
        for (model, title) in zip(models, titles) {
            if let index = indices[title] {
                members[index].models.append(model)
            } else {
                indices[title] = members.count
                members.append((title, [model]))
            }
        }
        positions = indices
        sections = members.map { ResultsSection(title: $0.title, models: $0.models) }
    }

    public var startIndex: Int { 0 }
    public var endIndex: Int { sections.count }
    public subscript(position: Int) -> ResultsSection<Element, SectionTitle> { sections[position] }

    /// The titles of the sections in their order.
    public var sectionTitles: [SectionTitle] { sections.map(\.title) }

    /// The section with a title; nil if there is none.
    ///
    /// - Complexity: O(1)
    public subscript(sectionTitle title: SectionTitle) -> ResultsSection<Element, SectionTitle>? {
        positions[title].map { sections[$0] }
    }

    /// The position of the section with a title; nil if there is none.
    ///
    /// - Complexity: O(1)
    public func index(ofSectionTitled title: SectionTitle) -> Int? { positions[title] }
}
