import EspalierLayoutEngine
import Synchronization

/// Text settings that all environments with equal settings share, across all pages. An environment holds a reference,
/// so looking up derived values is cheap.
package final class SharedTextSettings: InheritedSettings, @unchecked Sendable {
    // Unchecked: the constants are Sendable, and the rest belongs to the main actor.
    package let settings: TextSettings

    @MainActor private var environment: TextEnvironment?
    /// The number of the resources of `environment`. It is read for each text; a weak reference would take longer.
    @MainActor private var source = -1
    /// The results of `after(_:)`.
    @MainActor private var successors = RecentValues<TextChange, SharedTextSettings>()

    private static let table = Mutex<[TextSettings: SharedTextSettings]>([:])

    /// The number of entries at which the table is cleared. The number of settings is unlimited, since fonts may have
    /// any size.
    private static let capacity = 1024

    private init(_ settings: TextSettings) {
        self.settings = settings
        super.init(layoutDirection: settings.layoutDirection)
    }

    /// The shared object for `settings`.
    package static func of(_ settings: TextSettings) -> SharedTextSettings {
        let (shared, isFull) = table.withLock { table in
            if let known = table[settings] { return (known, false) }
            let made = SharedTextSettings(settings)
            table[settings] = made
            return (made, table.count > capacity)
        }
        // Other threads leave the objects as they are: what these hold belongs to the main actor.
        if isFull, MainThread.isCurrent { MainActor.assumeIsolated { dropAll() } }
        return shared
    }

    static let standard = of(TextSettings())

    /// Drops the shared objects, so that those in use are the only ones left. Settings refer to those after a change, and these back to
    /// them after another one: each forgets the others.
    @MainActor
    static func dropAll() {
        let dropped = table.withLock { table in
            defer { table = [:] }
            return Array(table.values)
        }
        for settings in dropped { settings.forget() }
        standard.forget()
    }

    @MainActor
    private func forget() {
        successors = RecentValues()
        environment = nil
        source = -1
    }

    /// The settings after a change.
    @MainActor
    func after(_ change: TextChange) -> SharedTextSettings {
        if let known = successors[change] { return known }
        var settings = settings
        change.apply(to: &settings)
        let made = Self.of(settings)
        successors[change] = made
        return made
    }

    /// The last used styles, if they are for the fonts of the resources with a number.
    @MainActor @inline(__always)
    func environment(ofResources number: Int) -> TextEnvironment? { source == number ? environment : nil }

    /// The settings with their styles, for the fonts of `resources`.
    @MainActor
    func environment(_ resources: PageResources) -> TextEnvironment {
        if let known = environment(ofResources: resources.number) { return known }
        let made = paired(resources, as: AppResources.self).textEnvironments.environment(settings)
        environment = made
        source = resources.number
        return made
    }
}

extension EnvironmentValues {
    /// The text settings of the environment.
    var sharedTextSettings: SharedTextSettings {
        get { settings.map { paired($0, as: SharedTextSettings.self) } ?? .standard }
        set { settings = newValue }
    }

    /// The text settings of the environment, with their cached styles.
    @MainActor
    package func textEnvironment(_ graph: ViewGraph) -> TextEnvironment {
        sharedTextSettings.environment(graph.resources)
    }
}

extension NodeContext {
    /// The text environment at the node's position in the tree.
    @inline(__always)
    var textEnvironment: TextEnvironment {
        environment.graphReference.borrowed { graph in
            let settings = environment.sharedTextSettings
            return settings.environment(ofResources: graph.resourceNumber) ?? settings.environment(graph.resources)
        }
    }
}
