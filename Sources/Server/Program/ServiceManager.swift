import Dispatch
import Foundation

#if canImport(Glibc)
    import Glibc
#endif

/// Tells systemd about the state of the program (sd_notify(3)).
///
/// A message is a datagram of lines `NAME=value`. systemd promises that this protocol stays as it is, so that these few lines take the
/// place of libsystemd, which the program would otherwise have to bring along.
final class ServiceManager: Sendable {
    /// The address of the socket: a path, or an abstract name that begins with a NUL.
    private let address: String
    /// The time within which the main actor must respond, in seconds; nil if nobody watches.
    let patience: Double?

    /// - Returns: Nil without a service manager.
    init?(environment: [String: String], process: pid_t = getpid()) {
        guard let path = environment["NOTIFY_SOCKET"], path.utf8.count < 108 else { return nil }
        switch path.first {
        case "/": address = path
        case "@": address = "\0" + path.dropFirst()
        default: return nil
        }
        let isOwn = environment["WATCHDOG_PID"].map { $0 == String(process) } ?? true
        patience =
            isOwn ? environment["WATCHDOG_USEC"].flatMap { Double($0) }.flatMap { $0 > 0 ? $0 / 1e6 : nil } : nil
    }

    /// The program serves.
    func serves(_ description: String) { notify("READY=1\nSTATUS=Serves \(description)") }

    /// The program serves, again after a reload.
    func isReady() { notify("READY=1") }

    /// The program has begun to do what `systemctl reload` asks for. `isReady` follows.
    func beginsToReload() { notify("RELOADING=1\nMONOTONIC_USEC=\(MonotonicClock.nanoseconds / 1000)") }

    /// A description of the state for people.
    func describes(_ state: String) { notify("STATUS=" + state.replacing("\n", with: " ")) }

    /// The program has begun to end.
    func stops() { notify("STOPPING=1") }

    /// The main actor responds.
    func responds() { notify("WATCHDOG=1") }

    /// The program has done what `systemctl reload` asks for.
    func reloads() {
        beginsToReload()
        isReady()
    }

    private func notify(_ state: String) {
        let descriptor = socket(AF_UNIX, Int32(SOCK_DGRAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
        guard descriptor >= 0 else { return }
        defer { close(descriptor) }
        let bytes = Array(state.utf8)
        let sent = SocketFile.withAddress(address) { address, length in
            sendto(descriptor, bytes, bytes.count, Int32(MSG_NOSIGNAL), address, length)
        }
        if sent != bytes.count {
            Log.shared.write(
                .warning, "systemd does not hear", [("message", String(cString: strerror(errno)))], kind: "systemd")
        }
    }
}
