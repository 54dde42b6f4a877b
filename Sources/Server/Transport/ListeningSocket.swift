import Foundation

#if canImport(Glibc)
    import Glibc
#endif

/// A stream socket that listens on an address.
package struct ListeningSocket {
    let descriptor: Int32
    /// The bound address. If port 0 was requested, it contains the assigned port.
    package let address: ListeningAddress
    /// The socket's file, if this process created it.
    let file: SocketFile?
    /// Whether another program has opened the socket, which may go on with it.
    private(set) var isInherited = false

    /// The port; 0 for a socket in the file system.
    package var port: UInt16 {
        if case .network(_, let port) = address { port } else { 0 }
    }

    /// The reason why the server cannot listen on an address.
    package struct Failure: Error, Equatable {
        package let message: String
    }

    /// Listens on an address.
    ///
    /// - Parameters:
    ///   - mode: The permissions of a socket's file; nil for those of the process's umask.
    ///   - option: The option that names the address; nil for those of the host and of the port.
    init(_ address: ListeningAddress, mode: mode_t? = nil, option: String? = nil) throws(Failure) {
        switch address {
        case .network(let host, let port): try self.init(host: host, port: port, option: option)
        case .unix(let path): try self.init(path: path, mode: mode)
        }
    }

    /// Listens on a host and port; on any free port for 0.
    package init(host: String, port: UInt16, option: String? = nil) throws(Failure) {
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
                self.address = .network(host: host, port: ListeningSocket.port(of: descriptor))
                file = nil
                return
            case .failure(let reason):
                failure = Failure(message: ListeningSocket.explain(reason.rawValue, host: host, port: port, option))
            }
            candidate = address.ai_next
        }
        throw failure
    }

    /// Listens on a socket in the file system. The file of a server that has ended is replaced.
    private init(path: String, mode: mode_t?) throws(Failure) {
        (descriptor, file) = try SocketFile.listen(at: path, mode: mode)
        address = .unix(path: path)
    }

    /// Takes a socket that another program has opened for this one. It must be a stream socket that listens.
    init(inherited descriptor: Int32) throws(Failure) {
        func option(_ name: Int32) -> Int32? {
            var value: Int32 = 0
            var length = socklen_t(MemoryLayout<Int32>.size)
            return getsockopt(descriptor, SOL_SOCKET, name, &value, &length) == 0 ? value : nil
        }
        guard option(SO_TYPE) == Int32(SOCK_STREAM.rawValue), option(SO_ACCEPTCONN) == 1 else {
            throw Failure(
                message: "the inherited file \(descriptor) is no listening socket: use ListenStream= with Accept=no")
        }
        guard let address = ListeningSocket.address(of: descriptor) else {
            throw Failure(
                message: "the inherited socket \(descriptor) has no address of IPv4, IPv6 or the file system")
        }
        isInherited = true
        // Programs that the app starts do not get the socket. The library needs one that does not block.
        _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
        _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
        self.descriptor = descriptor
        self.address = address
        file = nil
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

    /// The address of a socket; nil for other families.
    private static func address(of descriptor: Int32) -> ListeningAddress? {
        var storage = sockaddr_storage()
        var length = socklen_t(MemoryLayout<sockaddr_storage>.size)
        return withUnsafeMutablePointer(to: &storage) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address -> ListeningAddress? in
                guard getsockname(descriptor, address, &length) == 0 else { return nil }
                if Int32(address.pointee.sa_family) == AF_UNIX {
                    return .unix(path: SocketFile.path(of: UnsafeRawPointer(address)))
                }
                return ClientAddress(address).map { .network(host: $0.description, port: port(of: descriptor)) }
            }
        }
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

    private static func explain(_ code: Int32, host: String, port: UInt16, _ option: String?) -> String {
        switch code {
        case EADDRINUSE:
            "port \(port) of \(host) is in use: stop the program that uses it, or choose another with \(option ?? "--port")"
        case EACCES:
            "port \(port) needs more rights than this process has: choose one above 1023 with \(option ?? "--port")"
        case EADDRNOTAVAIL:
            "\(host) is not an address of this machine: choose another with \(option ?? "--host")"
        default: "cannot listen on \(host), port \(port): \(String(cString: strerror(code)))"
        }
    }
}
