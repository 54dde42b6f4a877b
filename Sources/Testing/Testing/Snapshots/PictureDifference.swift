import EspalierPictures
import Foundation

/// The difference of two pictures.
struct PictureDifference {
    let message: String

    /// The difference of a channel, of 255, up to which two pixels are the same: pictures of other machines round differently.
    private static let tolerance = 8

    /// - Returns: Nil if the pictures look the same.
    init?(_ recorded: Data, _ now: Data, name: String) {
        guard let old = Self.bitmap(recorded), let new = Self.bitmap(now) else {
            message = "the recorded picture \(name) cannot be read"
            return
        }
        let folder = FileManager.default.temporaryDirectory.appending(path: "espalier-snapshots")
        try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let shown = folder.appending(path: "\(name)-now.png")
        try? now.write(to: shown)
        guard old.width == new.width, old.height == new.height else {
            message =
                "the picture \(name) has \(new.width) × \(new.height) pixels, and \(old.width) × \(old.height) were "
                + "recorded; the page is now \(shown.path)"
            return
        }
        let (count, box) = Self.compare(old, new)
        if count == 0 { return nil }
        message =
            "the picture \(name) differs in \(count) of \(new.width * new.height) pixels, all of them in the box from "
            + "(\(Int(box.minX)), \(Int(box.minY))) to (\(Int(box.maxX)), \(Int(box.maxY))); the page is now \(shown.path)\n"
            + "If the page is right, record it with ESPALIER_RECORD=1."
    }

    private static func bitmap(_ data: Data) -> Bitmap? { data.withUnsafeBytes { try? Bitmap.decode($0) } }

    /// The number of pixels that differ, and the smallest box with all of them.
    private static func compare(_ old: Bitmap, _ new: Bitmap) -> (count: Int, box: CGRect) {
        var count = 0
        var (left, top, right, bottom) = (Int.max, Int.max, 0, 0)
        _ = old.withPixels { oldPixels, oldStride in
            new.withPixels { newPixels, newStride in
                for y in 0..<new.height {
                    for x in 0..<new.width {
                        let differs = (0..<3).contains { channel in
                            let first = Int(oldPixels[y * oldStride + x * 4 + channel])
                            return abs(first - Int(newPixels[y * newStride + x * 4 + channel])) > tolerance
                        }
                        guard differs else { continue }
                        count += 1
                        (left, right) = (min(left, x), max(right, x + 1))
                        (top, bottom) = (min(top, y), max(bottom, y + 1))
                    }
                }
            }
        }
        return (count, count == 0 ? .zero : CGRect(x: left, y: top, width: right - left, height: bottom - top))
    }
}
