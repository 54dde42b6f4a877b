import EspalierHTMLRenderer

extension StyleRules {
    /// The style sheet in `public`. The ends of lines change with each width, so all pages have their rules.
    static let library = StyleRules(
        EmbeddedAssets.styleSheet.withUTF8Buffer { String(decoding: $0, as: UTF8.self) },
        classes: EmbeddedAssets.styleClasses.withUTF8Buffer { String(decoding: $0, as: UTF8.self) }
            .split(whereSeparator: \.isWhitespace).map(String.init).filter { !lineEnds.contains($0) })

    private static let lineEnds = [Wire.Class.wrap, Wire.Class.joint, Wire.Class.hyphen, Wire.Class.strut]
}
