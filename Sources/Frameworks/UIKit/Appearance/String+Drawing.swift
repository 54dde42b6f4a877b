public import Foundation

// `String` has these methods of `NSString` on Apple's systems.
extension String {
    /// The size of the string with attributes, whose lines end only at its own line breaks, in points.
    ///
    /// Without a font it has the system's in 12 points. Without a page, and off the main actor, the size is 0.
    public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        StringDrawing(self, attrs).size
    }

    /// The rectangle of the string in lines that fit into a space.
    ///
    /// - Parameters:
    ///   - size: The space in points; a length that is 0 or very great does not limit.
    ///   - options: With `usesLineFragmentOrigin` there are several lines, else one.
    ///   - context: Receives the rectangle.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) -> CGRect {
        StringDrawing(self, attributes).bounds(in: size, options, context)
    }

    /// Draws the string with its top left corner at a point of the current image renderer, or of the view in `draw(_:)`.
    public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        StringDrawing(self, attrs).draw(at: point)
    }

    /// Draws the string in lines that fit into a rectangle of the current image renderer, or of the view in `draw(_:)`.
    public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        StringDrawing(self, attrs).draw(in: rect)
    }

    /// Draws the string in lines that fit into a rectangle.
    public func draw(
        with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) {
        StringDrawing(self, attributes).draw(in: rect, options, context)
    }
}

extension NSString {
    /// The size of the string with attributes, whose lines end only at its own line breaks, in points.
    ///
    /// Without a font it has the system's in 12 points. Without a page, and off the main actor, the size is 0.
    public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        StringDrawing(String(describing: self), attrs).size
    }

    /// The rectangle of the string in lines that fit into a space.
    ///
    /// - Parameters:
    ///   - size: The space in points; a length that is 0 or very great does not limit.
    ///   - options: With `usesLineFragmentOrigin` there are several lines, else one.
    ///   - context: Receives the rectangle.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) -> CGRect {
        StringDrawing(String(describing: self), attributes).bounds(in: size, options, context)
    }

    /// Draws the string with its top left corner at a point of the current image renderer, or of the view in `draw(_:)`.
    public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        StringDrawing(String(describing: self), attrs).draw(at: point)
    }

    /// Draws the string in lines that fit into a rectangle of the current image renderer, or of the view in `draw(_:)`.
    public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        StringDrawing(String(describing: self), attrs).draw(in: rect)
    }

    /// Draws the string in lines that fit into a rectangle.
    public func draw(
        with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) {
        StringDrawing(String(describing: self), attributes).draw(in: rect, options, context)
    }
}
