import EspalierDisplayTree
import EspalierInternationalization
import EspalierLayoutEngine
package import Foundation

/// The window of a page. It gives the content the browser's environment and follows the color scheme that the content
/// prefers.
final class WindowNode: RootNode, PreferenceReader {
    private var hostEnvironment: EnvironmentValues
    private var preferredScheme: ColorScheme?
    /// Whether rows are being edited, for views outside of containers that have their own mode.
    private let editMode = StateLocation(EditMode.inactive)

    init(graph: ViewGraph, host: HostEnvironment) {
        LibraryModule.register(moduleOf: WindowNode.self)
        hostEnvironment = Self.environment(host, editMode, in: graph)
        super.init(host: host, environment: hostEnvironment)
    }

    private static func environment(
        _ host: HostEnvironment, _ editMode: StateLocation<EditMode>, in graph: ViewGraph
    ) -> EnvironmentValues {
        let languages = graph.appResources.strings?.languages ?? []
        var values = EnvironmentValues(
            host: host, appLanguages: languages, graph: Unmanaged.passUnretained(graph))
        if let region = graph.region {
            region.set(host, appLanguages: languages)
            values.calendar = region.calendar
            if let zone = region.knownTimeZone { values.timeZone = zone }
        }
        values.editMode = Binding(location: editMode)
        return values
    }

    override func hostDidChange(to host: HostEnvironment) {
        super.hostDidChange(to: host)
        hostEnvironment = Self.environment(host, editMode, in: graph)
        applyEnvironment()
    }

    // MARK: The preferred color scheme

    override func preferencesDidChange(_ keys: PreferenceKeySet) {
        super.preferencesDidChange(keys)
        guard !willReadPreference else { return }
        if keys.contains(PreferenceKeySet(PreferredColorSchemeKey.self))
            || keys.contains(PreferenceKeySet(PageMetadataKey.self))
        {
            willReadPreference = true
            graph.enqueuePreference(self)
        }
    }

    private var willReadPreference = false

    func readPreference() -> Bool {
        willReadPreference = false
        pageMetadata = Preference.value(of: PageMetadataKey.self, below: content)
        updateMetadata()
        let scheme = Preference.value(of: PreferredColorSchemeKey.self, below: content)
        guard scheme != preferredScheme else { return false }
        preferredScheme = scheme
        applyEnvironment()
        return true
    }

    private func applyEnvironment() {
        var values = hostEnvironment
        if let preferredScheme { values.setPageScheme(preferredScheme) }
        setEnvironment(values)
        setNeedsDisplay()
        updateMetadata()
    }

    override var preferredColorScheme: DisplayColorScheme? {
        preferredScheme.map { $0 == .dark ? .dark : .light }
    }

    override var languageTag: String { environment.locale.languageTag }

    // MARK: Metadata

    private var pageMetadata = PageMetadata()
    private var shownMetadata: DisplayMetadata?

    override var metadata: DisplayMetadata? { shownMetadata }

    private func updateMetadata() {
        let found = pageMetadata.display(in: environment, of: graph)
        guard found != shownMetadata else { return }
        shownMetadata = found
        graph.displayDidChange()
    }
}

extension ViewGraph {
    /// Opens a page of `content`.
    ///
    /// - Parameters:
    ///   - snapshot: The initial state of the page; nil for none.
    ///   - isPage: False for the scenes of an app, which have no window.
    package convenience init<Content: View>(
        title: String = "", host: HostEnvironment, resources: AppResources, app: AppInstance? = nil,
        values: ClientValues? = nil, snapshot: Data? = nil, location: PageLocation? = nil, isPage: Bool = true,
        content: () -> Content
    ) {
        self.init(
            title: title, host: host, resources: resources, app: app, values: values ?? app?.values ?? ClientValues(),
            snapshot: snapshot, location: location, hasRegion: isPage, makeRoot: WindowNode.init, content: content)
    }
}
