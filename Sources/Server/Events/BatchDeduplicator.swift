import Foundation

/// The last batch of events that each page of a session had done. Pages count their batches, so that one whose answer was lost
/// can be sent again without being done again; and so that none is done before those that came before it.
///
/// The list is part of the session's snapshot: whether a batch counts as done and whether its effect is there are one thing.
struct BatchDeduplicator: Equatable {
    private var last: [EventPost.Batch] = []

    /// The most pages that are remembered: the latest.
    private static let capacity = 8

    init() {}

    /// What a batch is to the session.
    enum Standing: Equatable {
        case new
        /// It was done before.
        case done
        /// Batches that the page sent before it are not done: all after the given one.
        case early(last: Int)
    }

    func standing(of batch: EventPost.Batch) -> Standing {
        let known = number(of: batch.page)
        if let known, batch.number <= known { return .done }
        // What the page no longer holds, it knows to be stored.
        let last = max(known ?? 0, batch.firstHeld - 1)
        return batch.number > last + 1 ? .early(last: last) : .new
    }

    /// The number of a page's last batch; nil where none is known.
    func number(of page: String) -> Int? {
        last.first { $0.page == page }?.number
    }

    /// Counts a batch as done.
    mutating func insert(_ batch: EventPost.Batch) {
        last.removeAll { $0.page == batch.page }
        if last.count == BatchDeduplicator.capacity { last.removeFirst() }
        last.append(EventPost.Batch(page: batch.page, number: batch.number))
    }

    // MARK: As bytes

    /// For each page: the length of its name, the name, the number in eight bytes.
    var data: Data {
        var data = Data()
        for batch in last {
            data.append(UInt8(batch.page.utf8.count))
            data.append(contentsOf: batch.page.utf8)
            withUnsafeBytes(of: UInt64(batch.number).littleEndian) { data.append(contentsOf: $0) }
        }
        return data
    }

    /// Nil where the bytes are none of this kind.
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
