public import Foundation

/// The programs that see an item. Items stay in the process, so it has no effect.
public enum NSItemProviderRepresentationVisibility: Int, Sendable {
    /// All programs.
    case all
    /// Programs of the same developer.
    case team
    /// Programs of the same group.
    case group
    /// This program.
    case ownProcess
}

/// An object that an `NSItemProvider` offers: a text or an address.
public protocol NSItemProviderWriting {
    var _transferable: any Transferable { get }
}

/// A class whose objects an `NSItemProvider` loads: `NSString` or `NSURL`.
public protocol NSItemProviderReading: AnyObject {
    static func _canLoad(from provider: NSItemProvider) -> Bool
    static func _load(
        from provider: NSItemProvider,
        _ completionHandler: @escaping @Sendable ((any NSItemProviderReading)?, (any Error)?) -> Void
    ) -> Progress
}

extension String: NSItemProviderWriting {
    public var _transferable: any Transferable { self }
}

extension URL: NSItemProviderWriting {
    public var _transferable: any Transferable { self }
}

extension NSString: NSItemProviderWriting, NSItemProviderReading {
    public var _transferable: any Transferable { String(describing: self) }

    public static func _canLoad(from provider: NSItemProvider) -> Bool { provider.canLoadObject(ofClass: String.self) }

    public static func _load(
        from provider: NSItemProvider,
        _ completionHandler: @escaping @Sendable ((any NSItemProviderReading)?, (any Error)?) -> Void
    ) -> Progress {
        provider.loadObject(ofClass: String.self) { completionHandler($0.map { NSString(string: $0) }, $1) }
    }
}

extension NSURL: NSItemProviderWriting, NSItemProviderReading {
    public var _transferable: any Transferable { absoluteURL ?? URL(fileURLWithPath: path ?? "/") }

    public static func _canLoad(from provider: NSItemProvider) -> Bool { provider.canLoadObject(ofClass: URL.self) }

    public static func _load(
        from provider: NSItemProvider,
        _ completionHandler: @escaping @Sendable ((any NSItemProviderReading)?, (any Error)?) -> Void
    ) -> Progress {
        provider.loadObject(ofClass: URL.self) {
            completionHandler($0.flatMap { NSURL(string: $0.absoluteString) }, $1)
        }
    }
}
