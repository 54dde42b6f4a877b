/// An entry of a rotor, without its type.
public struct _RotorEntry {
    let label: Text
    let id: AnyHashable
    let prepare: () -> Void
}

/// The entries of a rotor: `AccessibilityRotorEntry`, or a `ForEach` or condition with such.
@MainActor @preconcurrency
public protocol AccessibilityRotorContent {
    /// The type of the content that this one consists of.
    associatedtype Body: AccessibilityRotorContent

    /// The content that this one consists of.
    @AccessibilityRotorContentBuilder @MainActor @preconcurrency var body: Body { get }

    /// The entries in the order of the code.
    func _rotorEntries() -> [_RotorEntry]
}

extension AccessibilityRotorContent {
    public func _rotorEntries() -> [_RotorEntry] { body._rotorEntries() }
}

extension Never: AccessibilityRotorContent {}

/// Content that lists its entries itself.
protocol PrimitiveRotorContent: AccessibilityRotorContent where Body == Never {}

extension PrimitiveRotorContent {
    public var body: Never { preconditionFailure("\(Self.self) has no body.") }
}

/// Several contents of a rotor, in the order of the code.
public nonisolated struct _RotorContents<each Content: AccessibilityRotorContent>: PrimitiveRotorContent {
    let content: (repeat each Content)

    @MainActor public func _rotorEntries() -> [_RotorEntry] {
        var entries: [_RotorEntry] = []
        for part in repeat each content { entries += part._rotorEntries() }
        return entries
    }
}

/// The content of one of two branches.
public nonisolated struct _ConditionalRotorContent<
    First: AccessibilityRotorContent, Second: AccessibilityRotorContent
>: PrimitiveRotorContent {
    let first: First?
    let second: Second?

    @MainActor public func _rotorEntries() -> [_RotorEntry] {
        (first?._rotorEntries() ?? []) + (second?._rotorEntries() ?? [])
    }
}

extension Optional: AccessibilityRotorContent, PrimitiveRotorContent where Wrapped: AccessibilityRotorContent {
    @MainActor public func _rotorEntries() -> [_RotorEntry] { self?._rotorEntries() ?? [] }
}

/// Builds the entries of a rotor from the statements of a closure.
@resultBuilder
public struct AccessibilityRotorContentBuilder {
    /// A content of the closure.
    public static func buildExpression<Content: AccessibilityRotorContent>(_ content: Content) -> Content { content }

    /// A closure with one content.
    public static func buildBlock<Content: AccessibilityRotorContent>(_ content: Content) -> Content { content }

    /// A closure with several contents.
    @_disfavoredOverload
    public static func buildBlock<each Content: AccessibilityRotorContent>(
        _ content: repeat each Content
    ) -> _RotorContents<repeat each Content> {
        _RotorContents(content: (repeat each content))
    }

    /// An `if` without `else`.
    public static func buildIf<Content: AccessibilityRotorContent>(_ content: Content?) -> Content? { content }

    /// The first branch of a condition.
    public static func buildEither<First: AccessibilityRotorContent, Second: AccessibilityRotorContent>(
        first: First
    ) -> _ConditionalRotorContent<First, Second> {
        _ConditionalRotorContent(first: first, second: nil)
    }

    /// The second branch of a condition.
    public static func buildEither<First: AccessibilityRotorContent, Second: AccessibilityRotorContent>(
        second: Second
    ) -> _ConditionalRotorContent<First, Second> {
        _ConditionalRotorContent(first: nil, second: second)
    }
}
