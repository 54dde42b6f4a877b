import Foundation

/// A URL as the address of a picture on a page.
nonisolated enum PictureAddress: Equatable {
    case none
    case loadable(String)
    /// A file of the app's, by its path in the bundle.
    case file(String)
    /// The browser must not, or cannot, load a picture from it.
    case unsupported

    /// The limit for an address in bytes. Only the data of a picture can be as long.
    static let limit = 1 << 20

    init(_ url: URL?) {
        guard let url else {
            self = .none
            return
        }
        let text = url.absoluteString
        guard !text.isEmpty, text.utf8.count <= Self.limit else {
            self = .unsupported
            return
        }
        switch url.scheme?.lowercased() {
        case "https", "http": self = url.host()?.isEmpty == false ? .loadable(text) : .unsupported
        case "data": self = text.lowercased().hasPrefix("data:image/") ? .loadable(text) : .unsupported
        case "file": self = Self.bundleFile(url.path).map { .file($0) } ?? .unsupported
        // Relative to the root, because the path of a page depends on its place.
        case nil where url.host() == nil && !text.hasPrefix("//"):
            self = .loadable(text.hasPrefix("/") ? text : "/" + text)
        default: self = .unsupported
        }
    }

    /// The path of a file in its bundle. Only the app's own bundles are searched for it, because the URL may come from
    /// elsewhere.
    private static func bundleFile(_ path: String) -> String? {
        let parts = path.split(separator: "/")
        guard let bundle = parts.lastIndex(where: { $0.hasSuffix(".resources") }), bundle + 1 < parts.count else {
            return nil
        }
        return parts[(bundle + 1)...].joined(separator: "/")
    }
}

/// The result of loading a picture, as the page reported it. Part of a page's snapshots.
nonisolated struct PictureReport: Codable, Equatable, Sendable {
    var address: String
    /// The natural size in pixels; nil if the picture could not be loaded.
    var size: CGSize?
}

/// The sizes of the pictures that a page has loaded.
@MainActor
final class LoadedPictures: PageFeature {
    private var sizes: [String: CGSize] = [:]
    private var order: [String] = []
    private var bytes = 0
    private var loaders: [NodeReference] = []

    /// The limit of pictures. Older ones are forgotten, and loaded again when they are shown again.
    static let capacity = 1000

    init(_ graph: ViewGraph) {}

    func size(of address: String) -> CGSize? { sizes[address] }

    func addLoader(_ loader: PictureLoaderNode) {
        loaders.removeAll { !Self.isLoading($0) }
        loaders.append(NodeReference(loader))
    }

    /// Whether the browser is loading a picture whose size it has not reported yet.
    var isLoading: Bool { loaders.contains(where: Self.isLoading) }

    private static func isLoading(_ reference: NodeReference) -> Bool {
        (reference.node as? PictureLoaderNode)?.isDone == false
    }

    func add(_ address: String, _ size: CGSize) {
        guard sizes.updateValue(size, forKey: address) == nil else { return }
        order.append(address)
        bytes += address.utf8.count
        while order.count > Self.capacity || bytes > PictureAddress.limit && order.count > 1 {
            let oldest = order.removeFirst()
            bytes -= oldest.utf8.count
            sizes[oldest] = nil
        }
    }
}
