#if DEBUG
    extension PreviewItem {
        /// The names of the single previews on the preview's page, nil for those without one, in their order. A preview that is no list is
        /// a single one without a name of its own.
        package func names(host: HostEnvironment, resources: AppResources) -> [String?] {
            guard isList else { return [nil] }
            let record = NameRecord()
            let graph = ViewGraph(host: host, resources: resources) {
                SurroundedPreview(
                    surroundings: surroundings,
                    content: Group(subviews: PreviewBody(make: content)) { views in
                        let _ = record.note(views)
                        EmptyView()
                    })
            }
            _ = graph.updatedTree()
            graph.end()
            return record.names
        }
    }

    @MainActor
    private final class NameRecord {
        private(set) var names: [String?] = []

        func note(_ views: SubviewsCollection) { names = views.map(\.containerValues.previewName) }
    }
#endif
