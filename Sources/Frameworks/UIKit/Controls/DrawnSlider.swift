import EspalierViews
import Foundation

/// A slider with images or colors that the browser's slider does not have. The browser's slider lies over the drawing and cannot be
/// seen: it takes pointers and keys. The drawing follows the number on the server.
struct DrawnSlider: View {
    let slider: UISlider
    let bounds: CGRect
    /// Another version is drawn again.
    let version: Int

    var body: some View {
        let value = slider.readValue()
        let track = slider.trackRect(forBounds: bounds)
        let thumb = slider.thumbRect(forBounds: bounds, trackRect: track, value: value)
        let middle = min(max(thumb.midX, track.minX), track.maxX)
        ZStack(alignment: .topLeading) {
            part(
                slider.currentMaximumTrackImage, slider.maximumTrackTintColor ?? .systemFill,
                CGRect(x: middle, y: track.minY, width: track.maxX - middle, height: track.height), isTrack: true)
            part(
                slider.currentMinimumTrackImage, slider.minimumTrackTintColor ?? slider.tintColor,
                CGRect(x: track.minX, y: track.minY, width: middle - track.minX, height: track.height), isTrack: true)
            ends
            part(slider.currentThumbImage, slider.thumbTintColor ?? .white, thumb, isTrack: false)
            slider.knob
                .frame(width: track.width, height: bounds.height)
                .opacity(0.01)
                .offset(x: track.minX - bounds.minX)
        }
        .frame(width: bounds.width, height: bounds.height, alignment: .topLeading)
        .opacity(slider.isEnabled ? 1 : 0.5)
        .disabled(!slider.isEnabled)
    }

    /// The images at the ends.
    @ViewBuilder private var ends: some View {
        if let image = slider.minimumValueImage {
            picture(image, slider.minimumValueImageRect(forBounds: bounds)).foregroundStyle(Color(slider.tintColor))
        }
        if let image = slider.maximumValueImage {
            picture(image, slider.maximumValueImageRect(forBounds: bounds)).foregroundStyle(Color(slider.tintColor))
        }
    }

    @ViewBuilder private func part(
        _ image: UIImage?, _ color: UIColor, _ frame: CGRect, isTrack: Bool
    ) -> some View {
        if let image {
            picture(image, frame)
        } else {
            Capsule().fill(Color(color))
                .shadow(color: .black.opacity(isTrack ? 0 : 0.2), radius: isTrack ? 0 : 2, y: isTrack ? 0 : 1)
                .placed(in: frame, of: bounds)
        }
    }

    private func picture(_ image: UIImage, _ frame: CGRect) -> some View {
        image.filling.placed(in: frame, of: bounds)
    }
}

extension View {
    /// Places the view at a rectangle, from the top left corner of bounds.
    fileprivate func placed(in frame: CGRect, of bounds: CGRect) -> some View {
        self.frame(width: max(0, frame.width), height: max(0, frame.height))
            .offset(x: frame.minX - bounds.minX, y: frame.minY - bounds.minY)
            .allowsHitTesting(false)
    }
}
