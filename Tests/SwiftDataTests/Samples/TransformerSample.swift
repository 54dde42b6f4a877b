import Foundation
import SwiftData

struct Palette: Equatable { var red = 0.0, green = 0.0, blue = 0.0 }

final class PaletteTransformer: ValueTransformer {
    override class func allowsReverseTransformation() -> Bool { true }
    override func transformedValue(_ value: Any?) -> Any? {
        guard let palette = value as? Palette else { return nil }
        return "\(palette.red) \(palette.green) \(palette.blue)".data(using: .utf8)
    }
    override func reverseTransformedValue(_ value: Any?) -> Any? {
        guard let data = value as? Data, let text = String(data: data, encoding: .utf8) else { return nil }
        let parts = text.split(separator: " ").compactMap { Double($0) }
        return parts.count == 3 ? Palette(red: parts[0], green: parts[1], blue: parts[2]) : nil
    }
}

@Model
final class Theme {
    var name: String
    @Attribute(.transformable(by: PaletteTransformer.self)) var palette: Palette?
    @Attribute(.transformable(by: PaletteTransformer.self)) var accent: Palette = Palette(red: 1)
    init(name: String, palette: Palette? = nil) {
        self.name = name
        self.palette = palette
    }
}
