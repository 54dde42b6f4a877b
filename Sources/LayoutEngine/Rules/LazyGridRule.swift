package import Foundation

/// Divides the width of a grid into columns. A horizontal grid divides its height into rows in the same way.
package struct LazyGridRule: Equatable, Sendable {
    /// A single track, or as many as fit.
    package struct Track: Equatable, Sendable {
        package enum Size: Equatable, Sendable {
            case fixed(CGFloat)
            case flexible(minimum: CGFloat, maximum: CGFloat)
            /// As many tracks as fit, each at least `minimum` long.
            case adaptive(minimum: CGFloat, maximum: CGFloat)
        }

        package var size: Size
        /// The distance to the next track; nil for 8 points.
        package var spacing: CGFloat?

        package init(_ size: Size, spacing: CGFloat? = nil) {
            self.size = size
            self.spacing = spacing
        }
    }

    package var tracks: [Track]

    /// A length that is negative or not a number counts as 0, an upper bound that is not a number as none.
    package init(_ tracks: [Track]) {
        self.tracks = tracks.map { track in
            var track = track
            func least(_ length: CGFloat) -> CGFloat { LayoutLength.sanitized(length) ?? 0 }
            func most(_ length: CGFloat) -> CGFloat { LayoutLength.sanitized(maximum: length) ?? .infinity }
            switch track.size {
            case .fixed(let length): track.size = .fixed(least(length))
            case .flexible(let minimum, let maximum):
                track.size = .flexible(minimum: least(minimum), maximum: most(maximum))
            case .adaptive(let minimum, let maximum):
                track.size = .adaptive(minimum: least(minimum), maximum: most(maximum))
            }
            return track
        }
    }

    /// A column: the index of its track, its origin and its length.
    package struct Column: Equatable, Sendable {
        package let track: Int
        package let start: CGFloat
        package let length: CGFloat

        package init(track: Int, start: CGFloat, length: CGFloat) {
            self.track = track
            self.start = start
            self.length = length
        }
    }

    /// The columns in `length` points (nil for the minimum length of each). Fixed tracks come first. The others share
    /// the remaining space in order, each within its bounds.
    package func columns(in length: CGFloat?) -> [Column] {
        guard !tracks.isEmpty else { return [Column(track: 0, start: 0, length: max(0, length ?? 0))] }
        let spacings = tracks.map { LayoutLength.sanitized(distance: $0.spacing ?? 8) }
        // Without a length no space is left to share.
        var left = (LayoutLength.sanitized(length) ?? 0) - spacings.dropLast().reduce(0, +)
        var open = 0
        for track in tracks {
            if case .fixed(let size) = track.size { left -= size } else { open += 1 }
        }
        var columns: [Column] = []
        var position: CGFloat = 0
        for (index, track) in tracks.enumerated() {
            let share = max(0, left) / CGFloat(max(1, open))
            var used: CGFloat
            switch track.size {
            case .fixed(let size):
                used = size
                columns.append(Column(track: index, start: position, length: used))
            case .flexible(let minimum, let maximum):
                used = min(max(share, minimum), max(minimum, maximum))
                columns.append(Column(track: index, start: position, length: used))
                left -= used
                open -= 1
            case .adaptive(let minimum, let maximum):
                let least = max(1, minimum)
                let room = ((share + spacings[index]) / max(1, least + spacings[index])).rounded(.down)
                let count = min(max(1, room), 10_000)
                let size = min(max((share - (count - 1) * spacings[index]) / count, least), max(least, maximum))
                used = count * size + (count - 1) * spacings[index]
                for part in 0..<Int(count) {
                    columns.append(
                        Column(
                            track: index, start: position + CGFloat(part) * (size + spacings[index]), length: size))
                }
                left -= used
                open -= 1
            }
            position += used + spacings[index]
        }
        return columns
    }
}
