public import Foundation

/// The content of a file, a folder or a symbolic link, in memory.
///
/// A document of an app reads itself from a wrapper, and writes itself into one. A wrapper of a folder has wrappers for the items in it,
/// by their names.
open class FileWrapper: NSObject {
    private enum Content {
        case file(Data)
        case folder([String: FileWrapper])
        case link(URL)
    }

    private var content: Content
    /// The name that the item gets in a folder; nil for none. A folder with another item of that name gives it a similar one.
    open var preferredFilename: String?
    /// The name of the item where it was read or written; nil for none.
    open var filename: String?
    /// The attributes of the item where it was read, for `FileManager`.
    open var fileAttributes: [String: Any] = [:]

    // MARK: Creating

    /// A file with bytes.
    public init(regularFileWithContents contents: Data) {
        content = .file(contents)
    }

    /// A folder with items by their names.
    public init(directoryWithFileWrappers childrenByPreferredName: [String: FileWrapper]) {
        content = .folder(childrenByPreferredName)
        for (name, child) in childrenByPreferredName where child.preferredFilename == nil {
            child.preferredFilename = name
        }
    }

    /// A symbolic link to an address.
    public init(symbolicLinkWithDestinationURL url: URL) {
        content = .link(url)
    }

    /// The item at an address of a file, with everything inside.
    ///
    /// - Parameter options: Contents are read at once, whatever the options say.
    public init(url: URL, options: ReadingOptions = []) throws {
        content = try Self.content(of: url)
        super.init()
        (filename, preferredFilename) = (url.lastPathComponent, url.lastPathComponent)
        fileAttributes = try Self.attributes(of: url)
    }

    private static func attributes(of url: URL) throws -> [String: Any] {
        let attributes = try FileManager.default.attributesOfItem(atPath: url.path)
        return Dictionary(uniqueKeysWithValues: attributes.map { ($0.key.rawValue, $0.value) })
    }

    private static func content(of url: URL) throws -> Content {
        let files = FileManager.default
        switch try files.attributesOfItem(atPath: url.path)[.type] as? FileAttributeType {
        case .typeSymbolicLink?:
            let path = try files.destinationOfSymbolicLink(atPath: url.path)
            return .link(URL(fileURLWithPath: path, relativeTo: url.deletingLastPathComponent()))
        case .typeDirectory?:
            var children: [String: FileWrapper] = [:]
            for name in try files.contentsOfDirectory(atPath: url.path) {
                children[name] = try FileWrapper(url: url.appendingPathComponent(name))
            }
            return .folder(children)
        default: return .file(try Data(contentsOf: url))
        }
    }

    // MARK: Content

    /// Whether the wrapper is a file.
    open var isRegularFile: Bool { regularFileContents != nil }

    /// Whether the wrapper is a folder.
    open var isDirectory: Bool { fileWrappers != nil }

    /// Whether the wrapper is a symbolic link.
    open var isSymbolicLink: Bool { symbolicLinkDestinationURL != nil }

    /// The bytes of a file; nil for folders and links.
    open var regularFileContents: Data? {
        if case .file(let data) = content { data } else { nil }
    }

    /// The items of a folder by their names in it; nil for files and links.
    open var fileWrappers: [String: FileWrapper]? {
        if case .folder(let children) = content { children } else { nil }
    }

    /// The destination of a link; nil for files and folders.
    open var symbolicLinkDestinationURL: URL? {
        if case .link(let url) = content { url } else { nil }
    }

    // MARK: Folders

    /// Adds an item to a folder. A wrapper that is no folder stays as it is.
    ///
    /// - Returns: The item's name in the folder: `preferredFilename`, with a number if another item has that name.
    @discardableResult
    open func addFileWrapper(_ child: FileWrapper) -> String {
        let preferred = child.preferredFilename ?? child.filename ?? ""
        precondition(!preferred.isEmpty, "A file wrapper that is added to a folder needs a preferredFilename.")
        guard case .folder(var children) = content else { return preferred }
        // The only reference to the dictionary changes it in place.
        content = .folder([:])
        var name = preferred
        var number = 2
        while let other = children[name], other !== child {
            name = Self.numbered(preferred, number)
            number += 1
        }
        children[name] = child
        content = .folder(children)
        return name
    }

    /// Adds a file to a folder.
    ///
    /// - Returns: The file's name in the folder: `fileName`, with a number if another item has that name.
    @discardableResult
    open func addRegularFile(withContents data: Data, preferredFilename fileName: String) -> String {
        let child = FileWrapper(regularFileWithContents: data)
        child.preferredFilename = fileName
        return addFileWrapper(child)
    }

    /// Removes an item from a folder.
    open func removeFileWrapper(_ child: FileWrapper) {
        guard case .folder(var children) = content, let name = keyForChildFileWrapper(child) else { return }
        children[name] = nil
        content = .folder(children)
    }

    /// The name of an item in a folder; nil if it is not there.
    open func keyForChildFileWrapper(_ child: FileWrapper) -> String? {
        fileWrappers?.first { $0.value === child }?.key
    }

    /// A name with a number before its extension.
    private static func numbered(_ name: String, _ number: Int) -> String {
        let text = name as NSString
        let stem = "\(text.deletingPathExtension) \(number)"
        return text.pathExtension.isEmpty ? stem : "\(stem).\(text.pathExtension)"
    }

    // MARK: Files

    /// Whether a file on the disk has the same modification date and size as when it was read, and a folder the same items.
    open func matchesContents(of url: URL) -> Bool {
        guard let now = try? FileWrapper.attributes(of: url) else { return false }
        func value(_ attributes: [String: Any], _ key: FileAttributeKey) -> AnyHashable? {
            attributes[key.rawValue] as? AnyHashable
        }
        guard value(now, .type) == value(fileAttributes, .type) else { return false }
        if let children = fileWrappers {
            let names = (try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []
            return Set(names) == Set(children.keys)
                && children.allSatisfy { $1.matchesContents(of: url.appendingPathComponent($0)) }
        }
        return value(now, .modificationDate) == value(fileAttributes, .modificationDate)
            && value(now, .size) == value(fileAttributes, .size)
    }

    /// Replaces the content by that of an item on the disk.
    ///
    /// - Parameter options: Contents are read at once, whatever the options say.
    open func read(from url: URL, options: ReadingOptions = []) throws {
        content = try Self.content(of: url)
        filename = url.lastPathComponent
        fileAttributes = try Self.attributes(of: url)
    }

    /// Writes the item to the disk, with everything inside.
    ///
    /// - Parameters:
    ///   - options: `atomic` writes beside the place and then moves the item there, so that nobody sees a part of it. `withNameUpdating`
    ///     sets `filename`.
    ///   - originalContentsURL: The item of which this one is a new version. It has no effect.
    open func write(to url: URL, options: WritingOptions = [], originalContentsURL: URL?) throws {
        if options.contains(.atomic) {
            let name = ".\(url.lastPathComponent).\(UUID().uuidString)"
            let other = url.deletingLastPathComponent().appendingPathComponent(name)
            do {
                try write(to: other)
                if (try? FileManager.default.attributesOfItem(atPath: url.path)) != nil {
                    try FileManager.default.removeItem(at: url)
                }
                try FileManager.default.moveItem(at: other, to: url)
            } catch {
                try? FileManager.default.removeItem(at: other)
                throw error
            }
        } else {
            try write(to: url)
        }
        if options.contains(.withNameUpdating) { updateNames(url.lastPathComponent) }
    }

    private func write(to url: URL) throws {
        switch content {
        case .file(let data): try data.write(to: url)
        case .link(let destination):
            try FileManager.default.createSymbolicLink(atPath: url.path, withDestinationPath: destination.relativePath)
        case .folder(let children):
            try FileManager.default.createDirectory(at: url, withIntermediateDirectories: false)
            for (name, child) in children { try child.write(to: url.appendingPathComponent(name)) }
        }
    }

    private func updateNames(_ name: String) {
        filename = name
        for (name, child) in fileWrappers ?? [:] { child.updateNames(name) }
    }

    /// Options for reading. Contents are always read at once.
    public struct ReadingOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Reads the contents of all items at once.
        public static let immediate = ReadingOptions(rawValue: 1)
        /// Reads the contents without mapping them into memory.
        public static let withoutMapping = ReadingOptions(rawValue: 2)
    }

    /// Options for writing.
    public struct WritingOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Writes beside the place first.
        public static let atomic = WritingOptions(rawValue: 1)
        /// Sets the names of the wrappers to those of the written items.
        public static let withNameUpdating = WritingOptions(rawValue: 2)
    }
}
