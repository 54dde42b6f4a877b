public import Foundation

extension URL {
    /// Returns bookmark data, from which the app finds the file again, for example after a restart.
    ///
    /// On Linux, a bookmark stores the path of the file and does not follow a moved file.
    ///
    /// - Parameters:
    ///   - options: They have no effect.
    ///   - keys: They have no effect.
    ///   - relativeURL: It has no effect.
    /// - Throws: `CocoaError.fileReadNoSuchFile` if the file does not exist, and `CocoaError.fileReadUnsupportedScheme` for other URLs than
    ///   those of files.
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

    /// Resolves the data of `bookmarkData(options:includingResourceValuesForKeys:relativeTo:)` to the URL of the file.
    ///
    /// - Parameters:
    ///   - options: They have no effect.
    ///   - url: It has no effect.
    ///   - bookmarkDataIsStale: Set to true if the path leads to another file now. Create a new bookmark in that case.
    /// - Throws: `CocoaError.fileReadCorruptFile` for other data, and `CocoaError.fileReadNoSuchFile` if the file does not exist.
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

    /// Options for creating a bookmark.
    public typealias BookmarkCreationOptions = NSURL.BookmarkCreationOptions
    /// Options for resolving a bookmark.
    public typealias BookmarkResolutionOptions = NSURL.BookmarkResolutionOptions
}

/// The content of bookmark data.
private struct FileBookmark: Codable {
    let path: String
    let isDirectory: Bool
    let number: UInt64
}

extension NSURL {
    /// Options for creating a bookmark. They have no effect.
    public struct BookmarkCreationOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// The bookmark contains as little information as possible.
        public static let minimalBookmark = BookmarkCreationOptions(rawValue: 1 << 9)
        /// The data form a bookmark file.
        public static let suitableForBookmarkFile = BookmarkCreationOptions(rawValue: 1 << 10)
        /// The bookmark grants access to the file.
        public static let withSecurityScope = BookmarkCreationOptions(rawValue: 1 << 11)
        /// The bookmark grants read access to the file.
        public static let securityScopeAllowOnlyReadAccess = BookmarkCreationOptions(rawValue: 1 << 12)
        /// The bookmark grants no access.
        public static let withoutImplicitSecurityScope = BookmarkCreationOptions(rawValue: 1 << 29)
    }

    /// Options for resolving a bookmark. They have no effect.
    public struct BookmarkResolutionOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Resolving asks the user nothing.
        public static let withoutUI = BookmarkResolutionOptions(rawValue: 1 << 8)
        /// Resolving mounts no volume.
        public static let withoutMounting = BookmarkResolutionOptions(rawValue: 1 << 9)
        /// Resolving applies the access that the bookmark grants.
        public static let withSecurityScope = BookmarkResolutionOptions(rawValue: 1 << 10)
        /// Resolving does not start accessing the file.
        public static let withoutImplicitStartAccessing = BookmarkResolutionOptions(rawValue: 1 << 15)
    }
}
