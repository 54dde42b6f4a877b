#if canImport(Glibc)
    import Glibc
#endif

/// The memory of the process and of its machine or container.
enum ProcessMemory {
    /// The resident bytes that belong to no file; 0 if the system does not report them.
    static var resident: Int {
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 128) { buffer in
            let count = pread(report, buffer.baseAddress, buffer.count, 0)
            return count > 0 ? resident(buffer[..<count]) : 0
        }
    }

    /// The resident bytes that belong to no file, of the text of `/proc/self/statm`; 0 if it has another form. It begins with the numbers of
    /// pages: all, those that are resident, and those of them that belong to files.
    static func resident(_ report: some Collection<UInt8>) -> Int {
        let pages = report.split(separator: UInt8(ascii: " "), maxSplits: 3).prefix(3).compactMap { digits in
            Int(String(decoding: digits, as: UTF8.self))
        }
        return pages.count == 3 ? (pages[1] - pages[2]) * Int(getpagesize()) : 0
    }

    /// Read before each page is opened, so it stays open.
    private static let report = open("/proc/self/statm", O_RDONLY | O_CLOEXEC)

    /// The memory that the process may use: that of its container, or else of the machine.
    static var limit: Int {
        let machine = sysconf(Int32(_SC_PHYS_PAGES)) * Int(getpagesize())
        for path in ["/sys/fs/cgroup/memory.max", "/sys/fs/cgroup/memory/memory.limit_in_bytes"] {
            var buffer = [UInt8](repeating: 0, count: 64)
            let descriptor = open(path, O_RDONLY | O_CLOEXEC)
            guard descriptor >= 0 else { continue }
            defer { close(descriptor) }
            let count = read(descriptor, &buffer, buffer.count)
            let text = String(decoding: buffer.prefix(max(count, 0)), as: UTF8.self).split(separator: "\n").first
            if let container = text.flatMap({ Int($0) }) { return min(container, machine) }
        }
        return machine
    }
}
