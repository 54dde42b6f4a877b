import Foundation

/// The last batch of events that was performed for each page of a session.
///
/// Pages number their batches. A page whose response was lost sends its batch again, and the session does not perform
/// it again. No batch is performed before the earlier ones. The list is part of the session's snapshot, so it always
/// agrees with the state.
struct BatchDeduplicator: Equatable {
    private var last: [EventPost.Batch] = []
    /// A batch whose first events are done.
    private var begun: (batch: EventPost.Batch, events: Int)?

    /// The number of pages that are remembered: those with the latest batches.
    private static let capacity = 8

    init() {}

    /// The relation of a batch to those before it.
    enum Standing: Equatable {
        case new
        /// The batch was performed before.
        case done
        /// Earlier batches of the page are missing: all after the given one.
        case early(last: Int)
    }

    func standing(of batch: EventPost.Batch) -> Standing {
        let known = number(of: batch.page)
        if let known, batch.number <= known { return .done }
        // A page drops a batch only after it was stored.
        let last = max(known ?? 0, batch.firstHeld - 1)
        return batch.number > last + 1 ? .early(last: last) : .new
    }

    /// The number of a page's last batch; nil if none is known.
    func number(of page: String) -> Int? {
        last.first { $0.page == page }?.number
    }

    /// The number of events of a batch that are done already, by their positions in the batch.
    func doneEvents(of batch: EventPost.Batch) -> Int {
        guard let begun, begun.batch.page == batch.page, begun.batch.number == batch.number else { return 0 }
        return begun.events
    }

    /// Records that the first events of a batch are done.
    mutating func begin(_ batch: EventPost.Batch, events: Int) {
        begun = (EventPost.Batch(page: batch.page, number: batch.number), events)
    }

    /// Whether another list has events that are not done by this one.
    func isBehind(_ other: BatchDeduplicator) -> Bool {
        if other.last.contains(where: { $0.number > number(of: $0.page) ?? -1 }) { return true }
        guard let (batch, events) = other.begun else { return false }
        return standing(of: batch) != .done && events > doneEvents(of: batch)
    }

    /// Records that a batch is done.
    mutating func insert(_ batch: EventPost.Batch) {
        if begun?.batch.page == batch.page { begun = nil }
        last.removeAll { $0.page == batch.page }
        if last.count == BatchDeduplicator.capacity { last.removeFirst() }
        last.append(EventPost.Batch(page: batch.page, number: batch.number))
    }

    // MARK: As bytes

    /// For each page: the length of its name, the name, and the number in eight bytes. Before a batch that has begun there is a zero, and
    /// the number of its events follows in eight bytes.
    var data: Data {
        var data = Data()
        func append(_ batch: EventPost.Batch) {
            data.append(UInt8(batch.page.utf8.count))
            data.append(contentsOf: batch.page.utf8)
            append(batch.number)
        }
        func append(_ number: Int) {
            withUnsafeBytes(of: UInt64(number).littleEndian) { data.append(contentsOf: $0) }
        }
        for batch in last { append(batch) }
        if let begun {
            data.append(0)
            append(begun.batch)
            append(begun.events)
        }
        return data
    }

    /// Nil for invalid bytes.
    init?(_ data: Data) {
        var rest = data[...]
        func number() -> Int? {
            guard rest.count >= 8 else { return nil }
            defer { rest = rest.dropFirst(8) }
            let number = Int(clamping: rest.prefix(8).reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) })
            return EventPost.Batch.numbers.contains(number) ? number : nil
        }
        while var length = rest.popFirst() {
            let isBegun = length == 0
            if isBegun { length = rest.popFirst() ?? 0 }
            guard 1...EventPost.Batch.nameLengths.upperBound ~= Int(length), rest.count >= Int(length),
                let page = String(validating: rest.prefix(Int(length)), as: UTF8.self)
            else { return nil }
            rest = rest.dropFirst(Int(length))
            guard let value = number() else { return nil }
            let batch = EventPost.Batch(page: page, number: value)
            if isBegun {
                guard begun == nil, let events = number() else { return nil }
                begun = (batch, events)
            } else {
                guard last.count < BatchDeduplicator.capacity else { return nil }
                last.append(batch)
            }
        }
    }

    static func == (left: BatchDeduplicator, right: BatchDeduplicator) -> Bool {
        left.last == right.last && left.begun?.batch == right.begun?.batch && left.begun?.events == right.begun?.events
    }
}
