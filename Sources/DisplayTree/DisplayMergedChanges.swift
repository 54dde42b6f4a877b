/// A motion that continues the earlier changes of a property: each change has a curve of its own.
///
/// The value of the property is that before the first change, plus the parts of all changes that their curves show.
package struct DisplayMergedChanges: Hashable, Sendable {
    /// The seconds since the previous change.
    package var elapsed: Double
    /// The seconds until all curves end at 1.
    package var duration: Double
    /// The share of each change, in their order, in equal steps of time; straight lines connect them.
    package var curves: [[Double]]

    package init(elapsed: Double, duration: Double, curves: [[Double]]) {
        self.elapsed = elapsed
        self.duration = duration
        self.curves = curves
    }
}
