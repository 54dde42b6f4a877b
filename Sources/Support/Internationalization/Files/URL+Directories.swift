public import Foundation

/// The user's folders. They belong to the account that runs the server, so all users of the app share them.
extension URL {
    /// The folder for documents.
    public static var documentsDirectory: URL { directory(.documentDirectory, "Documents") }
    /// The folder for data that can be made again.
    public static var cachesDirectory: URL { directory(.cachesDirectory, ".cache") }
    /// The folder for the app's own files.
    public static var applicationSupportDirectory: URL { directory(.applicationSupportDirectory, ".local/share") }
    /// The folder for files of the app that are neither documents nor caches. Linux has none, so it is that of application support.
    public static var libraryDirectory: URL { applicationSupportDirectory }
    /// The folder for downloads.
    public static var downloadsDirectory: URL { directory(.downloadsDirectory, "Downloads") }
    /// The desktop.
    public static var desktopDirectory: URL { directory(.desktopDirectory, "Desktop") }
    /// The folder for pictures.
    public static var picturesDirectory: URL { directory(.picturesDirectory, "Pictures") }
    /// The folder for music.
    public static var musicDirectory: URL { directory(.musicDirectory, "Music") }
    /// The folder for movies.
    public static var moviesDirectory: URL { directory(.moviesDirectory, "Videos") }
    /// The folder that is shared with others.
    public static var sharedPublicDirectory: URL { directory(.sharedPublicDirectory, "Public") }
    /// The folder for files that the user has thrown away.
    public static var trashDirectory: URL { directory(.trashDirectory, ".Trash") }

    /// - Parameter fallback: The folder's path in the home folder, if the system names none.
    private static func directory(_ directory: FileManager.SearchPathDirectory, _ fallback: String) -> URL {
        let found = FileManager.default.urls(for: directory, in: .userDomainMask).first?.path
        return URL(
            filePath: found ?? homeDirectory.appending(path: fallback).path, directoryHint: .isDirectory)
    }

    /// The URL of a folder.
    ///
    /// - Parameters:
    ///   - url: A URL on the volume for which `itemReplacementDirectory` is made.
    ///   - create: Whether the folder is made if it does not exist.
    public init(
        for directory: FileManager.SearchPathDirectory, in domain: FileManager.SearchPathDomainMask,
        appropriateFor url: URL? = nil, create shouldCreate: Bool = false
    ) throws {
        self = try FileManager.default.url(for: directory, in: domain, appropriateFor: url, create: shouldCreate)
    }
}
