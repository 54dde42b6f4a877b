package import EspalierLayoutEngine
package import Foundation

/// The effects on a node at offsets of a scroll area around it. The page shows them while the area scrolls, without
/// asking the server.
///
/// Between two samples the page interpolates linearly, unless the effects change in steps. Before the first sample and
/// after the last one, the effects are constant. A property without samples does not depend on the offset.
package final class DisplayScrollEffect: Equatable, Sendable {
    /// A value at an offset in points. The samples of a property are in ascending order.
    package struct Sample<Value: Hashable & Sendable>: Hashable, Sendable {
        package var offset: CGFloat
        package var value: Value

        package init(_ offset: CGFloat, _ value: Value) {
            self.offset = offset
            self.value = value
        }
    }

    /// The change from one sample to the next.
    package enum Course: Hashable, Sendable {
        /// Linear interpolation.
        case interpolated
        /// An animated step at each sample's offset.
        case steps(DisplayAnimation)
    }

    /// The number of the scroll area.
    package let area: Int
    package let axis: Axis
    package let course: Course
    package let transforms: [Sample<DisplayTransform>]
    package let opacities: [Sample<Double>]
    package let filters: [Sample<[DisplayFilter]>]

    package init(
        area: Int, axis: Axis, course: Course = .interpolated, transforms: [Sample<DisplayTransform>] = [],
        opacities: [Sample<Double>] = [], filters: [Sample<[DisplayFilter]>] = []
    ) {
        self.area = area
        self.axis = axis
        self.course = course
        self.transforms = transforms
        self.opacities = opacities
        self.filters = filters
    }

    package static func == (left: DisplayScrollEffect, right: DisplayScrollEffect) -> Bool {
        left === right
            || left.area == right.area && left.axis == right.axis && left.course == right.course
                && left.transforms == right.transforms && left.opacities == right.opacities
                && left.filters == right.filters
    }
}
