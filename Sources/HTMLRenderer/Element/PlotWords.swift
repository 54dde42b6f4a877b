import EspalierDisplayTree
import EspalierLayoutEngine
import Foundation

extension DisplayPlot {
    /// The value of the attribute for the client (see `Wire.Plot`).
    var words: String {
        var writer = ByteWriter(capacity: 256)
        switch direction {
        case .x: break
        case .y: writer.append(raw: Wire.Plot.alongY)
        case .angle: writer.append(raw: Wire.Plot.around)
        }
        if showsRule { writer.append(raw: Wire.Plot.rule) }
        if scrolls { writer.append(raw: Wire.Plot.scrolls) }
        if reports { writer.append(raw: Wire.Plot.reports) }
        if readsTable { writer.append(raw: Wire.Plot.table) }
        if case .angle(let center, let radii) = direction {
            for number in [center.x, center.y, radii.lowerBound, radii.upperBound] {
                writer.append(UInt8(ascii: "\t"))
                writer.append((number * 4).rounded() / 4)
            }
        } else if selectsRanges {
            writer.append(raw: Wire.Plot.ranges)
        }
        writer.append(UInt8(ascii: "\n"))
        for (index, one) in series.enumerated() {
            if index > 0 { writer.append(UInt8(ascii: "\t")) }
            writer.append(raw: Self.field(one.name))
            writer.append(UInt8(ascii: "\t"))
            if let color = one.color { writer.append(color) }
        }
        for sample in samples {
            writer.append(UInt8(ascii: "\n"))
            writer.append((sample.position * 4).rounded() / 4)
            var values = sample.values.prefix(series.count)
            while values.last?.isEmpty == true { values.removeLast() }
            if sample.title.isEmpty, values.isEmpty { continue }
            for text in [sample.title] + values {
                writer.append(UInt8(ascii: "\t"))
                writer.append(raw: Self.field(text))
            }
        }
        return writer.string()
    }

    /// A text without the characters that end fields.
    private static func field(_ text: String) -> String {
        guard text.utf8.contains(where: { $0 < 32 }) else { return text }
        return String(String.UnicodeScalarView(text.unicodeScalars.map { $0.value < 32 ? " " : $0 }))
    }
}
