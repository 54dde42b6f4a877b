import EspalierCHarfBuzz
import EspalierLayoutEngine

/// The OpenType features that differ from HarfBuzz's defaults. Browsers have the same defaults.
///
/// CSS Text 3, §7.2 disables optional ligatures with letter spacing. Chromium also disables contextual alternates.
enum ShapingFeatures {
    static func features(tabularFigures: Bool, spaced: Bool) -> UnsafeBufferPointer<hb_feature_t> {
        switch (tabularFigures, spaced) {
        case (false, false): UnsafeBufferPointer(start: nil, count: 0)
        case (true, false): UnsafeBufferPointer(rebasing: all[3...])
        case (false, true): UnsafeBufferPointer(rebasing: all[..<3])
        case (true, true): all
        }
    }

    /// Written once, never freed, and only read afterwards.
    private nonisolated(unsafe) static let all: UnsafeBufferPointer<hb_feature_t> = {
        let features = UnsafeMutableBufferPointer<hb_feature_t>.allocate(capacity: 4)
        for (index, feature) in [("liga", 0), ("clig", 0), ("calt", 0), ("tnum", 1)].enumerated() {
            features.initializeElement(
                at: index,
                to: hb_feature_t(
                    tag: hb_tag_from_string(feature.0, -1), value: UInt32(feature.1), start: 0, end: UInt32.max))
        }
        return UnsafeBufferPointer(features)
    }()
}
