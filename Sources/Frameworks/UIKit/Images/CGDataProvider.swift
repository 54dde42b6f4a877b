public import Foundation

/// A function that frees bytes: with the pointer of its owner, the bytes and their number.
public typealias CGDataProviderReleaseDataCallback = (UnsafeMutableRawPointer?, UnsafeRawPointer, Int) -> Void

/// The bytes of an image.
public final class CGDataProvider: @unchecked Sendable {
    // Unchecked: the bytes do not change.
    private let bytes: NSData

    /// Bytes, which are copied if they can change.
    public init?(data: CFData) {
        bytes = data.copy() as? NSData ?? NSData(bytes: data.bytes, length: data.length)
    }

    /// The bytes of a file; nil if it cannot be read.
    public init?(url: CFURL) {
        guard let found = NSData(contentsOf: url) else { return nil }
        bytes = found
    }

    /// Bytes of the app, which are copied.
    ///
    /// - Parameter releaseData: Called when the bytes are no longer needed, which is at once.
    public init?(
        dataInfo info: UnsafeMutableRawPointer?, data: UnsafeRawPointer, size: Int,
        releaseData: CGDataProviderReleaseDataCallback
    ) {
        guard size >= 0 else { return nil }
        bytes = NSData(bytes: data, length: size)
        releaseData(info, data, size)
    }

    init(_ bytes: [UInt8]) {
        self.bytes = NSData(bytes: bytes, length: bytes.count)
    }

    /// The bytes.
    public var data: CFData? { bytes }

    /// Calls `body` with the bytes and their number.
    func read(_ body: (UnsafePointer<UInt8>, Int) -> Void) {
        body(bytes.bytes.assumingMemoryBound(to: UInt8.self), bytes.length)
    }
}
