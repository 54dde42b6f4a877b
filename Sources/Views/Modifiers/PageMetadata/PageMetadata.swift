import EspalierDisplayTree
import Foundation

/// The facts that views of a page state for programs that list it. A fact that no view states is nil.
nonisolated struct PageMetadata {
    /// A picture of the app, or one at a URL.
    enum Image {
        case named(String, bundlePath: String?)
        case url(URL)
    }

    var description: Text?
    var image: Image?
    var indexing: PageIndexing?
}

/// The preference for a page's metadata. As for titles, inner views go before outer ones, and the first of several views counts.
enum PageMetadataKey: PreferenceKey {
    static var defaultValue: PageMetadata { PageMetadata() }

    static func reduce(value: inout PageMetadata, nextValue: () -> PageMetadata) {
        let next = nextValue()
        value.description = value.description ?? next.description
        value.image = value.image ?? next.image
        value.indexing = value.indexing ?? next.indexing
    }
}

extension View {
    nonisolated func pageMetadata(_ change: @escaping (inout PageMetadata) -> Void) -> some View {
        transformPreference(PageMetadataKey.self, change)
    }
}

extension PageMetadata {
    /// The values as the page shows them; nil for none.
    @MainActor
    func display(in environment: EnvironmentValues, of graph: ViewGraph) -> DisplayMetadata? {
        let text = description?.plainString(in: environment.textEnvironment(graph))
        let words = text?.split(whereSeparator: \.isWhitespace).joined(separator: " ") ?? ""
        let result = DisplayMetadata(
            description: words.isEmpty ? nil : words, image: address(in: environment, of: graph),
            isUnlisted: indexing == .never)
        return result == DisplayMetadata() ? nil : result
    }

    @MainActor
    private func address(in environment: EnvironmentValues, of graph: ViewGraph) -> String? {
        switch image {
        case nil: return nil
        case .url(let url):
            let scheme = url.scheme?.lowercased()
            if scheme == nil || scheme == "http" || scheme == "https" { return url.absoluteString }
            Warning.once("pageImage(_:) takes URLs of http and https, not of \(scheme ?? "")")
            return nil
        case .named(let name, let bundlePath):
            // Messengers show the picture once for all screens and schemes.
            var traits = ImageTraits(environment)
            (traits.scale, traits.isDark) = (3, false)
            let found = graph.appResources.images?.image(named: name, bundle: bundlePath, traits: traits)
            if found == nil { Warning.once("pageImage(_:) names no image of the app: '\(name)'") }
            return found.flatMap { $0.address.isEmpty ? nil : $0.address }
        }
    }
}
