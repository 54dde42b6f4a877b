import EspalierDisplayTree
import Foundation

/// The value of CSS `box-shadow`: the shadow of a box, and a line along the inside of its outline.
struct BoxShadows {
    var ring: (color: DisplayColor, width: CGFloat)?
    var shadow: DisplayShadow?
    /// Whether the element is an opaque box, whose shadow is that of its outline.
    var hasBox = false
}

extension ByteWriter {
    mutating func declare(_ shadows: BoxShadows) {
        guard shadows.ring != nil || shadows.shadow != nil else { return }
        beginDeclaration(.boxShadow)
        if let shadow = shadows.shadow {
            // SwiftUI's radius is twice the standard deviation of the blur, and so is CSS's blur radius of a box
            // shadow.
            append(pixels: shadow.x)
            append(UInt8(ascii: " "))
            append(pixels: shadow.y)
            append(UInt8(ascii: " "))
            append(pixels: max(shadow.radius, 0))
            append(UInt8(ascii: " "))
            append(shadow.color)
        }
        if let ring = shadows.ring {
            if shadows.shadow != nil { append(UInt8(ascii: ",")) }
            append("inset 0 0 0 ")
            append(pixels: ring.width)
            append(UInt8(ascii: " "))
            append(ring.color)
        }
        endDeclaration()
    }
}
