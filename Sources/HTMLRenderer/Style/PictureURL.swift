import EspalierDisplayTree
import EspalierPictures
import Foundation

/// Pictures as `data:` URLs.
enum PictureURL {
    /// The URL of a PNG file in CSS; one without a picture if there is not enough memory. The semicolon is escaped, because pages
    /// take declarations apart at semicolons.
    static func make(_ picture: DisplayPicture) -> String {
        let bitmap = try? Bitmap(width: picture.width, height: picture.height, pixels: picture.pixels)
        return #"data:image/png\3b base64,"# + (bitmap?.png()?.base64EncodedString() ?? "")
    }
}
