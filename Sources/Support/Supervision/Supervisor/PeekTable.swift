/// The connections that have not been passed on, in places that are allocated once.
///
/// They form two queues in the order of their arrival: those whose first bytes are awaited, and those whose bytes have been read but
/// which no worker could take.
struct PeekTable {
    /// A connection of the table.
    struct Entry {
        fileprivate(set) var descriptor: Int32 = -1
        /// The index of the listening socket.
        fileprivate(set) var socket = 0
        /// The end of the time for its first bytes.
        fileprivate(set) var deadline = 0.0
        /// The number of times that its bytes were read.
        var looks = 0
        /// The hash of the browser that the bytes name.
        var browser: RendezvousHash?
        fileprivate(set) var turn: UInt32 = 0
        fileprivate(set) var isWaiting = false
        fileprivate var next = -1
        fileprivate var previous = -1
    }

    private struct Queue {
        var first = -1
        var last = -1
    }

    private var entries: [Entry]
    private var free: [Int]
    private var peeked = Queue()
    private var waiting = Queue()
    let capacity: Int

    init(capacity: Int) {
        self.capacity = max(1, capacity)
        entries = Array(repeating: Entry(), count: self.capacity)
        free = Array((0..<self.capacity).reversed())
    }

    var count: Int { capacity - free.count }
    var isFull: Bool { free.isEmpty }
    /// The oldest connection whose bytes are awaited.
    var oldestPeeked: Int? { peeked.first < 0 ? nil : peeked.first }
    /// The oldest connection that no worker could take.
    var oldestWaiting: Int? { waiting.first < 0 ? nil : waiting.first }

    subscript(place: Int) -> Entry {
        get { entries[place] }
        set { entries[place] = newValue }
    }

    /// Whether the place still has the connection of a turn.
    func has(_ place: Int, turn: UInt32) -> Bool {
        entries.indices.contains(place) && entries[place].descriptor >= 0 && entries[place].turn == turn
    }

    /// Adds a connection to those whose bytes are awaited. The table must not be full.
    mutating func add(_ descriptor: Int32, socket: Int, deadline: Double) -> Int {
        let place = free.removeLast()
        entries[place] = Entry(
            descriptor: descriptor, socket: socket, deadline: deadline, turn: entries[place].turn &+ 1)
        append(place, to: \.peeked)
        return place
    }

    /// Moves a connection to those that no worker could take.
    mutating func wait(_ place: Int) {
        guard !entries[place].isWaiting else { return }
        unlink(place, from: \.peeked)
        entries[place].isWaiting = true
        append(place, to: \.waiting)
    }

    /// Frees a connection's place. Its descriptor belongs to the caller.
    mutating func remove(_ place: Int) {
        unlink(place, from: entries[place].isWaiting ? \.waiting : \.peeked)
        entries[place].descriptor = -1
        free.append(place)
    }

    private mutating func append(_ place: Int, to queue: WritableKeyPath<PeekTable, Queue>) {
        let last = self[keyPath: queue].last
        entries[place].previous = last
        entries[place].next = -1
        if last < 0 { self[keyPath: queue].first = place } else { entries[last].next = place }
        self[keyPath: queue].last = place
    }

    private mutating func unlink(_ place: Int, from queue: WritableKeyPath<PeekTable, Queue>) {
        let (previous, next) = (entries[place].previous, entries[place].next)
        if previous < 0 { self[keyPath: queue].first = next } else { entries[previous].next = next }
        if next < 0 { self[keyPath: queue].last = previous } else { entries[next].previous = previous }
    }
}
