/// A message from one worker to another.
enum WorkerMessage: Equatable {
    /// The sender wants a browser that the receiver owns.
    case wanted(String)
    /// The sender has given a browser up.
    case given(String)
    /// The sender cannot give a browser up before something has ended, such as an upload.
    case busy(String)
    /// A user was signed out of all browsers.
    case signedOut
    /// The bytes of a broadcast.
    case broadcast([UInt8])

    private enum Kind: UInt8 {
        case wanted = 1, given, busy, signedOut, broadcast
    }

    var bytes: [UInt8] {
        switch self {
        case .wanted(let browser): [Kind.wanted.rawValue] + browser.utf8
        case .given(let browser): [Kind.given.rawValue] + browser.utf8
        case .busy(let browser): [Kind.busy.rawValue] + browser.utf8
        case .signedOut: [Kind.signedOut.rawValue]
        case .broadcast(let bytes): [Kind.broadcast.rawValue] + bytes
        }
    }

    /// - Returns: Nil for bytes that are no message of this version.
    init?(_ bytes: [UInt8]) {
        guard let kind = bytes.first.flatMap({ Kind(rawValue: $0) }) else { return nil }
        let rest = bytes.dropFirst()
        func browser() -> String? {
            let id = String(decoding: rest, as: UTF8.self)
            return SessionID.isWellFormed(id) ? id : nil
        }
        switch kind {
        case .wanted:
            guard let id = browser() else { return nil }
            self = .wanted(id)
        case .given:
            guard let id = browser() else { return nil }
            self = .given(id)
        case .busy:
            guard let id = browser() else { return nil }
            self = .busy(id)
        case .signedOut: self = .signedOut
        case .broadcast: self = .broadcast(Array(rest))
        }
    }
}
