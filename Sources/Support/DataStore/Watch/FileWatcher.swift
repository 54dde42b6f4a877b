import Foundation
import Synchronization

/// Tells when files are written to (inotify(7)), by one sleeping thread for all files.
///
/// A file that nobody writes costs nothing. SQLite publishes a commit a little after it has written it, and a slow disk may lie between.
/// So the observer is asked to look when the file is written to, and some more times in the second after that.
final class FileWatcher: Sendable {
    static let shared = FileWatcher()

    /// The times of the looks after the last write, in milliseconds.
    private static let looks = [2, 12, 60, 250, 1000]

    private struct File {
        var look: @Sendable () -> Void
        var lastWrite: ContinuousClock.Instant?
        /// The number of looks since the last write.
        var looks = 0
    }

    private let descriptor = inotify_init1(Int32(IN_CLOEXEC) | Int32(IN_NONBLOCK))
    private let files = Mutex<[Int32: File]>([:])

    private init() {
        guard descriptor >= 0 else { return }
        let thread = Thread { [self] in while true { turn() } }
        thread.name = "store watch"
        thread.stackSize = 512 * 1024
        thread.start()
    }

    /// Calls `look` on the watcher's thread after the file was written to. Returns the number for `remove`; nil if the system refuses
    /// to watch the file.
    func add(_ path: String, look: @escaping @Sendable () -> Void) -> Int32? {
        files.withLock { files in
            let number = inotify_add_watch(descriptor, path, UInt32(IN_MODIFY))
            guard number >= 0 else { return nil }
            files[number] = File(look: look)
            return number
        }
    }

    func remove(_ number: Int32) {
        files.withLock { files in
            files[number] = nil
            inotify_rm_watch(descriptor, number)
        }
    }

    private func turn() {
        let due = files.withLock { files in files.values.compactMap { FileWatcher.next(of: $0) }.min() }
        var entry = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        var timeout: Int32 = -1
        if let due {
            let wait = ContinuousClock.now.duration(to: due)
            timeout = Int32(max(0, wait / .milliseconds(1)).rounded(.up))
        }
        if poll(&entry, 1, timeout) > 0 { noteWrites() }
        let now = ContinuousClock.now
        let looks = files.withLock { files in
            var looks: [@Sendable () -> Void] = []
            for number in files.keys {
                guard let file = files[number], let due = FileWatcher.next(of: file), due <= now else { continue }
                looks.append(file.look)
                files[number]!.looks += 1
                if file.looks + 1 == FileWatcher.looks.count { files[number]!.lastWrite = nil }
            }
            return looks
        }
        for look in looks { look() }
    }

    private static func next(of file: File) -> ContinuousClock.Instant? {
        file.lastWrite.map { $0 + .milliseconds(looks[file.looks]) }
    }

    private func noteWrites() {
        withUnsafeTemporaryAllocation(byteCount: 4096, alignment: 8) { buffer in
            while true {
                let count = read(descriptor, buffer.baseAddress, buffer.count)
                guard count > 0 else { return }
                let now = ContinuousClock.now
                files.withLock { files in
                    var offset = 0
                    while offset < count {
                        let event = buffer.loadUnaligned(fromByteOffset: offset, as: inotify_event.self)
                        // A file that is written to all the time is looked at all the time: the first look stays due.
                        if files[event.wd]?.looks != 0 || files[event.wd]?.lastWrite == nil {
                            files[event.wd]?.lastWrite = now
                            files[event.wd]?.looks = 0
                        }
                        offset += MemoryLayout<inotify_event>.size + Int(event.len)
                    }
                }
            }
        }
    }
}
