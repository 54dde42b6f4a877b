import EspalierViews
import Foundation

/// The owner of a container's data.
enum DataOwner: Hashable, Sendable {
    case everyone
    /// A browser, by the name of its data.
    case browser(String)
    /// A signed-in user, by a name for files.
    case user(String)

    /// The browser whose app is being launched; otherwise everybody.
    ///
    /// An app is launched once for each browser, so a container that is its property is made for each. A static container is made in the
    /// launch that only lists the scenes, or outside of launches.
    static var ofLaunch: DataOwner {
        guard MainThread.isCurrent else { return .everyone }
        return MainActor.assumeIsolated {
            guard let values = AppInstance.launchedBrowser else { return .everyone }
            values.usesData = true
            return .browser(values.dataName)
        }
    }

    /// The folder of the data.
    var folder: URL {
        switch self {
        case .everyone: DataFolder.everyone
        case .browser(let name): DataFolder.browser(name)
        case .user(let name): DataFolder.user(name)
        }
    }

    /// The owner for a user: subjects may contain what names of files may not, so their bytes are written in hexadecimal digits. A longer
    /// name than a file may have is a hash.
    static func user(subject: String) -> DataOwner {
        let bytes = Array(subject.utf8)
        guard bytes.count <= 100 else {
            // Two 64-bit FNV hashes with different beginnings. Subjects come from issuers, not from users.
            let hashes = [0xcbf2_9ce4_8422_2325, 0x9ae1_6a3b_2f90_404f as UInt64].map { start in
                bytes.reduce(start) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
            }
            return .user("h" + hashes.map { String($0, radix: 36) }.joined(separator: "-"))
        }
        let digits = Array("0123456789abcdef".utf8)
        return .user(String(decoding: bytes.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }, as: UTF8.self))
    }
}

extension ModelConfiguration {
    /// The configuration with the file that an owner's data has. One with a `url`, or in memory, stays as it is.
    ///
    /// Data of each user or browser has no place before a page uses it: until then it is in memory (`PageContainers`).
    func placed(for owner: DataOwner) -> ModelConfiguration {
        // A name that no file can have stays, for the error that names it.
        guard explicitURL == nil, !isStoredInMemoryOnly, !name.isEmpty, !name.contains("/"), !name.contains("\0") else {
            return bounded(by: isStoredInMemoryOnly ? owner : .everyone)
        }
        let owner: DataOwner? =
            switch (sharing, owner) {
            case (.everyone, _): .everyone
            case (nil, _): owner
            case (.browser, .everyone), (.identity, .everyone), (.identity, .browser): nil
            case (.browser, _), (.identity, .user): owner
            }
        guard let owner else {
            return ModelConfiguration(name, schema: schema, isStoredInMemoryOnly: true, sharing: sharing)
        }
        return ModelConfiguration(
            name, schema: schema, url: owner.folder.appending(path: "\(name).store"), allowsSave: allowsSave,
            cloudKitDatabase: cloudKitDatabase, sharing: sharing
        ).bounded(by: owner)
    }

    private func bounded(by owner: DataOwner) -> ModelConfiguration {
        var bounded = self
        if owner != .everyone { bounded.maximumBytes = DataFolder.bytesPerBrowser }
        return bounded
    }
}
