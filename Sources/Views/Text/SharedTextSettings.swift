import EspalierLayoutEngine
import Synchronization

/// Text settings, shared by all environments of all pages with equal settings. An environment holds a reference, so
/// looking up derived values is cheap.
package final class SharedTextSettings: InheritedSettings, @unchecked Sendable {
    // Unchecked: the constants are Sendable, and the rest belongs to the main actor.
    package let settings: TextSettings

    @MainActor private var environment: TextEnvironment?
    /// The resources of `environment`.
    @MainActor private weak var source: PageResources?
    @MainActor private var successors: [TextChange: SharedTextSettings] = [:]

    private static let table = Mutex<[TextSettings: SharedTextSettings]>([:])

    /// The limit at which the table is cleared, since authors may set fonts of any size.
    private static let capacity = 1024

    private init(_ settings: TextSettings) {
        self.settings = settings
        super.init(layoutDirection: settings.layoutDirection)
    }

    /// The shared object for `settings`.
    package static func of(_ settings: TextSettings) -> SharedTextSettings {
        table.withLock { table in
            if let known = table[settings] { return known }
            if table.count >= capacity { table.removeAll() }
            let made = SharedTextSettings(settings)
            table[settings] = made
            return made
        }
    }

    static let standard = of(TextSettings())

    /// The settings after a change.
    @MainActor
    func after(_ change: TextChange) -> SharedTextSettings {
        if let known = successors[change] { return known }
        var settings = settings
        change.apply(to: &settings)
        if successors.count >= 64 { successors.removeAll() }
        let made = Self.of(settings)
        successors[change] = made
        return made
    }

    /// The settings with their styles, for the fonts of `resources`.
    @MainActor
    func environment(_ resources: PageResources) -> TextEnvironment {
        if let environment, source === resources { return environment }
        let made = unsafeDowncast(resources, to: AppResources.self).textEnvironments.environment(settings)
        environment = made
        source = resources
        return made
    }
}

extension EnvironmentValues {
    /// The settings of texts here.
    var sharedTextSettings: SharedTextSettings {
        get { settings.map { unsafeDowncast($0, to: SharedTextSettings.self) } ?? .standard }
        set { settings = newValue }
    }

    /// The settings of texts here, with the styles that were made of them.
    @MainActor
    package func textEnvironment(_ graph: ViewGraph) -> TextEnvironment {
        sharedTextSettings.environment(graph.resources)
    }
}

extension NodeContext {
    /// The text environment of the place.
    @inline(__always)
    var textEnvironment: TextEnvironment {
        environment.graphReference.borrowed { environment.sharedTextSettings.environment($0.resources) }
    }
}
