public import CoreTransferable
import UniformTypeIdentifiers

extension Color: Transferable {
    /// The color itself. It cannot be converted to another type.
    public static var transferRepresentation: some TransferRepresentation { color }
}

private let color = ValueRepresentation<Color>(contentType: UTType(exportedAs: "com.apple.cocoa.pasteboard.color"))
