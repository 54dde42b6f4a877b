import EspalierDisplayTree
import EspalierLayoutEngine
import Foundation

extension ByteWriter {
    /// Appends the corners of a box with an outline. A path has none.
    mutating func declareCorners(_ outline: DisplayOutline, size: CGSize) {
        switch outline {
        case .roundedRectangle(let radius):
            guard radius > 0 else { return }
            beginDeclaration(.borderRadius)
            append(pixels: min(radius, min(size.width, size.height) / 2))
            endDeclaration()
        case .capsule: declare(.borderRadius, "9999px")
        case .ellipse: declare(.borderRadius, "50%")
        case .path: break
        }
    }

    /// Appends the declaration that clips an element to a path.
    mutating func declareClip(_ path: DisplayPath, usesEvenOddRule: Bool) {
        beginDeclaration(.clipPath)
        append(usesEvenOddRule ? "path(evenodd,'" : "path('")
        append(path)
        append("')")
        endDeclaration()
    }

    /// Appends a matrix in the syntax of CSS and SVG.
    mutating func append(_ matrix: CGAffineTransform) {
        append("matrix(")
        append(Self.visible(matrix.a, matrix.b))
        for number in [matrix.b, matrix.c, Self.visible(matrix.d, matrix.c), matrix.tx, matrix.ty] {
            append(UInt8(ascii: ","))
            append(number)
        }
        append(UInt8(ascii: ")"))
    }

    /// A factor of a matrix whose axis has the length zero, as a small one. Browsers cannot animate a matrix without an inverse.
    private static func visible(_ factor: CGFloat, _ other: CGFloat) -> CGFloat {
        let least: CGFloat = 0.0001
        return factor.magnitude < least && other.magnitude < least ? least : factor
    }

    /// Appends lengths at four edges in CSS order, clockwise from the top.
    mutating func append(_ insets: EdgeInsets, _ append: (inout ByteWriter, CGFloat) -> Void) {
        append(&self, insets.top)
        for length in [insets.trailing, insets.bottom, insets.leading] {
            self.append(UInt8(ascii: " "))
            append(&self, length)
        }
    }
}
