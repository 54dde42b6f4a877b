import EspalierInternationalization
package import Foundation

/// A description of elements, which is resolved anew in each revision of a page.
package indirect enum ElementPath {
    /// The page itself.
    case application
    case descendants(of: ElementPath, XCUIElement.ElementType)
    case children(of: ElementPath, XCUIElement.ElementType)
    case filtered(ElementPath, ElementFilter)
    /// The element at a position; a negative one counts from the end.
    case at(ElementPath, Int)
    case first(ElementPath)
    /// The only element: several are an error.
    case only(ElementPath)
}

/// A condition for elements.
package enum ElementFilter {
    /// One of the element's texts is the key.
    case key(String)
    case kind(XCUIElement.ElementType, key: String?)
    case predicate(NSPredicate)
    case containingPredicate(NSPredicate)
    case containing(XCUIElement.ElementType, key: String?)

    func includes(_ element: ElementSnapshot) -> Bool {
        switch self {
        case .key(let key): return element.matches(key)
        case .kind(let kind, let key): return element.is(kind) && key.map { element.matches($0) } != false
        case .predicate(let predicate): return predicate.evaluate(with: element)
        case .containingPredicate(let predicate):
            return Self.contains(element) { predicate.evaluate(with: $0) }
        case .containing(let kind, let key):
            return Self.contains(element) { $0.is(kind) && key.map($0.matches) != false }
        }
    }

    private static func contains(_ element: ElementSnapshot, _ meets: (ElementSnapshot) -> Bool) -> Bool {
        element.elements.contains { meets($0) || contains($0, meets) }
    }
}

/// Several elements stand where a test names one. The error does not leave the thread that looks them up.
package struct AmbiguousElement: Error, @unchecked Sendable {
    package var path: ElementPath
    package var candidates: [ElementSnapshot]
}

extension ElementPath {
    /// The elements in an app, in document order.
    package func resolve(in app: ElementSnapshot) throws(AmbiguousElement) -> [ElementSnapshot] {
        switch self {
        case .application: return [app]
        case .descendants(let base, let type):
            var found: [ElementSnapshot] = []
            for element in Self.outermost(try base.resolve(in: app)) {
                element.forEachDescendant { if $0.is(type) { found.append($0) } }
            }
            return found
        case .children(let base, let type):
            return try base.resolve(in: app).flatMap { $0.elements.filter { $0.is(type) } }
        case .filtered(let base, let filter): return try base.resolve(in: app).filter { filter.includes($0) }
        case .at(let base, let index):
            let all = try base.resolve(in: app)
            let position = index < 0 ? all.count + index : index
            return all.indices.contains(position) ? [all[position]] : []
        case .first(let base): return Array(try base.resolve(in: app).prefix(1))
        case .only(let base):
            let all = try base.resolve(in: app)
            if all.count > 1 { throw AmbiguousElement(path: base, candidates: all) }
            return all
        }
    }

    /// The elements that are not inside of others of the list.
    private static func outermost(_ elements: [ElementSnapshot]) -> [ElementSnapshot] {
        if elements.count < 2 { return elements }
        let all = Set(elements.map { ObjectIdentifier($0) })
        return elements.filter { !$0.ancestry.dropFirst().contains { all.contains(ObjectIdentifier($0)) } }
    }

    /// The path one step before.
    package var base: ElementPath? {
        switch self {
        case .application: nil
        case .descendants(let base, _), .children(let base, _), .filtered(let base, _), .at(let base, _),
            .first(let base),
            .only(let base):
            base
        }
    }

    /// The kind of the elements; `any` if the path names none.
    package var kind: XCUIElement.ElementType {
        switch self {
        case .application: .application
        case .descendants(_, let type), .children(_, let type): type
        case .filtered(let base, .kind(let type, _)): type == .any ? base.kind : type
        case .filtered(let base, _), .at(let base, _), .first(let base), .only(let base): base.kind
        }
    }

    /// The names that the path asks for.
    package var keys: [String] {
        let inner = base?.keys ?? []
        guard case .filtered(_, let filter) = self else { return inner }
        return switch filter {
        case .key(let key), .kind(_, let key?), .containing(_, let key?): inner + [key]
        default: inner
        }
    }
}

extension ElementPath: CustomStringConvertible {
    /// The path as a test writes it: `app.buttons["Save"]`.
    package var description: String {
        switch self {
        case .application: return "app"
        case .descendants(let base, let type):
            return type == .any ? "\(base).descendants(matching: .any)" : "\(base).\(type.plural)"
        case .children(let base, let type): return "\(base).children(matching: .\(type))"
        case .filtered(let base, let filter): return "\(base)\(filter)"
        case .at(let base, let index): return "\(base).element(boundBy: \(index))"
        case .first(let base): return "\(base).firstMatch"
        case .only(.filtered(let base, .key(let key))): return "\(base)[\"\(key)\"]"
        case .only(let base): return "\(base).element"
        }
    }
}

extension ElementFilter: CustomStringConvertible {
    package var description: String {
        switch self {
        case .key(let key): return ".matching(identifier: \"\(key)\")"
        case .kind(let kind, let key): return ".matching(.\(kind), identifier: \(key.map { "\"\($0)\"" } ?? "nil"))"
        case .predicate(let predicate): return ".matching(\(Self.text(of: predicate)))"
        case .containingPredicate(let predicate): return ".containing(\(Self.text(of: predicate)))"
        case .containing(let kind, let key):
            return ".containing(.\(kind), identifier: \(key.map { "\"\($0)\"" } ?? "nil"))"
        }
    }

    private static func text(of predicate: NSPredicate) -> String {
        let reading = PredicateFormatReading()
        _ = predicate.evaluate(with: reading)
        return reading.format.map { "`\($0)`" } ?? "a block"
    }
}
