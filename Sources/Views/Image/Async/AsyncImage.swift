public import Foundation

/// An image that the page's browser loads from a URL.
///
/// The browser requests the image and reports its size, so the server opens no connection to an address that somebody
/// else may have chosen. URLs with the schemes `https`, `http` and `data`, and URLs without scheme and host are loaded;
/// the latter belong to the app's server, and count from its root. The URL of an image in one of the app's bundles has the
/// phase `success` at once. All others fail.
///
/// The phase returns to `empty` when the URL changes. A URL that the page has loaded before starts with `success`. A page
/// without JavaScript shows the image over the content of the phase `empty`, scaled to fit.
public nonisolated struct AsyncImage<Content: View>: View {
    private let url: URL?
    private let scale: CGFloat
    private let transaction: Transaction
    private let content: (AsyncImagePhase) -> Content
    @State private var report: PictureReport?

    private init(
        _ url: URL?, _ scale: CGFloat, _ transaction: Transaction, _ content: @escaping (AsyncImagePhase) -> Content
    ) {
        self.url = url
        self.scale = scale.isFinite && scale > 0 ? scale : 1
        self.transaction = transaction
        self.content = content
    }

    /// The image at a URL. A gray area that fills the proposed space appears until it is loaded, and if it cannot be.
    ///
    /// - Parameter scale: Pixels of the image per point. Scales that are not positive count as 1.
    public init(url: URL?, scale: CGFloat = 1) where Content == Image {
        self.init(url, scale, Transaction()) { $0.image ?? .placeholder }
    }

    /// The image at a URL, and a view that appears until it is loaded, and if it cannot be.
    ///
    /// - Parameters:
    ///   - scale: Pixels of the image per point. Scales that are not positive count as 1.
    ///   - content: Creates the view of the loaded image.
    ///   - placeholder: Creates the view without an image.
    public init<I: View, P: View>(
        url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
        @ViewBuilder placeholder: @escaping () -> P
    ) where Content == _ConditionalContent<I, P> {
        self.init(url: url, scale: scale) { phase in
            if let image = phase.image { content(image) } else { placeholder() }
        }
    }

    /// A view for each phase of an image.
    ///
    /// - Parameters:
    ///   - scale: Pixels of the image per point. Scales that are not positive count as 1.
    ///   - transaction: The transaction of a change to `success` or `failure`.
    ///   - content: Creates the view of a phase.
    public init(
        url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
        @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
    ) {
        self.init(url, scale, transaction, content)
    }

    @MainActor public var body: some View {
        let address = PictureAddress(url)
        let phase = phase(address)
        // One view, whether the content is one, none or several.
        ZStack { content(phase) }.overlay {
            if case .empty = phase, case .loadable(let address) = address {
                PictureLoader(address: address) { size in
                    withTransaction(transaction) { report = PictureReport(address: address, size: size) }
                }
                // A report about another URL finds no node.
                .id(address)
            }
        }
    }

    @MainActor private func phase(_ address: PictureAddress) -> AsyncImagePhase {
        switch address {
        case .none: return .empty
        case .unsupported: return .failure(URLError(.unsupportedURL))
        case .file(let name):
            guard let graph = ViewGraph.current,
                let image = graph.appResources.images?.image(
                    named: name, bundle: nil, traits: ImageTraits(scale: graph.host.displayScale))
            else { return .failure(URLError(.fileDoesNotExist)) }
            let pixels = CGSize(width: image.size.width * image.scale, height: image.size.height * image.scale)
            return .success(Image(address: image.address, pixels: pixels, scale: scale))
        case .loadable(let address):
            if let report, report.address == address {
                guard let size = report.size else { return .failure(URLError(.resourceUnavailable)) }
                return .success(Image(address: address, pixels: size, scale: scale))
            }
            guard let size = ViewGraph.current?.feature(LoadedPictures.self).size(of: address) else { return .empty }
            return .success(Image(address: address, pixels: size, scale: scale))
        }
    }
}

extension Image {
    /// An image at a web address, with its size in pixels.
    fileprivate init(address: String, pixels: CGSize, scale: CGFloat) {
        let image = AppImage(
            address: address, size: CGSize(width: pixels.width / scale, height: pixels.height / scale), scale: scale)
        self.init(LoadedImage(image, of: image))
    }
}
