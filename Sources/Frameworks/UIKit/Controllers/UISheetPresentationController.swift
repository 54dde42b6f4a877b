import EspalierViews
public import Foundation

/// The presentation of a controller as a sheet.
open class UISheetPresentationController: UIPresentationController {
    /// The heights at which the sheet rests. They are read when the sheet is presented.
    open var detents: [Detent] = [.large()]
    /// Whether the sheet has a handle.
    open var prefersGrabberVisible = false
    /// The radius of the corners; nil for the standard one.
    open var preferredCornerRadius: CGFloat?
    /// Whether scrolling at the top makes the sheet higher first. It has no effect.
    open var prefersScrollingExpandsWhenScrolledToEdge = true
    /// Whether the sheet lies at the bottom of a low window. It has no effect.
    open var prefersEdgeAttachedInCompactHeight = false
    /// Whether such a sheet has the width of its content. It has no effect.
    open var widthFollowsPreferredContentSizeWhenEdgeAttached = false
    /// The greatest height at which the page behind can be used; nil for none. It has no effect: the page behind is dimmed.
    open var largestUndimmedDetentIdentifier: Detent.Identifier?

    /// The height at which the sheet rests; nil for the first one. A drag by the user changes it, and calls the delegate.
    open var selectedDetentIdentifier: Detent.Identifier? {
        didSet { if selectedDetentIdentifier != oldValue { presentedViewController.sheetDidChange() } }
    }

    /// Changes the sheet with its motion.
    open func animateChanges(_ changes: () -> Void) { withAnimation { changes() } }

    /// Reads the heights again.
    open func invalidateDetents() { presentedViewController.sheetDidChange() }

    /// The heights and the current one, which the page changes.
    final var shownDetents: [PresentationDetent] { detents.map(\.detent) }

    final var selection: Binding<PresentationDetent> {
        let (detents, known) = (detents, selectedDetentIdentifier)
        let first = detents.first { $0.identifier == known } ?? detents.first
        return Binding(
            get: { first?.detent ?? .large },
            set: { [weak self] new in self?.userDidSelect(new) })
    }

    private func userDidSelect(_ detent: PresentationDetent) {
        guard let chosen = detents.first(where: { $0.detent == detent }), chosen.identifier != selectedDetentIdentifier
        else { return }
        selectedDetentIdentifier = chosen.identifier
        (delegate as? any UISheetPresentationControllerDelegate)?
            .sheetPresentationControllerDidChangeSelectedDetentIdentifier(self)
    }

    /// A height of a sheet.
    @MainActor @preconcurrency
    public final class Detent: NSObject {
        let detent: PresentationDetent
        /// The name.
        public let identifier: Identifier
        private let resolve: @MainActor (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
        /// The identity of the detent.
        private let token: NSObject?

        private init(_ detent: PresentationDetent, _ identifier: Identifier, part: CGFloat) {
            self.detent = detent
            self.identifier = identifier
            resolve = { $0.maximumDetentValue * part }
            token = nil
        }

        private init(
            _ identifier: Identifier,
            _ resolve: @escaping @MainActor (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
        ) {
            let token = NSObject()
            detent = .computed(token) { resolve(DetentContext(maximumDetentValue: $0.maxDetentValue)) }
            self.identifier = identifier
            self.resolve = resolve
            self.token = token
        }

        /// A height that the app computes. It is computed again after `invalidateDetents()`, and when the window changes.
        ///
        /// - Parameters:
        ///   - identifier: The name; nil for one that nothing else has.
        ///   - resolver: The height in points; nil makes the detent inactive.
        public class func custom(
            identifier: Identifier? = nil,
            resolver:
                @escaping @MainActor (_ context: any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
        ) -> Detent { Detent(identifier ?? Identifier(UUID().uuidString), resolver) }

        /// The height in points; nil for an inactive detent.
        public func resolvedValue(in context: any UISheetPresentationControllerDetentResolutionContext) -> CGFloat? {
            resolve(context)
        }

        /// Half of the page.
        public class func medium() -> Detent { Detent(.medium, .medium, part: 0.5) }
        /// The whole page.
        public class func large() -> Detent { Detent(.large, .large, part: 1) }

        /// A name of a height.
        public struct Identifier: RawRepresentable, Hashable, Sendable {
            public let rawValue: String

            /// A name.
            public init(_ rawValue: String) {
                self.rawValue = rawValue
            }

            public init(rawValue: String) {
                self.rawValue = rawValue
            }

            /// That of half of the page.
            public static let medium = Identifier("com.apple.UIKit.medium")
            /// That of the whole page.
            public static let large = Identifier("com.apple.UIKit.large")
        }
    }
}

/// The values from which a height of a sheet is computed.
@MainActor @preconcurrency
public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
    /// The full height of the sheet.
    var maximumDetentValue: CGFloat { get }
    /// The traits of the page.
    var containerTraitCollection: UITraitCollection { get }
}

private final class DetentContext: NSObject, UISheetPresentationControllerDetentResolutionContext {
    let maximumDetentValue: CGFloat
    let containerTraitCollection = UITraitCollection.current

    init(maximumDetentValue: CGFloat) {
        self.maximumDetentValue = maximumDetentValue
    }
}
