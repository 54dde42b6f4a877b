package import EspalierDisplayTree
package import EspalierLayoutEngine
import EspalierPainting
package import EspalierPictures
package import EspalierViews
import Foundation

/// The app's fonts, colors and files, for drawings on the server.
package struct ViewPaintingResources: PaintingResources {
    let measurer: any TextMeasuring
    let pictures: (any PictureFiles)?

    @MainActor
    package init(_ resources: AppResources) {
        measurer = resources.measurer
        pictures = resources.pictures
    }

    package func symbolMarkup(_ name: String) -> [UInt8]? { pictures?.symbolMarkup(name) }

    package func components(of color: DisplayColor, isDark: Bool) -> CanvasColor {
        let components = ColorComponents(color, isDark: isDark)
        return CanvasColor(components.red, components.green, components.blue, components.opacity)
    }

    package func outlines(of run: MeasuredRun) -> GlyphOutlines? {
        (measurer as? any GlyphOutlining)?.outlines(of: run)
    }

    package func metrics(of font: FontFace) -> FontMetrics { measurer.metrics(of: font) }

    package func bitmap(at address: String, atLeast pixels: (width: Int, height: Int)) -> Bitmap? {
        guard let data = pictures?.data(at: address) else {
            if !address.isEmpty {
                Warning.once("no image is drawn for '\(address.prefix(100))': it is no file of the app")
            }
            return nil
        }
        let decode = { () throws(PictureFault) in
            let result = data.withUnsafeBytes { bytes in
                Result { () throws(PictureFault) in try Bitmap.decode(bytes, atLeast: pixels) }
            }
            return try result.get()
        }
        do throws(PictureFault) {
            // A file of the app may change. The address of a picture belongs to no other.
            guard Picture.isAddress(address) else { return try decode() }
            return try DecodedPictures.shared.bitmap(.address(address), atLeast: pixels, decode: decode)
        } catch {
            Warning.once("no image is drawn for '\(address.prefix(100))': \(error)")
            return nil
        }
    }
}
