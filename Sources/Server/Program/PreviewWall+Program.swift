#if DEBUG
    import EspalierHTMLRenderer
    import EspalierViews

    extension PreviewWall {
        /// The wall of a program's previews; nil for an app that has pages or endpoints of its own at its paths.
        @MainActor
        init?(for app: AppBlueprint, _ options: ServerOptions, _ resources: AppResources) {
            let folder = PreviewCatalog.folder
            let isTaken =
                app.scenes.contains { $0.id == folder || $0.id.hasPrefix(folder + "/") }
                || app.endpoints.contains { $0.method == .get && $0.path == "/" + folder }
            guard !isTaken else { return nil }
            self.init(
                .ofProgram, languages: resources.strings?.languages ?? [],
                script: ScriptFile("previews", EmbeddedAssets.previews).address, clients: options.previewClients)
        }
    }
#endif
