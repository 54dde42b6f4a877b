import Dispatch
import EspalierAutomation
import EspalierViews
import Foundation

/// A preview of the program that is tested, as an argument of a test.
///
///     @MainActor @Test(arguments: AppPreview.all)
///     func `every preview can be read`(preview: AppPreview) async throws {
///         let page = try await Page(preview: preview)
///         page.expect.noCutText()
///     }
///
/// Only debug builds have previews.
public struct AppPreview: Hashable, Sendable, CustomStringConvertible {
    /// The path of the preview at `/previews`.
    let path: String
    /// The number in a list of previews, from 0; nil for a preview that is no list.
    let item: Int?
    /// The name: that of the preview, and in a list also that of the item.
    public let name: String
    /// The name of the module that declares the preview.
    public let module: String

    public var description: String { name }

    /// All previews of the program, each view of a `PreviewProvider` and each argument of a `#Preview` for itself.
    public static var all: [AppPreview] {
        if MainThread.isCurrent { return MainActor.assumeIsolated { found } }
        return DispatchQueue.main.sync { MainActor.assumeIsolated { found } }
    }

    @MainActor
    private static var found: [AppPreview] {
        #if DEBUG
            return PreviewCatalog.ofProgram.items.flatMap { item -> [AppPreview] in
                let module = String(item.fileID.prefix { $0 != "/" })
                guard item.isList else {
                    return [AppPreview(path: item.path, item: nil, name: item.path, module: module)]
                }
                guard let resources = try? PageTools.ofProcess().resources else { return [] }
                return item.names(host: HostEnvironment(), resources: resources).enumerated().map { index, name in
                    AppPreview(
                        path: item.path, item: index, name: "\(item.path) (\(name ?? String(index + 1)))",
                        module: module)
                }
            }
        #else
            return []
        #endif
    }
}

extension Page {
    /// A page with a preview, in the size that its traits name, or else in `size`.
    public convenience init(
        preview: AppPreview, size: PageSize = .phone, in browser: TestBrowser? = nil
    ) async throws {
        #if DEBUG
            let tools = try PageTools.ofProcess()
            guard let found = PreviewCatalog.ofProgram.items.first(where: { $0.path == preview.path }) else {
                throw PageProblem(description: "there is no preview \(preview.name)")
            }
            await found.prepare()
            var variant = PreviewVariant()
            variant.item = preview.item
            variant.textSize = browser.map { "\($0.textSize)" }
            var size = size
            if [.landscapeLeft, .landscapeRight].contains(found.orientation) {
                size = PageSize(width: size.height, height: size.width)
            }
            if case .fixed(let width, let height) = found.layout { size = PageSize(width: width, height: height) }
            let source = PageSource.view { host, location, _ in
                found.page(variant, host: host, resources: tools.resources, location: location)
            }
            try await self.init(source, at: "/", size: size, in: browser ?? TestBrowser(), tools)
        #else
            throw PageProblem(description: "only debug builds have previews")
        #endif
    }

    /// A page with the preview of a name.
    ///
    /// - Throws: An error that lists the names of all previews, if there is none of this name.
    public convenience init(
        preview name: String, size: PageSize = .phone, in browser: TestBrowser? = nil
    ) async throws {
        let all = AppPreview.all
        guard let preview = all.first(where: { $0.name == name || $0.path == name }) else {
            let names = all.map(\.name).joined(separator: ", ")
            throw PageProblem(
                description: "there is no preview \"\(name)\"" + (names.isEmpty ? "" : "; there are \(names)"))
        }
        try await self.init(preview: preview, size: size, in: browser)
    }
}
