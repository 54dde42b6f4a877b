package import EspalierLayoutEngine
package import Foundation

/// The display list of a canvas: steps that are drawn one over the other, in the node's own coordinates.
package final class CanvasDisplayList: Hashable, Sendable {
    package let steps: ContiguousArray<Step>
    /// The areas that steps are cut to, each after the one that it lies in.
    package let clips: ContiguousArray<Clip>

    package init(steps: ContiguousArray<Step>, clips: ContiguousArray<Clip>) {
        self.steps = steps
        self.clips = clips
    }

    package static func == (left: CanvasDisplayList, right: CanvasDisplayList) -> Bool {
        left === right || left.steps == right.steps && left.clips == right.clips
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(steps.count)
        hasher.combine(clips.count)
    }

    /// One thing that is drawn.
    package struct Step: Hashable, Sendable {
        package var content: Content
        /// From the content's coordinates to the node's; nil for the identity.
        package var transform: CGAffineTransform?
        /// 0…1.
        package var opacity: Double
        package var filters: [DisplayFilter]
        /// The blending of the step's colors with those of the steps before.
        package var blendMode: DisplayBlendMode
        /// The index of the area that the step is cut to.
        package var clip: Int?

        package init(
            content: Content, transform: CGAffineTransform? = nil, opacity: Double = 1, filters: [DisplayFilter] = [],
            blendMode: DisplayBlendMode = .normal, clip: Int? = nil
        ) {
            self.content = content
            self.transform = transform
            self.opacity = opacity
            self.filters = filters
            self.blendMode = blendMode
            self.clip = clip
        }
    }

    package indirect enum Content: Hashable, Sendable {
        /// A path that is filled; `box` is what the paint's points are fractions of.
        case fill(DisplayPath, DisplayPaint, box: CGRect)
        /// A path that is drawn along.
        case stroke(DisplayPath, DisplayStroke, box: CGRect)
        /// Pieces of lines.
        case text([Line])
        /// An image or an icon in a rectangle.
        case image(DisplayImage.Source, paint: DisplayPaint?, frame: CGRect)
        /// Steps that are drawn as one.
        case layer(ContiguousArray<Step>)
    }

    /// A line of text, by the point where its baseline begins.
    package struct Line: Hashable, Sendable {
        package var origin: CGPoint
        package var width: CGFloat
        package var runs: [DisplayTextRun]

        package init(origin: CGPoint, width: CGFloat, runs: [DisplayTextRun]) {
            self.origin = origin
            self.width = width
            self.runs = runs
        }
    }

    package struct Clip: Hashable, Sendable {
        /// In the node's coordinates.
        package var path: DisplayPath
        /// The index of the area that this one lies in.
        package var outer: Int?

        package init(path: DisplayPath, outer: Int?) {
            self.path = path
            self.outer = outer
        }
    }
}
