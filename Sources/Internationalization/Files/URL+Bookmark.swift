public import Foundation

extension URL {
    /// Data by which a file is found again, such as after a restart.
    ///
    /// On Linux a bookmark remembers the place of the file, and does not follow a file that is moved.
    ///
    /// - Parameters:
    ///   - options: They have no effect.
    ///   - keys: They have no effect.
    ///   - relativeURL: It has no effect.
    /// - Throws: A `CocoaError` with the code `fileReadNoSuchFile` if there is no file, and with `fileReadUnsupportedScheme` for a URL that
    ///   is not a file's.
    public func bookmarkData(
        options: BookmarkCreationOptions = [], includingResourceValuesForKeys keys: Set<URLResourceKey>? = nil,
        relativeTo relativeURL: URL? = nil
    ) throws -> Data {
        guard isFileURL else { throw CocoaError(.fileReadUnsupportedScheme, userInfo: [NSURLErrorKey: self]) }
        guard let number = fileNumber else { throw CocoaError(.fileReadNoSuchFile, userInfo: [NSURLErrorKey: self]) }
        let bookmark = FileBookmark(path: standardizedFileURL.path, isDirectory: hasDirectoryPath, number: number)
        let encoder = PropertyListEncoder()
        encoder.outputFormat = .binary
        return try encoder.encode(bookmark)
    }

    /// The place of the file that data from `bookmarkData(options:includingResourceValuesForKeys:relativeTo:)` describe.
    ///
    /// - Parameters:
    ///   - options: They have no effect.
    ///   - url: It has no effect.
    ///   - bookmarkDataIsStale: Receives whether another file has taken the place of the one that was there. Make a new bookmark then.
    /// - Throws: A `CocoaError` with the code `fileReadCorruptFile` for other data, and with `fileReadNoSuchFile` if there is no file.
    public init(
        resolvingBookmarkData data: Data, options: BookmarkResolutionOptions = [], relativeTo url: URL? = nil,
        bookmarkDataIsStale: inout Bool
    ) throws {
        guard let bookmark = try? PropertyListDecoder().decode(FileBookmark.self, from: data) else {
            throw CocoaError(.fileReadCorruptFile)
        }
        let url = URL(fileURLWithPath: bookmark.path, isDirectory: bookmark.isDirectory)
        guard let number = url.fileNumber else {
            throw CocoaError(.fileReadNoSuchFile, userInfo: [NSURLErrorKey: url])
        }
        bookmarkDataIsStale = number != bookmark.number
        self = url
    }

    /// The number of the file in its file system; nil if there is no file.
    private var fileNumber: UInt64? {
        let attributes = try? FileManager.default.attributesOfItem(atPath: path)
        return (attributes?[.systemFileNumber] as? NSNumber)?.uint64Value
    }

    /// How a bookmark is made.
    public typealias BookmarkCreationOptions = NSURL.BookmarkCreationOptions
    /// How a file is found by a bookmark.
    public typealias BookmarkResolutionOptions = NSURL.BookmarkResolutionOptions
}

/// What a bookmark remembers of a file.
private struct FileBookmark: Codable {
    let path: String
    let isDirectory: Bool
    let number: UInt64
}

extension NSURL {
    /// How a bookmark is made. The options have no effect.
    public struct BookmarkCreationOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// With little information.
        public static let minimalBookmark = BookmarkCreationOptions(rawValue: 1 << 9)
        /// For a file of its own.
        public static let suitableForBookmarkFile = BookmarkCreationOptions(rawValue: 1 << 10)
        /// With the right to read and write the file.
        public static let withSecurityScope = BookmarkCreationOptions(rawValue: 1 << 11)
        /// With the right to read the file.
        public static let securityScopeAllowOnlyReadAccess = BookmarkCreationOptions(rawValue: 1 << 12)
        /// Without rights of its own.
        public static let withoutImplicitSecurityScope = BookmarkCreationOptions(rawValue: 1 << 29)
    }

    /// How a file is found by a bookmark. The options have no effect.
    public struct BookmarkResolutionOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Without questions to the user.
        public static let withoutUI = BookmarkResolutionOptions(rawValue: 1 << 8)
        /// Without mounting a volume.
        public static let withoutMounting = BookmarkResolutionOptions(rawValue: 1 << 9)
        /// With the rights of the bookmark.
        public static let withSecurityScope = BookmarkResolutionOptions(rawValue: 1 << 10)
        /// Without rights of its own.
        public static let withoutImplicitStartAccessing = BookmarkResolutionOptions(rawValue: 1 << 15)
    }
}
