import Foundation
import Testing

@testable import EspalierServer

@Suite(.serialized) struct `Sockets of systemd` {
    /// Two listening sockets, whose descriptors follow each other.
    private func neighbors() throws -> (first: Int32, port: UInt16) {
        let (one, two) = (
            try ListeningSocket(host: "127.0.0.1", port: 0), try ListeningSocket(host: "127.0.0.1", port: 0)
        )
        defer { for socket in [one, two] { close(socket.descriptor) } }
        var start: Int32 = 500
        while true {
            let first = fcntl(one.descriptor, F_DUPFD, start)
            let second = fcntl(two.descriptor, F_DUPFD, first + 1)
            if second == first + 1 { return (first, one.port) }
            for descriptor in [first, second] { close(descriptor) }
            start = first + 1
        }
    }

    @Test func `are taken with their names`() throws {
        let (first, port) = try neighbors()
        let environment = ["LISTEN_PID": "7", "LISTEN_FDS": "2", "LISTEN_FDNAMES": "web:metrics"]
        let sockets = try ActivatedSockets(environment: environment, process: 7, first: first)
        #expect(sockets.sockets.map(\.address) == [.network(host: "127.0.0.1", port: port)])
        #expect(sockets.metrics?.descriptor == first + 1)
        #expect(fcntl(first, F_GETFD) == FD_CLOEXEC && fcntl(first, F_GETFL) & O_NONBLOCK != 0)
        let unnamed = try ActivatedSockets(
            environment: ["LISTEN_PID": "7", "LISTEN_FDS": "2"], process: 7, first: first)
        #expect(unnamed.sockets.map(\.descriptor) == [first, first + 1] && unnamed.metrics == nil)
        for descriptor in [first, first + 1] { close(descriptor) }
    }

    @Test(arguments: [
        [:], ["LISTEN_FDS": "1"], ["LISTEN_PID": "8", "LISTEN_FDS": "1"], ["LISTEN_PID": "7", "LISTEN_FDS": "0"],
        ["LISTEN_PID": "7", "LISTEN_FDS": "-1"], ["LISTEN_PID": "7", "LISTEN_FDS": "many"],
    ])
    func `are none for another process`(environment: [String: String]) throws {
        let sockets = try ActivatedSockets(environment: environment, process: 7)
        #expect(sockets.sockets.isEmpty && sockets.metrics == nil)
    }

    @Test func `listen, and have an address`() throws {
        let quiet = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        let file = open("/dev/null", O_RDONLY)
        for descriptor in [quiet, file, 9999] {
            #expect(
                throws: ListeningSocket.Failure(
                    message: "the inherited file \(descriptor) is no listening socket: use ListenStream= with Accept=no"
                )
            ) {
                try ActivatedSockets(
                    environment: ["LISTEN_PID": "7", "LISTEN_FDS": "1"], process: 7, first: descriptor)
            }
        }
        for descriptor in [quiet, file] { close(descriptor) }
        let path = TemporaryFile()
        let listening = try ListeningSocket(.unix(path: path.path))
        let inherited = try ListeningSocket(inherited: listening.descriptor)
        // systemd keeps the file.
        #expect(inherited.address == .unix(path: path.path) && inherited.file == nil)
        close(listening.descriptor)
    }
}

@Suite struct `systemd` {
    /// Receives the datagrams of a socket.
    private final class Receiver {
        let descriptor = socket(AF_UNIX, Int32(SOCK_DGRAM.rawValue) | Int32(SOCK_NONBLOCK.rawValue), 0)

        init(_ name: String) throws {
            let code = SocketFile.withAddress(name) { bind(descriptor, $0, $1) }
            try #require(code == 0)
        }

        deinit {
            close(descriptor)
        }

        /// What has arrived. A datagram arrives while it is sent.
        var messages: [String] {
            var found: [String] = []
            var buffer = [UInt8](repeating: 0, count: 1024)
            while case let count = recv(descriptor, &buffer, buffer.count, 0), count >= 0 {
                found.append(String(decoding: buffer.prefix(count), as: UTF8.self))
            }
            return found
        }
    }

    @Test(arguments: [false, true])
    func `hears about the state of the program`(isAbstract: Bool) throws {
        let file = TemporaryFile()
        let receiver = try Receiver((isAbstract ? "\0" : "") + file.path)
        let service = try #require(ServiceManager(environment: ["NOTIFY_SOCKET": (isAbstract ? "@" : "") + file.path]))
        service.serves("http://127.0.0.1:8080/")
        service.responds()
        service.stops()
        #expect(
            receiver.messages == ["READY=1\nSTATUS=Serves http://127.0.0.1:8080/", "WATCHDOG=1", "STOPPING=1"])
        service.reloads()
        let reload = receiver.messages
        #expect(reload.last == "READY=1" && reload.count == 2)
        #expect(reload[0].hasPrefix("RELOADING=1\nMONOTONIC_USEC="))
        #expect(Int64(reload[0].dropFirst("RELOADING=1\nMONOTONIC_USEC=".count)) ?? 0 > 0)
    }

    @Test(arguments: ["", "run/notify", "vsock:2:1234", "/" + String(repeating: "a", count: 107)])
    func `is not there without a socket that has an address`(path: String) {
        #expect(ServiceManager(environment: ["NOTIFY_SOCKET": path]) == nil)
        #expect(ServiceManager(environment: [:]) == nil)
    }

    @Test(
        arguments: [
            (["WATCHDOG_USEC": "3000000"], 3), (["WATCHDOG_USEC": "3000000", "WATCHDOG_PID": "7"], 3),
            (["WATCHDOG_USEC": "3000000", "WATCHDOG_PID": "8"], nil), (["WATCHDOG_USEC": "soon"], nil),
            (["WATCHDOG_USEC": "0"], nil), ([:], nil),
        ] as [([String: String], Double?)])
    func `watches the process that it names`(environment: [String: String], patience: Double?) throws {
        let service = try #require(
            ServiceManager(environment: environment.merging(["NOTIFY_SOCKET": "/run/none"]) { $1 }, process: 7))
        #expect(service.patience == patience)
    }

    @Test func `may be gone`() throws {
        let service = try #require(ServiceManager(environment: ["NOTIFY_SOCKET": "/no/such/socket"]))
        service.stops()
    }
}
