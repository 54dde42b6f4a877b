package import Foundation

/// An image of a catalog, with its variants.
package struct ImageSet: Hashable, Sendable {
    /// A file of an image.
    package struct Variant: Hashable, Sendable {
        /// The path below the catalog.
        package let path: String
        /// The pixels per point.
        package let scale: CGFloat
        let condition: AssetCondition
        /// The language of a localized file; nil for all others.
        let locale: String?
        /// Whether the file is for languages from right to left; nil for both directions.
        let isRightToLeft: Bool?

        /// Whether the file is for some languages only.
        package var isLocalized: Bool { locale != nil || isRightToLeft != nil }
    }

    package let variants: [Variant]
    /// Whether the image is drawn in the foreground style; nil if the catalog leaves it to the view.
    package let isTemplate: Bool?

    init(_ contents: AssetContents, path: String) throws(AssetFault) {
        variants = try Self.variants(contents.images, path: path)
        isTemplate =
            switch contents.properties?.templateIntent {
            case "template": true
            case "original": false
            default: nil
            }
    }

    static func variants(_ items: [AssetContents.Item]?, path: String) throws(AssetFault) -> [Variant] {
        var variants: [Variant] = []
        // A slot without a file is normal.
        for item in items ?? [] {
            guard let filename = item.filename, !filename.isEmpty else { continue }
            guard !filename.contains("/"), !filename.hasPrefix(".") else {
                throw AssetFault(file: path + "/Contents.json", reason: "'\(filename)' is no name of a file")
            }
            variants.append(
                Variant(
                    path: path + "/" + filename, scale: Self.scale(item.scale), condition: AssetCondition(item),
                    locale: item.locale, isRightToLeft: item.direction.map { $0 == "right-to-left" }))
        }
        return variants
    }

    /// The pixels per point of `2x`; 1 for an image of a single scale.
    private static func scale(_ text: String?) -> CGFloat {
        guard let text, text.hasSuffix("x"), let scale = Double(text.dropLast()), (1...8).contains(scale) else {
            return 1
        }
        return CGFloat(scale)
    }

    /// The file for a page; nil if there is none for its appearance.
    ///
    /// A localized file for the language is the best one, then appearance and idiom count, then the resolution: the
    /// lowest sufficient one, or else the highest available one.
    ///
    /// - Parameters:
    ///   - language: A tag such as `de-AT`.
    ///   - scale: The screen's pixels per point.
    package func variant(
        for appearance: AssetAppearance, language: String = "", isRightToLeft: Bool = false, scale: CGFloat
    ) -> Variant? {
        let code = language.prefix { $0 != "-" && $0 != "_" }
        return variants.best { variant in
            guard var rank = variant.condition.rank(for: appearance) else { return nil }
            if let locale = variant.locale {
                let isExact = locale.replacing("_", with: "-") == language.replacing("_", with: "-")
                guard isExact || locale == code else { return nil }
                rank += isExact ? 2000 : 1000
            }
            if let direction = variant.isRightToLeft {
                guard direction == isRightToLeft else { return nil }
                rank += 500
            }
            if variant.condition.isWideGamut { rank -= 1 }
            let distance = variant.scale >= scale ? variant.scale - scale : 10 + scale - variant.scale
            return rank * 1000 - Int(min(distance * 10, 900))
        }
    }
}
