import EspalierViews
import Foundation

/// The object that a query keeps in its view.
@MainActor
final class QueryStorage<Element: PersistentModel> {
    private let source = DependencySource.make()
    private var description: QueryDescription<Element>
    private var result: QueryResult<Element>
    private(set) var context: ModelContext

    init(_ description: QueryDescription<Element>, in context: ModelContext) {
        self.description = description
        self.context = context
        result = context.queries.result(of: description, in: context)
        result.add(source, description)
    }

    /// Takes the parameters of the view's next evaluation. Returns whether they give another result.
    func update(to description: QueryDescription<Element>, in context: ModelContext) -> Bool {
        if description === self.description, context === self.context { return false }
        let isSame = context === self.context && description.isSame(as: self.description)
        self.description = description
        self.context = context
        if !isSame {
            result.remove(source)
            result = context.queries.result(of: description, in: context)
        }
        result.add(source, description)
        if !isSame { knownSections = nil }
        return !isSame
    }

    var elements: [Element] {
        source.noteRead()
        return result.elements
    }

    private var knownSections: (revision: Int, sections: SectionedResults<Element, String>)?

    /// The objects in sections; nil for a query without sections.
    var sections: SectionedResults<Element, String>? {
        guard let key = description.sectionKey else { return nil }
        let elements = elements
        if let knownSections, knownSections.revision == result.revision { return knownSections.sections }
        let titles = result.titles(of: key.keyPath) ?? elements.map(key.title)
        let sections = SectionedResults(elements, titles: titles)
        knownSections = (result.revision, sections)
        return sections
    }

    var error: (any Error)? {
        source.noteRead()
        _ = result.elements
        return result.error
    }

    func end() { result.remove(source) }
}
