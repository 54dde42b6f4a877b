/// Writes why a path leads to no element, or to several.
package enum ElementExplanation {
    /// The sentence for a path without elements, with the nearest names and the tree.
    package static func missing(_ path: ElementPath, in app: ElementSnapshot) -> String {
        var message = "\(path) does not exist"
        var step = path
        // The first step that leads nowhere.
        while let base = step.base, (try? base.resolve(in: app))?.isEmpty ?? false { step = base }
        let around = step.base.flatMap { try? $0.resolve(in: app) } ?? [app]
        if case .at(let base, let index) = step {
            message += ": \(base) has \(around.count), so there is none at \(index)"
        } else if step.description != path.description, step.description != path.base?.description {
            message += ": there is no \(step)"
        }
        message += "."
        if step.kind.isAbsent {
            message += " Pages have no elements of the kind \(step.kind) (see What differs)."
        }
        let near = nearest(to: step, in: app)
        if !near.isEmpty {
            message += "\nNearest: " + near.map { "\($0.summary)" }.joined(separator: "; ") + "."
        }
        return message + "\nThe page:\n" + app.tree(indent: 2)
    }

    /// The sentence for several elements in place of one.
    package static func ambiguous(_ problem: AmbiguousElement) -> String {
        var message = "\(problem.path) leads to \(problem.candidates.count) elements, but one is needed:"
        for element in problem.candidates.prefix(12) { message += "\n  \(element.summary), in \(element.path)" }
        if problem.candidates.count > 12 { message += "\n  and \(problem.candidates.count - 12) more" }
        return message + "\nName one by its identifier, by element(boundBy:), or take firstMatch."
    }

    /// The elements whose names are most like those that a path asks for.
    private static func nearest(to path: ElementPath, in app: ElementSnapshot) -> [ElementSnapshot] {
        guard let key = path.keys.last?.lowercased() else {
            var same: [ElementSnapshot] = []
            app.forEachDescendant { if path.kind != .any, $0.is(path.kind), same.count < 5 { same.append($0) } }
            return same
        }
        var ranked: [(distance: Int, element: ElementSnapshot)] = []
        app.forEachDescendant { element in
            let names = [element.identifier, element.label, element.placeholder ?? "", element.text ?? ""]
            let best = names.filter { !$0.isEmpty }.map { distance(key, $0.lowercased()) }.min()
            guard let best else { return }
            // Another kind of element with the name is a better guess than another name.
            ranked.append((best * 2 + (element.is(path.kind) ? 0 : 1), element))
        }
        ranked.sort { $0.distance < $1.distance }
        let limit = max(2, key.count / 2) * 2 + 1
        return ranked.filter { $0.distance <= limit }.prefix(5).map(\.element)
    }

    /// The number of letters to insert, remove or replace between two texts; few if one contains the other.
    static func distance(_ first: String, _ second: String) -> Int {
        if first == second { return 0 }
        if second.contains(first) || first.contains(second) { return 1 }
        let (first, second) = (Array(first.unicodeScalars.prefix(64)), Array(second.unicodeScalars.prefix(64)))
        if first.isEmpty || second.isEmpty { return max(first.count, second.count) }
        var row = Array(0...second.count)
        for (i, letter) in first.enumerated() {
            var diagonal = row[0]
            row[0] = i + 1
            for (j, other) in second.enumerated() {
                let replaced = diagonal + (letter == other ? 0 : 1)
                diagonal = row[j + 1]
                row[j + 1] = min(replaced, row[j] + 1, row[j + 1] + 1)
            }
        }
        return row[second.count]
    }
}
