/// The reason why a file is no picture that can be used.
package enum PictureFault: Error, Equatable, CustomStringConvertible {
    /// The file is neither a PNG nor a JPEG file.
    case unknownFormat
    /// The picture has more pixels than the limit.
    case tooManyPixels(width: Int, height: Int)
    /// The picture has few enough pixels, but its file is made so that decoding it takes long.
    case tooSlow
    /// The file is damaged or incomplete.
    case broken
    /// There is not enough memory.
    case noMemory

    package var description: String {
        switch self {
        case .unknownFormat: "the file is neither a PNG nor a JPEG file"
        case .tooManyPixels(let width, let height):
            "the picture has \(width) × \(height) pixels; the limit is \(PictureHeader.pixelLimit / 1_000_000) million"
        case .tooSlow: "the picture takes too long to decode: store it without interlacing or progressive scans"
        case .broken: "the file is damaged or incomplete"
        case .noMemory: "there is not enough memory for the picture"
        }
    }
}
