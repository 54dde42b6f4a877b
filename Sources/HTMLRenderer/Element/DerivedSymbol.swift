import Foundation

/// A variant of an icon that the icon set lacks, such as `heart.circle.fill` or `trash.slash`. It is made of the icon
/// alone. The raw value follows the icon's name.
package enum DerivedSymbol: String, CaseIterable, Sendable {
    case filledCircle = "-circle-fill"
    case filledSquare = "-square-fill"
    case filledSlash = "-slash-fill"
    case circle = "-circle"
    case square = "-square"
    case slash = "-slash"

    /// Whether the variant shows the filled icon if there is one. Small icons inside of outlines are filled, too.
    package var prefersFill: Bool { self != .slash }

    /// Path data of what surrounds or crosses the icon, in a square of 16 units.
    private var data: StaticString {
        switch self {
        case .filledCircle: "M16 8A8 8 0 1 1 0 8a8 8 0 0 1 16 0z"
        case .circle: "M8 15A7 7 0 1 1 8 1a7 7 0 0 1 0 14zm0 1A8 8 0 1 0 8 0a8 8 0 0 0 0 16z"
        case .filledSquare: "M2 0a2 2 0 0 0-2 2v12a2 2 0 0 0 2 2h12a2 2 0 0 0 2-2V2a2 2 0 0 0-2-2z"
        case .square:
            """
            M14 1a1 1 0 0 1 1 1v12a1 1 0 0 1-1 1H2a1 1 0 0 1-1-1V2a1 1 0 0 1 1-1zM2 0a2 2 0 0 0-2 2v12a2 2 0 0 0 2 2h12\
            a2 2 0 0 0 2-2V2a2 2 0 0 0-2-2z
            """
        case .slash, .filledSlash: "M2.354 1.646l12 12a.5.5 0 0 1-.708.708l-12-12a.5.5 0 0 1 .708-.708z"
        }
    }

    /// The markup of the variant. A filled circle or square is pierced by the icon: it is one path, by the even-odd rule.
    ///
    /// - Parameter icon: The markup of the icon alone. Of an icon that contains more than paths, nothing is made.
    package func markup(of icon: [UInt8]) -> [UInt8]? {
        var out = ByteWriter()
        if self == .slash || self == .filledSlash {
            out.append(icon)
            out.append("<path d=\"")
            out.append(data)
        } else {
            guard let parts = SymbolParts(icon) else { return nil }
            out.append("<path fill-rule=\"evenodd\" d=\"")
            out.append(data)
            for outline in parts.parts.flatMap(\.outlines) where !out.append(outline[...], scaledBy: 0.56) {
                return nil
            }
        }
        out.append("\"/>")
        return Array(out.bytes)
    }
}

extension ByteWriter {
    /// Appends path data scaled around the center of a square of 16 units.
    ///
    /// - Returns: Whether the data is right.
    fileprivate mutating func append(_ data: ArraySlice<UInt8>, scaledBy scale: CGFloat) -> Bool {
        let shift = 8 * (1 - scale)
        var reader = PathDataReader(data)
        var command: UInt8?
        var isFirst = true
        while !reader.isAtEnd() {
            if let letter = reader.command() {
                command = letter
                append(letter)
            } else {
                append(UInt8(ascii: " "))
            }
            guard let letter = command else { return false }
            // The first movement is absolute in either case.
            let origin = letter < UInt8(ascii: "a") || isFirst ? shift : 0
            isFirst = false
            func scaled(_ numbers: [CGFloat]) -> [CGFloat] { numbers.map { $0 * scale + origin } }
            switch letter | 0x20 {
            case UInt8(ascii: "z"): command = nil
            case UInt8(ascii: "a"):
                guard let radii = reader.numbers(3), let isLarge = reader.flag(), let sweeps = reader.flag(),
                    let end = reader.numbers(2)
                else { return false }
                append(
                    numbers: [radii[0] * scale, radii[1] * scale, radii[2], isLarge ? 1 : 0, sweeps ? 1 : 0]
                        + scaled(end))
            default:
                guard let count = Self.numberCounts[letter | 0x20], let numbers = reader.numbers(count) else {
                    return false
                }
                append(numbers: scaled(numbers))
            }
        }
        return true
    }

    private static let numberCounts: [UInt8: Int] = Dictionary(
        uniqueKeysWithValues: zip("mlhvcsqt".utf8, [2, 2, 1, 1, 6, 4, 4, 2]))

    private mutating func append(numbers: [CGFloat]) {
        for (index, number) in numbers.enumerated() {
            if index > 0 { append(UInt8(ascii: " ")) }
            append(Double(number))
        }
    }
}
