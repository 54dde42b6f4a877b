import EspalierViews
import Foundation

extension UICalendarView {
    /// The sizes of decorations.
    public enum DecorationSize: Int, Sendable {
        /// Three sizes.
        case small, medium, large

        fileprivate var side: CGFloat {
            switch self {
            case .small: 4
            case .medium: 6
            case .large: 9
            }
        }
    }

    /// A sign below a day.
    @MainActor @preconcurrency
    public final class Decoration: NSObject {
        private enum Kind {
            case dot(UIColor?)
            case image(UIImage?, UIColor?)
            case view(() -> UIView)
        }

        private let kind: Kind
        private let size: DecorationSize

        private init(_ kind: Kind, _ size: DecorationSize) {
            (self.kind, self.size) = (kind, size)
        }

        /// A dot in gray.
        override public convenience init() {
            self.init(.dot(nil), .medium)
        }

        /// A dot in a color; nil for gray.
        public static func `default`(color: UIColor? = nil, size: DecorationSize = .medium) -> Decoration {
            Decoration(.dot(color), size)
        }

        /// An image in a color; nil for gray.
        public static func image(
            _ image: UIImage?, color: UIColor? = nil, size: DecorationSize = .medium
        ) -> Decoration { Decoration(.image(image, color), size) }

        /// A view of the app in its own size.
        public static func customView(_ provider: @escaping () -> UIView) -> Decoration {
            Decoration(.view(provider), .medium)
        }

        @ViewBuilder var shown: some View {
            switch kind {
            case .dot(let color):
                Circle().fill(Color(color ?? .systemGray)).frame(width: size.side, height: size.side)
            case .image(let image, let color):
                if let image {
                    ImageContent(image: image, font: .systemFont(ofSize: size.side * 2))
                        .foregroundStyle(Color(color ?? .systemGray))
                }
            case .view(let provider):
                let view = provider()
                HostedView(view: view, sizing: CustomViewSizing(view), version: 0)
            }
        }
    }
}
