import EspalierDisplayTree

extension SymbolNames {
    /// The symbols with colors of their own, as their layers have in SF Symbols.
    ///
    /// The colors of the parts follow the name, from the largest part to the smallest one; `-` is the foreground style. The color
    /// behind a slash is that of the holes in the parts, such as the mark in a triangle.
    private static let colors = """
        bookmark.fill=red heart.fill=red suit.heart.fill=red star.fill=yellow flag.fill=orange
        leaf=green leaf.fill=green drop.fill=cyan bolt.fill=yellow lightbulb.fill=yellow
        sun.max=yellow sun.max.fill=yellow cloud.fill=white cloud.sun.fill=white,yellow cloud.rain.fill=white,cyan
        cloud.drizzle.fill=white,cyan
        exclamationmark.triangle.fill=yellow/white exclamationmark.octagon.fill=red/white xmark.octagon.fill=red/white
        plus.circle.fill=green/white minus.circle.fill=red/white
        checkmark.circle.fill=-/white xmark.circle.fill=-/white questionmark.circle.fill=-/white
        info.circle.fill=-/white exclamationmark.circle.fill=-/white checkmark.square.fill=-/white
        folder.badge.plus=cyan,green folder.fill.badge.plus=cyan,green calendar.badge.plus=-,green
        person.badge.plus=-,-,green person.fill.badge.plus=-,-,green cart.badge.plus=-,green cart.badge.minus=-,red
        battery.100=-,green,- eye.slash=red,- mic.slash=red,-
        """

    static let schemes: [String: DisplaySymbolDrawing.SymbolScheme] = {
        var schemes: [String: DisplaySymbolDrawing.SymbolScheme] = [:]
        for word in colors.split(whereSeparator: \.isWhitespace) {
            let entry = word.split(separator: "=")
            let layers = entry[1].split(separator: "/")
            schemes[String(entry[0])] = DisplaySymbolDrawing.SymbolScheme(
                parts: layers[0].split(separator: ",").map(color), holes: layers.count > 1 ? color(layers[1]) : nil)
        }
        return schemes
    }()

    private static func color(_ name: Substring) -> DisplayColor? {
        name == "white" ? .rgb(1, 1, 1) : NamedColor(rawValue: String(name)).map { .named($0) }
    }
}
