#if DEBUG
    package import Foundation

    /// The circumstances in which a preview is shown.
    ///
    /// A URL has them as its query: `scheme=dark`, `text=accessibility1`, `language=de`, `direction=rtl`, `item=2`, and `canvas=390x844`
    /// for a frame of the wall.
    package struct PreviewVariant: Codable, Hashable, Sendable {
        /// Nil for the scheme of the browser.
        package var isDark: Bool?
        /// The name of a text size; nil for that of the browser.
        package var textSize: String?
        /// The language; nil for those of the browser.
        package var language: String?
        package var isRightToLeft = false
        /// The number of the preview in a list, from 0; nil for all of them.
        package var item: Int?
        /// The size of the device if the preview lies at the corner of its page; nil for a page of its own.
        package var canvas: CGSize?

        package init() {}

        /// Reads a query, percent-encoded. Unknown names and values count as missing.
        package init(query: String?) {
            var components = URLComponents()
            components.percentEncodedQuery = query
            for item in components.queryItems ?? [] {
                let value = item.value ?? ""
                switch item.name {
                case "scheme": isDark = value == "dark" ? true : value == "light" ? false : nil
                case "text": textSize = value.isEmpty ? nil : value
                case "language": language = value.isEmpty ? nil : value
                case "direction": isRightToLeft = value == "rtl"
                case "item": self.item = Int(value).flatMap { $0 > 0 ? $0 - 1 : nil }
                case "canvas":
                    let sides = value.split(separator: "x").compactMap { Double($0) }.filter { 1...10_000 ~= $0 }
                    if sides.count == 2 { canvas = CGSize(width: sides[0], height: sides[1]) }
                default: break
                }
            }
        }

        /// The text size; nil for that of the browser, and for an unknown name.
        var dynamicTypeSize: DynamicTypeSize? { DynamicTypeSize.allCases.first { "\($0)" == textSize } }
    }
#endif
