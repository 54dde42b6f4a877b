internal import EspalierCSupervision
import Glibc

/// One end of the link between the supervisor and a worker. It does not close its descriptor by itself.
struct LinkSocket {
    let descriptor: Int32

    /// What happened to a message that was sent.
    enum Sending {
        case sent
        /// The other side's queue is full. The message was not sent.
        case full
        /// The link has ended, or the descriptor cannot be passed.
        case failed
    }

    enum Receiving {
        /// A message, with its descriptor.
        case message(LinkMessage, Int32?)
        /// Bytes that are no message. Their descriptor is closed.
        case wrong(count: Int)
        /// A connection whose descriptor has no place in the process's table. The kernel has closed it.
        case lostConnection
        case nothing
        case end
    }

    /// Makes both ends.
    static func pair() -> (LinkSocket, LinkSocket)? {
        var (first, second): (Int32, Int32) = (-1, -1)
        guard espalier_link_pair(&first, &second) == 0 else { return nil }
        return (LinkSocket(descriptor: first), LinkSocket(descriptor: second))
    }

    func send(_ message: [UInt8], with passed: Int32 = -1, waits: Bool = false) -> Sending {
        if espalier_link_send(descriptor, message, message.count, passed, waits ? 1 : 0) >= 0 { return .sent }
        switch errno {
        // Too many descriptors are on their way, or no memory is left: the same as a full queue.
        case EAGAIN, ENOBUFS, ENOMEM, ETOOMANYREFS: return .full
        default: return .failed
        }
    }

    func receive(into buffer: UnsafeMutableRawBufferPointer, waits: Bool = false) -> Receiving {
        var passed: Int32 = -1
        let count = espalier_link_receive(descriptor, buffer.baseAddress, buffer.count, &passed, waits ? 1 : 0)
        if count > 0 {
            if let message = LinkMessage(UnsafeRawBufferPointer(rebasing: buffer[..<count])) {
                if case .connection = message {
                    return passed < 0 ? .lostConnection : .message(message, passed)
                }
                if passed < 0 { return .message(message, nil) }
            }
            if passed >= 0 { close(passed) }
            return .wrong(count: count)
        }
        if passed >= 0 { close(passed) }
        if count == espalier_link_overlong { return .wrong(count: buffer.count + 1) }
        return count < 0 && errno == EAGAIN ? .nothing : .end
    }
}
