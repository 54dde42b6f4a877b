package import EspalierLayoutEngine
package import Foundation

/// The display list of a canvas: drawing operations in order, in the node's own coordinates.
package final class CanvasDisplayList: Hashable, Sendable {
    package let steps: ContiguousArray<Step>
    /// The clipping areas, each after the one that contains it.
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

    /// A single drawing operation.
    package struct Step: Hashable, Sendable {
        package var content: Content
        /// From the content's coordinates to the node's; nil for the identity.
        package var transform: CGAffineTransform?
        /// 0…1.
        package var opacity: Double
        package var filters: [DisplayFilter]
        /// The blending of the step's colors with those of earlier steps.
        package var blendMode: DisplayBlendMode
        /// The index of the step's clipping area.
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
        /// A filled path. The paint's unit points are relative to `box`.
        case fill(DisplayPath, DisplayPaint, box: CGRect)
        /// A stroked path.
        case stroke(DisplayPath, DisplayStroke, box: CGRect)
        /// Pieces of lines.
        case text([Line])
        /// An image or an icon in a rectangle.
        case image(DisplayImage.Source, paint: DisplayPaint?, frame: CGRect)
        /// The nodes of a view of `size`, stretched to a rectangle. Their frames are relative to the view's corner.
        case view(DisplayMask, size: CGSize, frame: CGRect)
        /// Steps drawn as a group.
        case layer(ContiguousArray<Step>)
    }

    /// A line of text, positioned at the start of its baseline.
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
        package var area: Area
        /// The index of the enclosing clipping area.
        package var outer: Int?

        package enum Area: Hashable, Sendable {
            case path(DisplayPath)
            /// The opacity of a drawing, or what it lacks to be opaque.
            case layer(ContiguousArray<Step>, opacity: Double, isInverse: Bool)
        }

        package init(path: DisplayPath, outer: Int?) {
            self.init(area: .path(path), outer: outer)
        }

        package init(area: Area, outer: Int?) {
            self.area = area
            self.outer = outer
        }
    }
}
