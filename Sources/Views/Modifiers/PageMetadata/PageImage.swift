public import Foundation

extension View {
    /// Sets the picture that messengers show beside a link to the page: `pageImage(.harbor)`.
    ///
    /// Messengers expect a PNG or JPEG file of about 1200 by 630 pixels. Of an image with several resolutions or color schemes, they get
    /// the highest resolution and the light scheme.
    public nonisolated func pageImage(_ resource: ImageResource) -> some View {
        pageImage(resource.name, bundle: resource.bundle)
    }

    /// Sets the picture that messengers show beside a link to the page, by its name in an asset catalog or in the folder `public`. A
    /// name without an image is left out, with a warning in the log.
    public nonisolated func pageImage(_ name: String, bundle: Bundle? = nil) -> some View {
        let path = bundle?.searchPath
        return pageMetadata { $0.image = $0.image ?? .named(name, bundlePath: path) }
    }

    /// Sets the picture that messengers show beside a link to the page, by its URL: of `http` or `https`, or a path of the app's server.
    /// A URL with another scheme is left out, with a warning in the log.
    public nonisolated func pageImage(_ url: URL) -> some View {
        pageMetadata { $0.image = $0.image ?? .url(url) }
    }
}
