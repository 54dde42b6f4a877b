/// The media that a picker offers.
///
/// Browsers only distinguish pictures from videos, so that a filter for a part of them, such as screenshots, offers all pictures or all
/// videos.
public struct PHPickerFilter: Equatable, Hashable, Sendable {
    fileprivate indirect enum Condition: Hashable, Sendable {
        /// Media of a kind: all of them, or those with a property that files do not state.
        case kind(MediaKinds, part: String?)
        case any([Condition]), all([Condition])
        case not(Condition)
    }

    private let condition: Condition

    private init(_ kinds: MediaKinds, part: String? = nil) {
        condition = .kind(kinds, part: part)
    }

    private init(_ condition: Condition) {
        self.condition = condition
    }

    /// Pictures, including those that move.
    public static let images = PHPickerFilter(.images)
    /// Videos.
    public static let videos = PHPickerFilter(.videos)
    /// Pictures that move. All pictures are offered.
    public static let livePhotos = PHPickerFilter(.images, part: "live photos")
    /// Pictures with a depth. All pictures are offered.
    public static let depthEffectPhotos = PHPickerFilter(.images, part: "depth effect photos")
    /// Series of pictures. All pictures are offered.
    public static let bursts = PHPickerFilter(.images, part: "bursts")
    /// Wide pictures. All pictures are offered.
    public static let panoramas = PHPickerFilter(.images, part: "panoramas")
    /// Pictures of screens. All pictures are offered.
    public static let screenshots = PHPickerFilter(.images, part: "screenshots")
    /// Videos of screens. All videos are offered.
    public static let screenRecordings = PHPickerFilter(.videos, part: "screen recordings")
    /// Videos with a shallow depth of field. All videos are offered.
    public static let cinematicVideos = PHPickerFilter(.videos, part: "cinematic videos")
    /// Slow-motion videos. All videos are offered.
    public static let slomoVideos = PHPickerFilter(.videos, part: "slow-motion videos")
    /// Time-lapse videos. All videos are offered.
    public static let timelapseVideos = PHPickerFilter(.videos, part: "time-lapse videos")
    /// Pictures and videos for two eyes. All pictures and videos are offered.
    public static let spatialMedia = PHPickerFilter(.all, part: "spatial media")

    /// Media that pass any of several filters.
    public static func any(of subfilters: [PHPickerFilter]) -> PHPickerFilter {
        PHPickerFilter(.any(subfilters.map(\.condition)))
    }

    /// Media that pass all of several filters.
    public static func all(of subfilters: [PHPickerFilter]) -> PHPickerFilter {
        PHPickerFilter(.all(subfilters.map(\.condition)))
    }

    /// Media that do not pass a filter.
    public static func not(_ filter: PHPickerFilter) -> PHPickerFilter { PHPickerFilter(.not(filter.condition)) }

    /// The kinds of which some media may pass.
    var offered: MediaKinds { condition.range.some }
}

extension PHPickerFilter.Condition {
    /// The kinds of which some media may pass, and those of which all pass.
    fileprivate var range: (some: MediaKinds, every: MediaKinds) {
        switch self {
        case .kind(let kinds, let part): return (kinds, part == nil ? kinds : [])
        case .any(let conditions):
            let ranges = conditions.map(\.range)
            return (ranges.reduce([]) { $0.union($1.some) }, ranges.reduce([]) { $0.union($1.every) })
        case .all(let conditions):
            let ranges = conditions.map(\.range)
            return (ranges.reduce(.all) { $0.intersection($1.some) }, ranges.reduce(.all) { $0.intersection($1.every) })
        case .not(let condition):
            let (some, every) = condition.range
            return (MediaKinds.all.subtracting(every), MediaKinds.all.subtracting(some))
        }
    }
}
