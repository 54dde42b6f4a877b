public import Foundation

/// The area of a text view in which its text is laid out.
@MainActor @preconcurrency
open class NSTextContainer: NSObject {
    /// Called after a property has changed.
    final var didChange: () -> Void = {}

    /// The distances of lines from the left and right edges of the area, in points.
    open var lineFragmentPadding: CGFloat = 5 { didSet { if lineFragmentPadding != oldValue { didChange() } } }

    /// The limit of lines of a text that cannot be edited; 0 for none.
    open var maximumNumberOfLines = 0 { didSet { if maximumNumberOfLines != oldValue { didChange() } } }

    /// The place of the ellipsis of a text that is too long.
    open var lineBreakMode = NSLineBreakMode.byWordWrapping { didSet { if lineBreakMode != oldValue { didChange() } } }
}
