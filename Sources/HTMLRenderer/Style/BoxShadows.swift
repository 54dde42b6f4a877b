import EspalierDisplayTree
import Foundation

/// The value of CSS `box-shadow`: the shadow of a box, and a line along the inside of its outline.
struct BoxShadows {
    var ring: (color: DisplayColor, width: CGFloat)?
    var shadow: DisplayShadow?
    /// Whether the element is an opaque box, whose shadow is that of its outline.
    var hasBox = false
    /// The shadows of the fill.
    var ofFill: [DisplayPaintShadow] = []
}

extension ByteWriter {
    mutating func declare(_ shadows: BoxShadows) {
        guard shadows.ring != nil || shadows.shadow != nil || !shadows.ofFill.isEmpty else { return }
        beginDeclaration(.boxShadow)
        var separator: StaticString = ""
        if let shadow = shadows.shadow {
            append(shadow, blur: 1)
            separator = ","
        }
        if let ring = shadows.ring {
            append(separator)
            append("inset 0 0 0 ")
            append(pixels: ring.width)
            append(UInt8(ascii: " "))
            append(ring.color)
            separator = ","
        }
        for shadow in shadows.ofFill {
            append(separator)
            if shadow.isInner { append("inset ") }
            append(shadow.shadow, blur: 1)
            separator = ","
        }
        endDeclaration()
    }

    /// Appends a shadow as a CSS value.
    ///
    /// - Parameter blur: The factor of the radius. SwiftUI's radius is twice the standard deviation of the blur, and so is CSS's
    ///   blur radius of a box or a text. That of a filter is the standard deviation itself.
    mutating func append(_ shadow: DisplayShadow, blur: CGFloat) {
        append(pixels: shadow.x)
        append(UInt8(ascii: " "))
        append(pixels: shadow.y)
        append(UInt8(ascii: " "))
        append(pixels: max(shadow.radius, 0) * blur)
        append(UInt8(ascii: " "))
        append(shadow.color)
    }
}
