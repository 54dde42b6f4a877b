public import Foundation

extension UIImage {
    // MARK: Images of the system

    /// A plus in a circle.
    public class var add: UIImage { standard("plus.circle.fill") }
    /// A minus in a circle.
    public class var remove: UIImage { standard("minus.circle.fill") }
    /// A check mark in a filled circle.
    public class var checkmark: UIImage { standard("checkmark.circle.fill") }
    /// A check mark in a circle.
    public class var strokedCheckmark: UIImage { standard("checkmark.circle") }
    /// An arrow out of a box.
    public class var actions: UIImage { standard("square.and.arrow.up") }

    private static func standard(_ name: String) -> UIImage { UIImage(systemName: name) ?? UIImage() }

    /// A symbol of which a fraction of the parts is drawn, such as the bars of a signal.
    ///
    /// - Parameters:
    ///   - value: The fraction, from 0 to 1.
    ///   - configuration: The size, weight and colors; nil for the usual ones.
    public convenience init?(systemName name: String, variableValue value: Double, configuration: Configuration? = nil)
    {
        guard let symbol = UIImage(systemName: name, withConfiguration: configuration) else { return nil }
        var values = symbol.values
        values.variableValue = value
        self.init(values)
    }

    /// A symbol by its name. An unknown name draws a placeholder, so that the result is never nil.
    ///
    /// - Parameter traitCollection: It has no effect: the symbol is drawn in the traits of its view.
    public convenience init?(systemName name: String, compatibleWith traitCollection: UITraitCollection?) {
        self.init(systemName: name)
    }

    // MARK: Direction

    /// The image that is shown with left and right exchanged where the language runs from right to left.
    public final func imageFlippedForRightToLeftLayoutDirection() -> UIImage {
        changed { $0.flipsForRightToLeft = true }
    }

    /// Whether an image view exchanges left and right where the language runs from right to left.
    public final var flipsForRightToLeftLayoutDirection: Bool { values.flipsForRightToLeft }

    // MARK: Alignment

    /// The image with distances from its edges to the part that is aligned.
    public final func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
        changed { $0.alignmentInsets = alignmentInsets }
    }

    /// The distances from the edges to the part that is aligned. They have no effect: constraints align the whole image.
    public final var alignmentRectInsets: UIEdgeInsets { values.alignmentInsets }

    /// The image with a baseline at a distance from its lower edge, in points.
    public final func withBaselineOffset(fromBottom baselineOffset: CGFloat) -> UIImage {
        changed { $0.baselineOffset = baselineOffset.isFinite ? baselineOffset : nil }
    }

    /// The image without a baseline.
    public final func withoutBaseline() -> UIImage { changed { $0.baselineOffset = nil } }

    /// The distance from the lower edge to the baseline in points; nil for none. It has no effect: constraints align the edges of images.
    public final var baselineOffsetFromBottom: CGFloat? { values.baselineOffset }

    // MARK: Files and colors

    /// The image as a HEIC file: nil, since there is no encoder of such files here. Use `jpegData(compressionQuality:)`.
    public final func heicData() -> Data? { nil }

    /// Whether the image has colors brighter than white, which is never so here.
    public final var isHighDynamicRange: Bool { false }

    /// The image without colors brighter than white, which is the same image.
    public final func imageRestrictedToStandardDynamicRange() -> UIImage { self }
}
