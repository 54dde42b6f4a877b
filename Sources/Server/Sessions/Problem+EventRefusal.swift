import EspalierDisplayTree

extension Problem {
    /// The problem of an event that its node refused. `event` is its index in the request.
    ///
    /// It is usual that a node is gone or cannot be used any more: a user presses a button twice before the page shows the effect
    /// of the first press.
    init(_ refusal: EventRefusal, event: Int?) {
        let prefix = event.map { "Event \($0): " } ?? ""
        switch refusal {
        case .unknownNode(let node):
            self.init(
                .conflict, "\(prefix)the current tree has no node \(node). Request the tree and choose another node.")
            isUsual = true
        case .notTaken(let node, let type):
            self.init(
                .conflict,
                "\(prefix)node \(node) does not currently accept \"\(type.rawValue)\". Its \"events\" list the accepted types."
            )
            isUsual = true
        case .wrongValue(let node, let type, let expected):
            self.init(
                .unprocessableContent,
                "\(prefix)the value of \"\(type.rawValue)\" for node \(node) must be \(expected).")
        }
    }
}
