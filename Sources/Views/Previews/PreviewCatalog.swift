#if DEBUG
    import Foundation

    /// The previews of a program.
    @MainActor
    package struct PreviewCatalog {
        /// The previews in the order of their modules, files and lines.
        package let items: [PreviewItem]

        /// The path in front of the paths of previews.
        package nonisolated static let folder = "previews"

        /// The previews that the program consists of: what `#Preview` has declared, and the types that are a `PreviewProvider`.
        package static let ofProgram = PreviewCatalog(
            registries: ConformanceSearch.types(that: (any _PreviewRegistry).self) { $0 as? any _PreviewRegistry.Type },
            providers: ConformanceSearch.types(that: (any PreviewProvider).self) { $0 as? any PreviewProvider.Type })

        init(registries: [any _PreviewRegistry.Type], providers: [any PreviewProvider.Type]) {
            var items = registries.map { PreviewItem($0) } + providers.map { Self.item($0) }
            items.sort { ($0.fileID, $0.line, $0.name) < ($1.fileID, $1.line, $1.name) }
            items.makePathsDistinct()
            self.items = items
        }

        private static func item(_ provider: any PreviewProvider.Type) -> PreviewItem { PreviewItem(provider) }

        /// The preview at a path such as `previews/ItemRow`; nil for none.
        package func item(at path: String) -> PreviewItem? {
            guard path.hasPrefix(Self.folder + "/") else { return nil }
            let name = path.dropFirst(Self.folder.count + 1)
            return items.first { $0.path == name }
        }
    }

    extension AppBlueprint {
        /// The app with the pages of previews, which no list of its scenes contains.
        package func showing(_ catalog: PreviewCatalog) -> AppBlueprint {
            var blueprint = self
            blueprint.unlistedScenes += catalog.items.map { "\(PreviewCatalog.folder)/\($0.path)" }
            let launch = launch
            blueprint.launch = { PreviewingApp(launch($0, $1), catalog) }
            return blueprint
        }
    }

    /// A running app that also opens the pages of previews.
    @MainActor
    private final class PreviewingApp: RunningApp {
        private let app: any RunningApp
        private let catalog: PreviewCatalog

        init(_ app: any RunningApp, _ catalog: PreviewCatalog) {
            self.app = app
            self.catalog = catalog
        }

        func open(_ scene: String, _ request: WindowRequest) -> (any LiveScene)? {
            guard let item = catalog.item(at: scene) else { return app.open(scene, request) }
            var location = request.location
            let variant = PreviewVariant(query: location?.query)
            // It is not for the app.
            location?.query = nil
            return item.page(
                variant, host: request.host, resources: request.resources, app: app as? AppInstance,
                snapshot: request.snapshot, location: location)
        }

        func snapshot() -> Data { app.snapshot() }
        var snapshotObstacle: String? { app.snapshotObstacle }
        func end() { app.end() }
    }
#endif
