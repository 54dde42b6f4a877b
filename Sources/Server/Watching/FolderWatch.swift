#if DEBUG
    import Foundation

    #if canImport(Glibc)
        import Glibc
    #endif

    /// Watches folders with all folders inside of them (inotify(7)), for one thread at a time.
    final class FolderWatch {
        /// The reason why a folder cannot be watched.
        struct Failure: Error, Equatable {
            let message: String
        }

        /// Becomes readable when something has changed.
        let descriptor: Int32
        private var folders: [Int32: String] = [:]
        private var numbers: [String: Int32] = [:]
        /// The folders without those inside of them.
        private var shallow: Set<String> = []

        private static let mask = UInt32(
            IN_CLOSE_WRITE | IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO | IN_DELETE_SELF | IN_ONLYDIR)
        private static let isFolder: UInt32 = 0x4000_0000
        private static let isIgnored: UInt32 = 0x8000
        private static let overflow: UInt32 = 0x4000

        init() throws(Failure) {
            descriptor = inotify_init1(Int32(IN_NONBLOCK) | Int32(IN_CLOEXEC))
            guard descriptor >= 0 else {
                throw Failure(message: "folders cannot be watched: \(String(cString: strerror(errno)))")
            }
        }

        deinit {
            close(descriptor)
        }

        /// Watches a folder. One that is watched already stays so, and one that is gone is left out.
        ///
        /// - Parameter isDeep: Whether the folders inside of it are watched, too.
        func add(_ folder: String, isDeep: Bool = true) throws(Failure) {
            if isDeep { _ = try watch(folder) } else if numbers[folder] == nil { try addOne(folder, isDeep: false) }
        }

        /// Watches a folder and those in it. Returns the files in them.
        private func watch(_ folder: String) throws(Failure) -> [String] {
            if numbers[folder] == nil || shallow.contains(folder) {
                shallow.remove(folder)
                guard try addOne(folder, isDeep: true) else { return [] }
            }
            var files: [String] = []
            for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [] where !Self.ignores(name) {
                let path = folder + "/" + name
                var status = stat()
                guard lstat(path, &status) == 0 else { continue }
                // A link to a folder may lead to one that contains it.
                if status.st_mode & S_IFMT == S_IFDIR { files += try watch(path) } else { files.append(path) }
            }
            return files
        }

        /// Watches one folder. Returns whether it is there.
        @discardableResult
        private func addOne(_ folder: String, isDeep: Bool) throws(Failure) -> Bool {
            let number = inotify_add_watch(descriptor, folder, Self.mask)
            guard number >= 0 else {
                // Meanwhile it may have been removed, or replaced by a file.
                if [ENOENT, ENOTDIR, EACCES].contains(errno) { return false }
                let reason =
                    errno == ENOSPC
                    ? "the system's limit is reached: raise it with sysctl fs.inotify.max_user_watches=524288"
                    : String(cString: strerror(errno))
                throw Failure(message: "\(folder) cannot be watched: \(reason)")
            }
            (numbers[folder], folders[number]) = (number, folder)
            if !isDeep { shallow.insert(folder) }
            return true
        }

        /// Hidden files and folders, and those that editors write beside a file.
        static func ignores(_ name: String) -> Bool {
            name.isEmpty || name.hasPrefix(".") || name.hasSuffix("~") || name.hasPrefix("#") || name == "4913"
                || name.hasSuffix(".tmp")
        }

        /// The files that have changed since the last call: written, created, moved or removed. A folder stands for files that
        /// nobody knows.
        func changes() throws(Failure) -> Set<String> {
            var changed: Set<String> = []
            var buffer = [UInt8](repeating: 0, count: 1 << 16)
            while true {
                let count = read(descriptor, &buffer, buffer.count)
                if count < 0, errno == EINTR { continue }
                guard count > 0 else { return changed }
                var position = 0
                while position + 16 <= count {
                    let number: Int32 = Self.load(buffer, position)
                    let mask: UInt32 = Self.load(buffer, position + 4)
                    let length = Int(Self.load(buffer, position + 12) as UInt32)
                    let name = String(
                        decoding: buffer[(position + 16)..<(position + 16 + length)].prefix { $0 != 0 }, as: UTF8.self)
                    position += 16 + length
                    try note(number, mask, name, &changed)
                }
            }
        }

        private static func load<Value>(_ buffer: [UInt8], _ offset: Int) -> Value {
            buffer.withUnsafeBytes { $0.loadUnaligned(fromByteOffset: offset, as: Value.self) }
        }

        private func note(
            _ number: Int32, _ mask: UInt32, _ name: String, _ changed: inout Set<String>
        ) throws(Failure) {
            if mask & Self.overflow != 0 {
                changed.formUnion(folders.values)
                return
            }
            guard let folder = folders[number] else { return }
            if mask & Self.isIgnored != 0 {
                (folders[number], numbers[folder]) = (nil, nil)
                return
            }
            guard !Self.ignores(name) else { return }
            let path = folder + "/" + name
            guard mask & Self.isFolder != 0 else {
                changed.insert(path)
                return
            }
            if shallow.contains(folder) {
                changed.insert(path)
                return
            }
            if mask & UInt32(IN_CREATE | IN_MOVED_TO) != 0 {
                changed.formUnion(try watch(path))
            } else if mask & UInt32(IN_MOVED_FROM) != 0 {
                forget(path)
                changed.insert(path)
            } else if mask & UInt32(IN_DELETE) != 0 {
                changed.insert(path)
            }
        }

        /// No longer watches a folder that is elsewhere now.
        private func forget(_ folder: String) {
            for (number, path) in folders where BuildDescription.isInside(folder, path) {
                inotify_rm_watch(descriptor, number)
                (folders[number], numbers[path]) = (nil, nil)
            }
        }
    }
#endif
