#if canImport(Glibc)
    import Glibc
#endif

/// The memory of the process and of its machine or container.
enum ProcessMemory {
    /// The resident bytes that belong to no file; 0 if the system does not report them.
    static var resident: Int {
        var buffer = [UInt8](repeating: 0, count: 128)
        let descriptor = open("/proc/self/statm", O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { return 0 }
        defer { close(descriptor) }
        let count = read(descriptor, &buffer, buffer.count)
        let numbers = String(decoding: buffer.prefix(max(count, 0)), as: UTF8.self).split(separator: " ")
        guard numbers.count > 2, let resident = Int(numbers[1]), let shared = Int(numbers[2]) else { return 0 }
        return (resident - shared) * Int(getpagesize())
    }

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
