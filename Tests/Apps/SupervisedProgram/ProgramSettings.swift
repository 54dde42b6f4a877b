import EspalierSupervision
import Glibc

/// The settings of the supervisor, from the command line and from variables.
enum ProgramSettings {
    static var environment: [String: String] {
        var result: [String: String] = [:]
        var place = environ
        while let text = place.pointee {
            let parts = String(cString: text).split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            if parts.count == 2 { result[String(parts[0])] = String(parts[1]) }
            place += 1
        }
        return result
    }

    static func number(_ name: String) -> Double? {
        getenv("SUPERVISED_" + name).flatMap { Double(String(cString: $0)) }
    }

    /// Writes a line to standard error.
    static func write(_ line: String) {
        let bytes = Array((line + "\n").utf8)
        _ = Glibc.write(STDERR_FILENO, bytes, bytes.count)
    }

    static func write(_ event: SupervisorEvent) {
        write("\(event.level) " + ([event.message] + event.fields.map { "\($0.0)=\($0.1)" }).joined(separator: " "))
    }

    static func ofCommandLine() -> SupervisorSettings {
        let arguments = CommandLine.arguments
        let files = number("FILES")
        // Descriptors that the program inherits from its tests do not count.
        if files != nil { for descriptor in 3..<Int32(1024) { close(descriptor) } }
        var sockets: [SupervisedSocket] = []
        for (index, port) in arguments.dropFirst(2).enumerated() {
            // One that the program has inherited.
            if port.hasPrefix("="), let descriptor = Int32(port.dropFirst()) {
                sockets.append(SupervisedSocket(descriptor: descriptor, isShared: true))
                continue
            }
            sockets.append(SupervisedSocket(descriptor: listen(on: UInt16(port) ?? 0), findsBrowser: index == 0))
        }
        if let files {
            var limit = rlimit(rlim_cur: rlim_t(files), rlim_max: rlim_t(files))
            setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
        }
        var settings = SupervisorSettings(
            sockets: sockets, executable: getenv("SUPERVISED_PATH").map { String(cString: $0) } ?? arguments[0],
            arguments: arguments, environment: environment, count: Int(arguments[1]) ?? 1,
            cookieNames: ["__Host-espalier-browser", "espalier-browser"], grace: number("GRACE") ?? 5)
        if let time = number("DRAIN") { settings.drainTime = time }
        if let time = number("METRICS") { settings.metricsTime = time }
        if let time = number("MARGIN") { settings.killMargin = time }
        settings.patience = number("PATIENCE")
        if let time = number("ABORT") { settings.abortTime = time }
        if let time = number("START") { settings.startTime = time }
        if let time = number("PEEK") { settings.peekTime = time }
        if let count = number("PEEKS") { settings.peekCapacity = Int(count) }
        if let pause = number("PAUSE") { settings.firstPause = pause }
        if let time = number("RESET") { (settings.pauseReset, settings.memoryRest) = (time, time) }
        if let interval = number("CHANGE") {
            settings.replacesOnChange = true
            settings.changeInterval = interval
        }
        if let limit = number("MEMORY") {
            settings.memoryLimit = Int(limit)
            settings.memoryInterval = 0.05
        }
        settings.watchdogInterval = number("WATCHDOG")
        settings.log = write
        settings.notify = { write("notice \($0)") }
        settings.stopsListening = { write("stops listening") }
        return settings
    }

    /// Listens on a port of the loopback address, and writes which.
    static func listen(on port: UInt16) -> Int32 {
        let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
        var on: Int32 = 1
        setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &on, socklen_t(MemoryLayout<Int32>.size))
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port.bigEndian
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let code = withUnsafeMutablePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
                let code = bind(descriptor, address, length)
                getsockname(descriptor, address, &length)
                return code
            }
        }
        guard code == 0, Glibc.listen(descriptor, 511) == 0 else {
            write("failure cannot listen")
            exit(2)
        }
        write("listens on \(UInt16(bigEndian: address.sin_port))")
        return descriptor
    }
}
