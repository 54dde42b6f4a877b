import Foundation

#if canImport(Glibc)
    import Glibc
#endif

/// A TCP socket that listens on an address.
package struct ListeningSocket {
    let descriptor: Int32
    /// The bound address. If port 0 was requested, it contains the assigned port.
    package let host: String
    package let port: UInt16

    /// The reason why the server cannot listen on an address.
    package struct Failure: Error, Equatable {
        package let message: String
    }

    /// Listens on a host and port; on any free port for 0.
    package init(host: String, port: UInt16) throws(Failure) {
        var hints = addrinfo()
        hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
        hints.ai_flags = AI_PASSIVE | AI_NUMERICSERV
        var list: UnsafeMutablePointer<addrinfo>?
        let code = getaddrinfo(host, String(port), &hints, &list)
        guard code == 0, let first = list else {
            throw Failure(
                message: "the host \(host) is not an address of this machine: \(String(cString: gai_strerror(code)))")
        }
        defer { freeaddrinfo(list) }

        var failure = Failure(message: "no address for \(host)")
        var candidate: UnsafeMutablePointer<addrinfo>? = first
        while let address = candidate?.pointee {
            switch ListeningSocket.open(address) {
            case .success(let descriptor):
                self.descriptor = descriptor
                self.host = host
                self.port = ListeningSocket.port(of: descriptor)
                return
            case .failure(let reason):
                failure = Failure(message: ListeningSocket.explain(reason.rawValue, host: host, port: port))
            }
            candidate = address.ai_next
        }
        throw failure
    }

    private struct SystemError: Error {
        let rawValue: Int32
    }

    private static func open(_ address: addrinfo) -> Result<Int32, SystemError> {
        let type = address.ai_socktype | Int32(SOCK_CLOEXEC.rawValue) | Int32(SOCK_NONBLOCK.rawValue)
        let descriptor = socket(address.ai_family, type, address.ai_protocol)
        guard descriptor >= 0 else { return .failure(SystemError(rawValue: errno)) }
        var on: Int32 = 1
        // After a restart, do not wait for the previous server's connections to time out.
        setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &on, socklen_t(MemoryLayout<Int32>.size))
        guard bind(descriptor, address.ai_addr, address.ai_addrlen) == 0, listen(descriptor, 511) == 0 else {
            defer { close(descriptor) }
            return .failure(SystemError(rawValue: errno))
        }
        return .success(descriptor)
    }

    private static func port(of descriptor: Int32) -> UInt16 {
        var storage = sockaddr_storage()
        var length = socklen_t(MemoryLayout<sockaddr_storage>.size)
        return withUnsafeMutablePointer(to: &storage) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { _ = getsockname(descriptor, $0, &length) }
            // The port is at the same offset for both address families.
            return pointer.withMemoryRebound(to: sockaddr_in.self, capacity: 1) {
                UInt16(bigEndian: $0.pointee.sin_port)
            }
        }
    }

    private static func explain(_ code: Int32, host: String, port: UInt16) -> String {
        switch code {
        case EADDRINUSE:
            "port \(port) of \(host) is in use: stop the program that uses it, or choose another with --port"
        case EACCES: "port \(port) needs more rights than this process has: choose one above 1023 with --port"
        case EADDRNOTAVAIL: "\(host) is not an address of this machine: choose another with --host"
        default: "cannot listen on \(host), port \(port): \(String(cString: strerror(code)))"
        }
    }
}
