import EspalierDataStore
import EspalierViews
import Foundation

/// The container of a page, which the page's browser or user owns, or everybody.
@propertyWrapper
struct PageContainer: HostedProperty {
    enum Source {
        case models([any PersistentModel.Type], PageContainers.Request, (Result<ModelContainer, any Error>) -> Void)
        case container(ModelContainer)
    }

    let source: Source
    private(set) var wrappedValue: ModelContainer?

    init(_ source: Source) {
        self.source = source
    }

    @MainActor
    mutating func bind(to slot: inout AnyObject?, of node: ViewNode) -> Bool {
        let containers: PageContainers = node.graph.values.feature()
        let found: ModelContainer?
        switch source {
        case .models(let types, let request, let onSetup):
            found = containers.container(for: types, request, onSetup: onSetup)
            if request.isUndoEnabled { found?.mainContext.undoManager = node.environment.undoManager }
        case .container(let template):
            found = containers.variant(of: template, identity: node.graph.identity(readBy: node))
        }
        wrappedValue = found
        if let found, slot !== found {
            for case .file(let path) in found.stores.map(\.location) { node.graph.feature(DataFiles.self).insert(path) }
        }
        let isChanged = slot != nil && slot !== found
        slot = found
        return isChanged
    }

    @MainActor
    func isSame(as other: PageContainer) -> Bool {
        switch (source, other.source) {
        case (.models(_, let left, _), .models(_, let right, _)): left == right
        case (.container(let left), .container(let right)): left == right
        default: false
        }
    }
}

/// Sets the context of a page's container.
nonisolated struct ModelContainerModifier: ViewModifier {
    @PageContainer private var container: ModelContainer?

    init(_ source: PageContainer.Source) {
        _container = PageContainer(source)
    }

    @MainActor func body(content: Content) -> some View {
        content.environment(\.modelContext, container?.mainContext ?? MissingContainer.context)
    }
}
