public import Foundation
public import UIKit

/// A preview of a link.
@available(
    *, unavailable, message: "Previews of links are not part of Espalier. Use a Link with the title and an AsyncImage."
)
open class LPLinkView: UIView {
    /// A preview of an address.
    public init(url URL: URL) { super.init(frame: .zero) }

    /// A preview.
    public init(metadata: LPLinkMetadata) { super.init(frame: .zero) }

    public required init?(coder: NSCoder) { nil }

    /// The values.
    public var metadata: LPLinkMetadata {
        get { preconditionFailure("LPLinkView is unavailable.") }
        set {}
    }
}
