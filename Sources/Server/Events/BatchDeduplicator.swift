import Foundation

/// The last batch of events that was performed for each page of a session.
///
/// Pages number their batches. A page whose response was lost sends its batch again, and the session does not perform
/// it again. No batch is performed before the earlier ones. The list is part of the session's snapshot, so it always
/// agrees with the state.
struct BatchDeduplicator: Equatable {
    private var last: [EventPost.Batch] = []

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

    /// Records that a batch is done.
    mutating func insert(_ batch: EventPost.Batch) {
        last.removeAll { $0.page == batch.page }
        if last.count == BatchDeduplicator.capacity { last.removeFirst() }
        last.append(EventPost.Batch(page: batch.page, number: batch.number))
    }

    // MARK: As bytes

    /// For each page: the length of its name, the name, and the number in eight bytes.
    var data: Data {
        var data = Data()
        for batch in last {
            data.append(UInt8(batch.page.utf8.count))
            data.append(contentsOf: batch.page.utf8)
            withUnsafeBytes(of: UInt64(batch.number).littleEndian) { data.append(contentsOf: $0) }
        }
        return data
    }

    /// Nil for invalid bytes.
    init?(_ data: Data) {
        var rest = data[...]
        while let length = rest.popFirst() {
            guard 1...EventPost.Batch.nameLengths.upperBound ~= Int(length), rest.count >= Int(length) + 8,
                last.count < BatchDeduplicator.capacity,
                let page = String(validating: rest.prefix(Int(length)), as: UTF8.self)
            else { return nil }
            rest = rest.dropFirst(Int(length))
            let number = rest.prefix(8).reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
            guard EventPost.Batch.numbers.contains(Int(clamping: number)) else { return nil }
            rest = rest.dropFirst(8)
            last.append(EventPost.Batch(page: page, number: Int(number)))
        }
    }
}
