internal import EspalierCSupervision

/// Waits for events of descriptors (epoll).
final class EventPoll {
    private let descriptor: Int32
    private var events = [espalier_poll_event](repeating: espalier_poll_event(), count: 128)

    /// The owner of a descriptor. Its number tells it from others of its kind.
    enum Source: Equatable {
        case signals
        case listener(Int)
        /// A peeked connection: its place in the table, and the place's turn.
        case peeked(place: Int, turn: UInt32)
        /// A worker's link.
        case link(UInt32)
        /// A worker's process.
        case process(UInt32)

        fileprivate var key: UInt64 {
            switch self {
            case .signals: 0
            case .listener(let index): 1 << 56 | UInt64(index)
            case .peeked(let place, let turn): 2 << 56 | UInt64(place) << 32 | UInt64(turn)
            case .link(let serial): 3 << 56 | UInt64(serial)
            case .process(let serial): 4 << 56 | UInt64(serial)
            }
        }

        fileprivate init(key: UInt64) {
            let low = UInt32(truncatingIfNeeded: key)
            switch key >> 56 {
            case 1: self = .listener(Int(low))
            case 2: self = .peeked(place: Int(key >> 32 & 0xFF_FFFF), turn: low)
            case 3: self = .link(low)
            case 4: self = .process(low)
            default: self = .signals
            }
        }
    }

    /// - Returns: Nil if no descriptor is left.
    init?() {
        descriptor = espalier_poll_make()
        if descriptor < 0 { return nil }
    }

    /// Waits for input, and for space for output if asked. With edges, the same bytes are reported once.
    /// - Returns: False without memory or descriptors.
    @discardableResult
    func watch(_ watched: Int32, as source: Source, output: Bool = false, edges: Bool = false) -> Bool {
        var kinds = espalier_poll_input
        if output { kinds |= espalier_poll_output }
        if edges { kinds |= espalier_poll_edges }
        return espalier_poll_set(descriptor, watched, UInt32(kinds), source.key) == 0
    }

    func forget(_ watched: Int32) { _ = espalier_poll_remove(descriptor, watched) }

    /// An event of a descriptor.
    struct Event {
        let source: Source
        /// Whether there is space for output.
        let output: Bool
        /// Whether no more input will come.
        let isEnd: Bool
    }

    /// Waits for at most a number of milliseconds, and delivers each event.
    func wait(milliseconds: Int32, _ deliver: (Event) -> Void) {
        let count = espalier_poll_wait(descriptor, &events, Int32(events.count), milliseconds)
        guard count > 0 else { return }
        for index in 0..<Int(count) {
            let event = events[index]
            func has(_ kind: Int) -> Bool { event.events & UInt32(kind) != 0 }
            deliver(
                Event(
                    source: Source(key: event.key), output: has(espalier_poll_output), isEnd: has(espalier_poll_end)))
        }
    }
}
