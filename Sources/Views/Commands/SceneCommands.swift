import EspalierLayoutEngine
import Foundation

extension Scene {
    /// Adds commands to the windows of the scene.
    ///
    /// Wide windows show them in a menu bar at the top of the page, as a Mac does. Narrow and low windows do not, but their
    /// shortcuts apply everywhere.
    public nonisolated func commands<Content: Commands>(@CommandsBuilder content: () -> Content) -> some Scene {
        let content = UncheckedTransfer(content())
        return UncheckedTransfer(self).onMain { scene in
            UncheckedTransfer(
                WrappedScene(
                    content: scene,
                    wrapper: SceneWrapper(commands: Content._makeView(content.value)) { parts, window in
                        AnyView(CommandedWindow(parts: parts, content: window))
                    }))
        }
        .value
    }

    /// Removes the system's commands of the scene. Windows have no commands apart from those of the app.
    public nonisolated func commandsRemoved() -> some Scene { self }

    /// Replaces the system's commands of the scene. Windows have no commands apart from those of the app.
    public nonisolated func commandsReplaced<Content: Commands>(
        @CommandsBuilder content: () -> Content
    ) -> some Scene { commands(content: content) }
}

/// A window with a menu bar.
private nonisolated struct CommandedWindow: View {
    let parts: [AnyView]
    let content: AnyView
    @Environment(\.horizontalSizeClass) private var sizeClass
    @Environment(\.verticalSizeClass) private var heightClass

    @MainActor var body: some View {
        let isShown = sizeClass != .compact && heightClass != .compact
        VStack(spacing: 0) {
            ZStack {
                ForEach(parts.indices, id: \.self) { parts[$0] }
                Color.clear
            }
            .frame(height: isShown ? CommandBar.height : 0)
            .overlayPreferenceValue(CommandEntriesKey.self, alignment: .leading) { entries in
                CommandBar(entries: entries, isShown: isShown)
            }
            content.fillingProposal()
        }
    }
}
