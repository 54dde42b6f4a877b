import EspalierLayoutEngine
import EspalierViews
public import Foundation

/// A sector of a pie or of a ring, as large as its share of the sum of all sectors.
public nonisolated struct SectorMark: ChartContent {
    public typealias Body = Never

    let angle: Channel
    let traits: MarkTraits

    /// A sector, clockwise after the ones before it.
    ///
    /// - Parameters:
    ///   - angle: The value, which is a share of the sum. Values below zero count as zero. A range gives the ends themselves.
    ///   - innerRadius: The inner radius; a ratio is one of the radius of the plot. A pie unless it is set.
    ///   - outerRadius: The outer radius, by default the radius of the plot.
    ///   - angularInset: The distance of the straight edges from their positions, in points.
    public init<Angle: Plottable>(
        angle: PlottableValue<Angle>, innerRadius: MarkDimension = .automatic,
        outerRadius: MarkDimension = .automatic, angularInset: CGFloat? = nil
    ) {
        self.angle = angle.channel
        var traits = MarkTraits()
        traits.innerRadius = innerRadius
        traits.outerRadius = outerRadius
        traits.angularInset = angularInset
        self.traits = traits
    }

    @MainActor public static func _collect(_ sector: Self, into marks: _ChartMarks) {
        let collector = marks.collector
        var mark = Mark(.sector)
        collector.angle.note(sector.angle)
        mark.angle = collector.angle.number(of: sector.angle.value)
        if let end = sector.angle.end { mark.angle = collector.angle.number(of: end) - mark.angle }
        mark.details = MarkDetails(sector.traits)
        collector.append(mark)
    }
}
