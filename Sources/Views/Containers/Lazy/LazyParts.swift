/// A piece of a lazy layout's content: a view that is made at once, or a collection whose rows are made one by one.
nonisolated struct LazyPart {
    enum Role: Hashable { case rows, header, footer }

    let view: any View
    /// The place in the content's structure: a piece of the same place and type is the same one.
    let place: String
    let role: Role
    /// The place of the section around; nil outside of one.
    let section: String?
}

/// The pieces of a content, found by looking at the types of its views without making them.
nonisolated struct LazyParts {
    private(set) var parts: [LazyPart] = []
    private var path = ""
    private var section: String?

    @MainActor static func of(_ view: any View) -> [LazyPart] {
        var parts = LazyParts()
        parts.append(view)
        return parts.parts
    }

    @MainActor mutating func append(_ view: any View, role: LazyPart.Role = .rows) {
        if let structure = view as? any LazyStructure, structure.isTransparent {
            structure.appendParts(to: &self)
        } else if !(view is EmptyView) {
            parts.append(LazyPart(view: view, place: path, role: role, section: section))
        }
    }

    @MainActor mutating func append(_ view: any View, at place: String, role: LazyPart.Role = .rows) {
        let outer = path
        path += "." + place
        append(view, role: role)
        path = outer
    }

    @MainActor mutating func appendSection(_ body: (inout LazyParts) -> Void) {
        let outer = section
        section = path
        body(&self)
        section = outer
    }
}

/// A view that is nothing by itself: lazy layouts look through it.
nonisolated protocol LazyStructure {
    /// Whether this value is to be looked through.
    var isTransparent: Bool { get }
    @MainActor func appendParts(to parts: inout LazyParts)
}

extension LazyStructure {
    var isTransparent: Bool { true }
}

extension TupleView: LazyStructure {
    @MainActor func appendParts(to parts: inout LazyParts) {
        for (index, view) in TupleElements.of(T.self).views(in: value).enumerated() {
            parts.append(view, at: "\(index)")
        }
    }
}

extension TupleElements {
    /// The elements of a tuple of this type.
    func views<T>(in value: T) -> [any View] {
        withUnsafePointer(to: value) { pointer in
            let base = UnsafeRawPointer(pointer)
            return operations.map { $0.view(base + $0.offset) }
        }
    }
}

extension Group: LazyStructure where Content: View {
    @MainActor func appendParts(to parts: inout LazyParts) { parts.append(content) }
}

extension Optional: LazyStructure where Wrapped: View {
    @MainActor func appendParts(to parts: inout LazyParts) {
        if let self { parts.append(self) }
    }
}

extension _ConditionalContent: LazyStructure where TrueContent: View, FalseContent: View {
    @MainActor func appendParts(to parts: inout LazyParts) {
        switch storage {
        case .trueContent(let content): parts.append(content, at: "true")
        case .falseContent(let content): parts.append(content, at: "false")
        }
    }
}

extension Section: LazyStructure where Parent: View, Content: View, Footer: View {
    @MainActor func appendParts(to parts: inout LazyParts) {
        parts.appendSection { parts in
            parts.append(header, at: "header", role: .header)
            if isExpanded?.wrappedValue != false { parts.append(content, at: "content") }
            parts.append(footer, at: "footer", role: .footer)
        }
    }
}

extension Section: LazySectionView where Parent: View, Content: View, Footer: View {}

/// A view that is a section: a collection of such is looked through.
nonisolated protocol LazySectionView {}

extension ForEach: LazyStructure where Content: View {
    var isTransparent: Bool { Content.self is any LazySectionView.Type && isLazy }

    @MainActor func appendParts(to parts: inout LazyParts) {
        for element in data { parts.append(content(element), at: "\(identify(element))") }
    }
}
