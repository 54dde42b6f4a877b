import EspalierLayoutEngine
import Synchronization

/// Text settings, shared by all environments of all pages with equal settings. An environment holds a reference, so
/// looking up derived values is cheap.
package final class SharedTextSettings: Sendable {
    package let settings: TextSettings

    @MainActor private var environment: TextEnvironment?
    @MainActor private var successors: [TextChange: SharedTextSettings] = [:]

    private static let table = Mutex<[TextSettings: SharedTextSettings]>([:])

    /// The limit at which the table is cleared, since authors may set fonts of any size.
    private static let capacity = 1024

    private init(_ settings: TextSettings) {
        self.settings = settings
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

    /// The settings with their styles, for the fonts of `measurer`.
    @MainActor
    func environment(_ measurer: any TextMeasuring) -> TextEnvironment {
        if let environment, environment.measurer === measurer { return environment }
        let made = AppResources.of(measurer).textEnvironments.environment(settings)
        environment = made
        return made
    }
}
