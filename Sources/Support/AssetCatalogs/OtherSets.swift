package import Foundation

/// A symbol of a catalog: a template that was exported from the app SF Symbols.
package struct SymbolSet: Hashable, Sendable {
    /// The path of the SVG below the catalog.
    package let path: String

    init(_ contents: AssetContents, path: String) throws(AssetFault) {
        let variants = try ImageSet.variants(contents.symbols, path: path)
        guard let file = variants.first(where: { $0.path.hasSuffix(".svg") }) else {
            throw AssetFault(file: path, reason: "the symbol has no SVG file")
        }
        self.path = file.path
    }
}

/// A file of a catalog that is no image.
package struct DataSet: Hashable, Sendable {
    /// The path below the catalog.
    package let path: String
    /// The type that the catalog states, such as `public.json`; nil if it states none.
    package let type: String?

    init(_ contents: AssetContents, path: String) throws(AssetFault) {
        let variants = try ImageSet.variants(contents.data, path: path)
        guard let file = variants.best({ $0.condition.rank(for: AssetAppearance()) }) else {
            throw AssetFault(file: path, reason: "the data set has no file")
        }
        self.path = file.path
        type = contents.data?.first { path + "/" + ($0.filename ?? "") == file.path }?.type
    }
}

/// The icon of an app, in several sizes.
package struct IconSet: Hashable, Sendable {
    /// A file of the icon.
    package struct Variant: Hashable, Sendable {
        /// The path below the catalog.
        package let path: String
        package let isDark: Bool
        /// The side in pixels, as the catalog states it; 0 if it does not.
        package let pixels: CGFloat
    }

    /// The files, the largest first.
    package let variants: [Variant]

    init(_ contents: AssetContents, path: String) throws(AssetFault) {
        var variants: [Variant] = []
        for item in contents.images ?? [] {
            let condition = AssetCondition(item)
            guard condition.idiom != nil, !condition.isTinted,
                let file = try ImageSet.variants([item], path: path).first
            else { continue }
            let side = item.size?.split(separator: "x").first.flatMap { Double($0) } ?? 0
            variants.append(
                Variant(path: file.path, isDark: condition.isDark ?? false, pixels: CGFloat(side) * file.scale))
        }
        self.variants = variants.sorted { $0.pixels > $1.pixels }
    }

    /// The smallest file of at least `pixels`, or else the largest one; nil if there is none.
    package func variant(isDark: Bool, pixels: CGFloat) -> Variant? {
        let fitting = variants.filter { $0.isDark == isDark }
        return fitting.last { $0.pixels >= pixels } ?? fitting.first
    }
}
