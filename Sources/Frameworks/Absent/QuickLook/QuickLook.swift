public import EspalierViews
@_exported public import Foundation
public import UIKit

/// A preview.
@available(
    *, unavailable,
    message: "Previews of files are not part of Espalier. Open the file with a Link, which the browser shows."
)
open class QLPreviewController: UIViewController {}

/// The files of a preview.
@available(
    *, unavailable,
    message: "Previews of files are not part of Espalier. Open the file with a Link, which the browser shows."
)
public protocol QLPreviewControllerDataSource: NSObjectProtocol {}

/// Receives the end of a preview.
@available(
    *, unavailable,
    message: "Previews of files are not part of Espalier. Open the file with a Link, which the browser shows."
)
public protocol QLPreviewControllerDelegate: NSObjectProtocol {}

/// A file of a preview.
@available(
    *, unavailable,
    message: "Previews of files are not part of Espalier. Open the file with a Link, which the browser shows."
)
public protocol QLPreviewItem: NSObjectProtocol {}

extension View {
    /// A modifier of the framework.
    @available(
        *, unavailable,
        message: "Previews of files are not part of Espalier. Open the file with a Link, which the browser shows."
    )
    public nonisolated func quickLookPreview(_ item: Binding<URL?>) -> some View { self }

    /// A modifier of the framework.
    @available(
        *, unavailable,
        message: "Previews of files are not part of Espalier. Open the file with a Link, which the browser shows."
    )
    public nonisolated func quickLookPreview<Items: RandomAccessCollection>(
        _ selection: Binding<Items.Element?>, in items: Items
    ) -> some View where Items.Element == URL { self }
}
