import EspalierDisplayTree

extension Problem {
    /// The problem of an event that its node refused. `event` is its index in the request.
    init(_ refusal: EventRefusal, event: Int?) {
        let prefix = event.map { "Event \($0): " } ?? ""
        switch refusal {
        case .unknownNode(let node):
            self.init(.conflict, "\(prefix)there is no node \(node) now. Look at the tree as it is and choose again.")
        case .notTaken(let node, let type):
            self.init(
                .conflict,
                "\(prefix)node \(node) does not take \"\(type.rawValue)\" now. Its \"events\" say what it takes.")
        case .wrongValue(let node, let type, let expected):
            self.init(
                .unprocessableContent,
                "\(prefix)the value of \"\(type.rawValue)\" for node \(node) must be \(expected).")
        }
    }
}
