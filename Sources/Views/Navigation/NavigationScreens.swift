import EspalierLayoutEngine
import Foundation

/// The screens of a stack.
nonisolated struct NavigationScreens: View {
    let root: AnyView
    let path: PathBinding?
    @State private var own = NavigationEntries()
    @Environment(\.navigation) private var registry

    @MainActor private var entries: NavigationEntries {
        path.map { own.following($0.get()) } ?? own
    }

    @MainActor var body: some View {
        connect()
        let entries = entries.all
        registry?.showTitle(of: entries.count)
        let identities = entries.enumerated().map { Identity(position: $0, entry: $1) }
        let prepared = registry?.prepared(above: entries)
        let next = prepared.map { Identity(position: $0.position, entry: $0.entry) }
        return ZStack(alignment: .topLeading) {
            NavigationScreen(content: root, position: 0, count: entries.count)
            ForEach(identities + (next.map { [$0] } ?? []), id: \.self) { identity in
                NavigationScreen(
                    content: AnyView(NavigationDestination(entry: identity.entry)), position: identity.position + 1,
                    count: entries.count, preview: identity.position == entries.count ? prepared?.preview : nil
                )
                .transition(.move(edge: .trailing))
                .allowsHitTesting(identity.position < entries.count)
                .zIndex(Double(identity.position + 1))
            }
        }
        .animation(.spring(duration: 0.4, bounce: 0), value: identities)
    }

    /// A screen keeps its state as long as the same entry is at the same position.
    private struct Identity: Hashable {
        let position: Int
        let entry: NavigationEntries.Entry
    }

    /// Lets links and the back button change the path.
    @MainActor
    private func connect() {
        guard let registry else { return }
        let (path, own) = (path, $own)
        registry.accepts = path?.accepts ?? { _ in true }
        registry.elementType = path?.elementType
        registry.entries = {
            let stored = own.wrappedValue
            return path.map { stored.following($0.get()) } ?? stored
        }
        registry.setEntries = { new in
            own.wrappedValue = new
            if let path, path.get() != new.values { path.set(new.values) }
        }
    }
}

/// The screen of an entry.
nonisolated struct NavigationDestination: View {
    let entry: NavigationEntries.Entry
    @Environment(\.navigation) private var registry

    @MainActor var body: some View {
        if let view = registry?.view(of: entry) {
            view
        } else {
            // As on iOS, a value without a destination is a mistake that one sees.
            Image(systemName: "exclamationmark.triangle.fill").font(.largeTitle).foregroundStyle(.yellow)
                .accessibilityLabel("No destination")
                .frame(maxWidth: .infinity, maxHeight: .infinity)
        }
    }
}
