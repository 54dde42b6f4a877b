package import Foundation
import Synchronization

/// The folder of the data that the app stores, which the server sets: files for everybody, and a folder for each browser and each user.
package enum DataFolder {
    private struct Settings {
        var path: String?
        var bytesPerBrowser = 16 << 20
    }

    private static let settings = Mutex(Settings())

    /// Sets the folder.
    ///
    /// - Parameter path: Nil for a temporary folder, which is made when it is needed and removed when the program ends.
    package static func use(_ path: String?, bytesPerBrowser: Int) {
        settings.withLock { $0 = Settings(path: path, bytesPerBrowser: bytesPerBrowser) }
    }

    /// The largest size of a browser's or a user's data, in bytes.
    package static var bytesPerBrowser: Int { settings.withLock { $0.bytesPerBrowser } }

    /// The folder of data that belongs to everybody.
    package static var everyone: URL { URL(fileURLWithPath: path) }

    /// The folder of a browser's data, by its name.
    package static func browser(_ name: String) -> URL { folder("browsers", name) }

    /// The folder of a user's data, by a name without slashes.
    package static func user(_ name: String) -> URL { folder("users", name) }

    private static func folder(_ kind: String, _ name: String) -> URL {
        everyone.appendingPathComponent(kind).appendingPathComponent(name)
    }

    private static var path: String {
        settings.withLock { settings in
            if let path = settings.path { return path }
            let made = makeTemporary()
            settings.path = made
            return made
        }
    }

    private static func makeTemporary() -> String {
        let path = NSTemporaryDirectory() + "/espalier-data-" + SecretName.make()
        try? FileManager.default.createDirectory(
            atPath: path, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        temporary.withLock { $0 = path }
        atexit {
            DataFolder.temporary.withLock { if let path = $0 { try? FileManager.default.removeItem(atPath: path) } }
        }
        return path
    }

    private static let temporary = Mutex<String?>(nil)

    // MARK: Use

    /// Notes that a folder is in use, so that it is not removed as unused.
    package static func noteUse(of folder: URL) {
        try? FileManager.default.setAttributes([.modificationDate: Date()], ofItemAtPath: folder.path)
    }

    /// Removes the data of browsers that was not used since a time. Returns the number of browsers.
    @discardableResult
    package static func removeUnused(since time: Date) -> Int {
        guard let path = settings.withLock({ $0.path }) else { return 0 }
        let folder = URL(fileURLWithPath: path).appendingPathComponent("browsers")
        let files = FileManager.default
        var count = 0
        for name in (try? files.contentsOfDirectory(atPath: folder.path)) ?? [] {
            let browser = folder.appendingPathComponent(name).path
            guard let date = try? files.attributesOfItem(atPath: browser)[.modificationDate] as? Date, date < time,
                (try? files.removeItem(atPath: browser)) != nil
            else { continue }
            count += 1
        }
        return count
    }
}
