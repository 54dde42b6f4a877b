import Glibc

/// Interrupts a thread that waits in `poll`.
///
/// Unchecked: the descriptors never change, and reading and writing them is safe on any thread.
final class WakeUp: @unchecked Sendable {
    /// The descriptor to wait for.
    let descriptor: Int32
    private let input: Int32

    init() {
        var ends: [Int32] = [-1, -1]
        // Without descriptors, the thread still works, with the pause of its `poll` as the delay.
        if pipe(&ends) == 0 {
            for end in ends {
                _ = fcntl(end, F_SETFD, FD_CLOEXEC)
                _ = fcntl(end, F_SETFL, O_NONBLOCK)
            }
        }
        (descriptor, input) = (ends[0], ends[1])
    }

    deinit {
        if descriptor >= 0 { close(descriptor) }
        if input >= 0 { close(input) }
    }

    func signal() {
        var byte: UInt8 = 1
        // A full pipe wakes the thread, too.
        _ = write(input, &byte, 1)
    }

    /// Forgets the signals until now.
    func clear() {
        withUnsafeTemporaryAllocation(byteCount: 256, alignment: 1) { buffer in
            while read(descriptor, buffer.baseAddress, 256) == 256 {}
        }
    }

    /// Waits for a signal.
    ///
    /// - Parameter milliseconds: The longest time; -1 for any time.
    func wait(milliseconds: Int32) {
        var entry = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        _ = poll(&entry, 1, descriptor < 0 ? 100 : milliseconds)
        clear()
    }
}
