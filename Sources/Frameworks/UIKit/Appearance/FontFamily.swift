import EspalierLayoutEngine

/// A family of the page's fonts.
struct FontFamily {
    let name: String

    init(_ design: FontFace.Design) {
        name =
            switch design {
            case .standard: "Inter"
            case .serif: "Vollkorn"
            case .rounded: "Quicksand"
            case .monospaced: "JetBrains Mono"
            }
    }

    static let all = [FontFamily(.standard), FontFamily(.monospaced), FontFamily(.rounded), FontFamily(.serif)]
}
