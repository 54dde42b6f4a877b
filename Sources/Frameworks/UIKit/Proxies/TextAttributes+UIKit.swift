import EspalierViews
import Foundation

extension TextAttributes {
    /// The font, the color and the kerning of attributes; nil for attributes without any.
    init(_ attributes: [NSAttributedString.Key: Any]?) {
        self.init(
            font: (attributes?[.font] as? UIFont).map { Font($0) },
            color: (attributes?[.foregroundColor] as? UIColor).map { Color($0) },
            kerning: NSAttributedString.number(attributes?[.kern]))
    }
}
