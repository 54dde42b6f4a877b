public import EspalierViews
public import Foundation

/// A part of an axis at one of its values: a line, a tick or a label.
@MainActor @preconcurrency
public protocol AxisMark {
    /// The type of the body.
    associatedtype Body: AxisMark

    /// The parts that this one consists of.
    @AxisMarkBuilder @MainActor @preconcurrency var body: Body { get }

    /// Adds the parts to those of a value.
    nonisolated static func _collect(_ mark: Self, into parts: inout _AxisParts)
}

/// The parts at a value of an axis while they are read.
public struct _AxisParts {
    var parts: [AxisPart] = []
}

extension AxisMark {
    public nonisolated static func _collect(_ mark: Self, into parts: inout _AxisParts) {
        let mark = MainActorValue(mark)
        let body = MainActor.assumeIsolated { MainActorValue(mark.value.body) }
        Body._collect(body.value, into: &parts)
    }
}

extension AxisMark where Body == Never {
    /// Reading the body stops the program: lines, ticks and labels have none.
    public var body: Never { preconditionFailure("\(Self.self) has no body.") }
}

extension Never: AxisMark {
    public nonisolated static func _collect(_ mark: Never, into parts: inout _AxisParts) {}
}

extension Optional: AxisMark where Wrapped: AxisMark {
    public nonisolated static func _collect(_ mark: Self, into parts: inout _AxisParts) {
        if let mark { Wrapped._collect(mark, into: &parts) }
    }
}

/// A part of an axis whose type is hidden.
public nonisolated struct AnyAxisMark: AxisMark {
    public typealias Body = Never

    let parts: [AxisPart]

    init(parts: [AxisPart]) {
        self.parts = parts
    }

    /// Hides the type of a part.
    public init<Mark: AxisMark>(_ mark: Mark) {
        var collected = _AxisParts()
        Mark._collect(mark, into: &collected)
        parts = collected.parts
    }

    /// Hides the type of a part.
    public init<Mark: AxisMark>(erasing mark: Mark) {
        self.init(mark)
    }

    public nonisolated static func _collect(_ mark: Self, into parts: inout _AxisParts) {
        parts.parts += mark.parts
    }
}

/// Builds the parts at a value of an axis from the statements of a closure.
@resultBuilder
public struct AxisMarkBuilder {
    /// A part of the closure.
    public static func buildExpression<Mark: AxisMark>(_ mark: Mark) -> Mark { mark }

    /// A closure without parts.
    public static func buildBlock() -> AnyAxisMark { AnyAxisMark(parts: []) }

    /// A closure with one part.
    public static func buildBlock<Mark: AxisMark>(_ mark: Mark) -> Mark { mark }

    /// A closure with several parts.
    @_disfavoredOverload
    public static func buildBlock<each Mark: AxisMark>(_ mark: repeat each Mark) -> AnyAxisMark {
        var collected = _AxisParts()
        func collect<Part: AxisMark>(_ part: Part) { Part._collect(part, into: &collected) }
        repeat collect(each mark)
        return AnyAxisMark(parts: collected.parts)
    }

    /// An `if` without `else`.
    public static func buildIf<Mark: AxisMark>(_ mark: Mark?) -> Mark? { mark }

    /// The first branch of a condition.
    public static func buildEither<Mark: AxisMark>(first: Mark) -> AnyAxisMark { AnyAxisMark(first) }

    /// The second branch of a condition.
    public static func buildEither<Mark: AxisMark>(second: Mark) -> AnyAxisMark { AnyAxisMark(second) }

    /// A branch of `if #available`.
    public static func buildLimitedAvailability<Mark: AxisMark>(_ mark: Mark) -> AnyAxisMark { AnyAxisMark(mark) }
}

extension AxisMark {
    /// Draws lines, ticks and labels in a style.
    public nonisolated func foregroundStyle<S: ShapeStyle>(_ style: S) -> some AxisMark {
        changed { if $0.style == nil { $0.style = AnyShapeStyle(style) } }
    }

    /// Sets the font of labels.
    public nonisolated func font(_ font: Font?) -> some AxisMark {
        changed { if $0.font == nil { $0.font = font } }
    }

    /// Moves the parts by a number of points.
    public nonisolated func offset(_ offset: CGSize) -> some AxisMark {
        self.offset(x: offset.width, y: offset.height)
    }

    /// Moves the parts by a number of points.
    public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> some AxisMark {
        changed {
            $0.offset.width += x
            $0.offset.height += y
        }
    }

    private nonisolated func changed(_ change: (inout AxisPart) -> Void) -> AnyAxisMark {
        var parts = AnyAxisMark(self).parts
        for index in parts.indices { change(&parts[index]) }
        return AnyAxisMark(parts: parts)
    }
}
