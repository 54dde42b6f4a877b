/// The values from the start to the end of a bar, or from the bottom to the top of an area at one place.
package struct ChartSpan: Sendable, Hashable {
    package var start: Double
    package var end: Double

    package init(_ start: Double, _ end: Double) {
        self.start = start
        self.end = end
    }
}
