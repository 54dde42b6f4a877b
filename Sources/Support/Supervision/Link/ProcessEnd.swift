import Glibc

/// The way in which a process has ended.
package enum ProcessEnd: Sendable, Equatable, CustomStringConvertible {
    case code(Int32)
    case signal(Int32)

    /// - Parameter status: A status as of `waitpid`.
    package init(status: Int32) {
        let signal = status & 0x7F
        self = signal == 0 ? .code(status >> 8 & 0xFF) : .signal(signal)
    }

    package var description: String {
        switch self {
        case .code(let code): "code \(code)"
        case .signal(let signal): "signal \(signal) (\(String(cString: strsignal(signal))))"
        }
    }
}
