import EspalierDisplayTree
import EspalierHTMLRenderer
import Foundation

/// Reads the form of a whole page, which a browser without JavaScript posts.
enum FormEvents {
    /// The events that a form means.
    ///
    /// - Parameters:
    ///   - tree: the page as it is now.
    ///   - isCurrent: whether the form was made from this page: only then is a check box that is missing one that was turned
    ///     off.
    static func events(
        _ fields: Parameters, in tree: DisplayTree, isCurrent: Bool
    ) throws(Problem) -> [DisplayEvent] {
        var named: [(name: String, value: String)] = []
        for pair in fields.pairs {
            switch pair.name {
            case Wire.Form.tap: named.append((pair.name, try tap(pair.value)))
            case Wire.Form.step: named.append((pair.name, try step(pair.value)))
            default:
                guard let number = NodeName.node(of: pair.name) else { continue }
                named.append((NodeName.of(number), pair.value))
            }
        }
        let events = FormPost.events(named, in: tree)
        return isCurrent ? events : events.filter { $0.value != .bool(false) }
    }

    private static func tap(_ value: String) throws(Problem) -> String {
        guard let number = Int(value) else {
            throw Problem(.badRequest, "The field \"tap\" must be a node's number.")
        }
        return String(number)
    }

    private static func step(_ value: String) throws(Problem) -> String {
        let halves = value.split(separator: ":")
        guard halves.count == 2, let number = Int(halves[0]), halves[1] == "1" || halves[1] == "-1" else {
            throw Problem(.badRequest, "The field \"step\" must be a node's number, a colon and 1 or -1.")
        }
        return "\(number):\(halves[1])"
    }
}
