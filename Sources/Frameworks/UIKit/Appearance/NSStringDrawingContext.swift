public import Foundation

/// The results of the measuring and drawing of a string.
open class NSStringDrawingContext: NSObject {
    /// The smallest factor by which the font may shrink. It has no effect: fonts keep their size.
    open var minimumScaleFactor: CGFloat = 0
    /// The factor by which the font was shrunk, 1.
    open var actualScaleFactor: CGFloat { 1 }
    /// The rectangle of the string that was measured or drawn last.
    open internal(set) var totalBounds = CGRect.zero
}
