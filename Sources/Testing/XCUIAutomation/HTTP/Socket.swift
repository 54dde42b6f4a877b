import EspalierAutomation
import Foundation
import Glibc

/// A TCP connection to a program on this machine.
final class Socket {
    private let descriptor: Int32

    init(port: UInt16) throws(AutomationProblem) {
        descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
        guard descriptor >= 0 else { throw AutomationProblem("no socket: \(Self.error)") }
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port.bigEndian
        address.sin_addr.s_addr = in_addr_t(0x7F00_0001).bigEndian
        let isOpen = withUnsafePointer(to: &address) { address in
            address.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
            }
        }
        guard isOpen else {
            let reason = Self.error
            throw AutomationProblem("the program does not accept connections: \(reason)", isLostConnection: true)
        }
        var on: Int32 = 1
        setsockopt(descriptor, Int32(IPPROTO_TCP), TCP_NODELAY, &on, socklen_t(MemoryLayout<Int32>.size))
    }

    deinit {
        close(descriptor)
        room.deallocate()
    }

    private static var broken: AutomationProblem {
        AutomationProblem("the connection broke: \(error)", isLostConnection: true)
    }

    private static var error: String { String(cString: strerror(errno)) }

    func write(_ bytes: Data) throws(AutomationProblem) {
        var sent = 0
        while sent < bytes.count {
            let count = bytes.dropFirst(sent).withUnsafeBytes {
                send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
            }
            guard count > 0 else { throw Self.broken }
            sent += count
        }
    }

    /// The room for one read, which is allocated once: a debug build fills an array slowly.
    private let room = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 16, alignment: 1)

    /// Appends bytes to a buffer as soon as some arrive. False if none arrive in time.
    ///
    /// - Parameter milliseconds: The limit; 0 does not wait.
    func read(into buffer: inout Data, waiting milliseconds: Int32) throws(AutomationProblem) -> Bool {
        var entry = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        while true {
            let ready = poll(&entry, 1, milliseconds)
            if ready < 0, errno == EINTR { continue }
            if ready <= 0 { return false }
            break
        }
        let count = recv(descriptor, room.baseAddress, room.count, 0)
        if count == 0 { throw AutomationProblem("the program closed the connection", isLostConnection: true) }
        guard count > 0, let start = room.baseAddress else { throw Self.broken }
        buffer.append(start.assumingMemoryBound(to: UInt8.self), count: count)
        return true
    }
}
