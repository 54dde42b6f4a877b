public import Foundation

extension NSAttributedString {
    /// The size of the string, whose lines end only at its own line breaks, in points.
    ///
    /// Parts without a font have the system's in 12 points. Without a page, and off the main actor, the size is 0.
    public func size() -> CGSize { length == 0 ? .zero : StringDrawing(self).size }

    /// The rectangle of the string in lines that fit into a space.
    ///
    /// - Parameters:
    ///   - size: The space in points; a length that is 0 or very great does not limit.
    ///   - options: With `usesLineFragmentOrigin` there are several lines, else one.
    ///   - context: Receives the rectangle.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
    ) -> CGRect {
        length == 0 ? .zero : StringDrawing(self).bounds(in: size, options, context)
    }

    /// Draws the string with its top left corner at a point of the current image renderer, or of the view in `draw(_:)`.
    public func draw(at point: CGPoint) {
        StringDrawing(self).draw(at: point)
    }

    /// Draws the string in lines that fit into a rectangle of the current image renderer, or of the view in `draw(_:)`.
    public func draw(in rect: CGRect) {
        StringDrawing(self).draw(in: rect)
    }

    /// Draws the string in lines that fit into a rectangle, as `draw(in:)`.
    public func draw(with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?) {
        StringDrawing(self).draw(in: rect, options, context)
    }
}
