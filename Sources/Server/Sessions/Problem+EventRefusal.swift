import EspalierDisplayTree

extension Problem {
    /// The problem of an event that its node refused. `event` is its index in the request.
    init(_ refusal: EventRefusal, event: Int?) {
        let prefix = event.map { "Event \($0): " } ?? ""
        switch refusal {
        case .unknownNode(let node):
            self.init(
                .conflict, "\(prefix)the current tree has no node \(node). Request the tree and choose another node.")
        case .notTaken(let node, let type):
            self.init(
                .conflict,
                "\(prefix)node \(node) does not currently accept \"\(type.rawValue)\". Its \"events\" list the accepted types."
            )
        case .wrongValue(let node, let type, let expected):
            self.init(
                .unprocessableContent,
                "\(prefix)the value of \"\(type.rawValue)\" for node \(node) must be \(expected).")
        }
    }
}
