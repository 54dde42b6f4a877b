import EspalierLayoutEngine
import SwiftUI
import Testing

@testable import EspalierMacroExpansions

@Suite struct `The animatable macro` {
    private func expansion(_ declaration: String, type: String? = nil, isConforming: Bool = true) throws -> String {
        try AnimatableMacro(declaration: declaration, type: type, isConforming: isConforming).expansion()
    }

    private func variables(_ members: String) throws -> [StoredVariable] {
        try TypeDeclaration("struct A {\n\(members)\n}").variables.filter { !$0.isIgnored }
    }

    @Test func `makes the data of one variable`() throws {
        #expect(
            try expansion("@Animatable struct Wedge: Shape { var angle: Angle }", isConforming: false) == """
                extension Wedge: SwiftUI.Animatable {
                    typealias AnimatableData = Angle.AnimatableData
                    nonisolated var animatableData: AnimatableData {
                        get { angle.animatableData }
                        set { angle.animatableData = newValue }
                    }
                }
                """)
    }

    @Test func `makes the data of several, as public as the type`() throws {
        #expect(
            try expansion(
                """
                @Animatable public struct Wedge: Shape {
                    var start: Angle
                    private(set) var size = CGSize(width: 1, height: 2), weight = 1.0
                    @AnimatableIgnored var other: CGFloat
                    func path(in rect: CGRect) -> Path { Path() }
                }
                """, type: "Outer.Wedge") == """
                    extension Outer.Wedge {
                        public typealias AnimatableData = SwiftUI.AnimatableValues<Angle.AnimatableData, CGSize.AnimatableData, Double.AnimatableData>
                        public nonisolated var animatableData: AnimatableData {
                            get { SwiftUI.AnimatableValues(start.animatableData, size.animatableData, weight.animatableData) }
                            set { (start.animatableData, size.animatableData, weight.animatableData) = newValue.value }
                        }
                    }
                    """)
    }

    @Test func `adds only the conformance to a type without such variables`() throws {
        #expect(try expansion("struct A { let x: CGFloat }") == "")
        #expect(
            try expansion("struct A { var isOn = true }", isConforming: false) == "extension A: SwiftUI.Animatable {}")
    }

    @Test func `omits variables that cannot be animated`() throws {
        let source = """
            struct A {
                var isOn = false
                var name = "a"
                var count = 3 // 2.5
                var index: Int = 2
                var action: (Double) -> Double
                @State var state = 1.0
                static var shared = 1.0
                lazy var late = 1.0
                var x: CGFloat
            }
            """
        #expect(try expansion(source).contains("typealias AnimatableData = CGFloat.AnimatableData\n"))
    }

    @Test func `requires the type of a variable that has no explicit type`() {
        #expect(throws: MacroError.self) { try expansion("struct A { var size = makeSize() }") }
        #expect(throws: MacroError.self) { try expansion("struct A { var size = .zero }") }
        #expect(throws: MacroError.self) { try expansion("protocol A {}") }
    }

    @Test func `finds stored variables among all other members`() throws {
        let found = try variables(
            """
            /// var no: Int { }
            let constant = "var no: Int }"
            var computed: CGFloat { 1 }
            var observed: CGFloat = 1 { didSet { print(observed) } }
            var bare: CGFloat { willSet {} }
            init(var x: Int = 2) { let y = 3; var z = 4 }
            struct Inner { var inner: CGFloat }
            enum Kind { case a, b }
            var pair: AnimatablePair<CGFloat, CGFloat>, other: CGFloat // var no: Int
            #if os(Linux)
            var conditional: CGFloat
            #endif
            func f<T>(_ t: T) -> some View
            where T: Equatable {
                var local: CGFloat = 1
            }
            @MainActor private var `default` = CGFloat(3)
            subscript(i: Int) -> Int { i }
            """)
        #expect(found.map(\.name) == ["observed", "bare", "pair", "other", "conditional", "`default`"])
        #expect(
            found.map(\.type) == ["CGFloat", "CGFloat", "AnimatablePair<CGFloat, CGFloat>", "CGFloat", "CGFloat", nil])
    }
}

@Animatable
private struct Wedge: Shape {
    var start: Angle
    var end: Angle
    @AnimatableIgnored var isClockwise: Bool = true
    private var inset: CGFloat = 2

    init(start: Angle, end: Angle) {
        self.start = start
        self.end = end
    }

    func path(in rect: CGRect) -> Path { Path(rect.insetBy(dx: inset, dy: inset)) }
}

/// The same by hand.
private struct Bar: Shape {
    var length: CGFloat

    var animatableData: CGFloat {
        get { length }
        set { length = newValue }
    }

    func path(in rect: CGRect) -> Path { Path(rect) }
}

@Animatable
struct Meter {
    var level = 1.0
}

@MainActor
@Suite struct `A type with the animatable macro` {
    @Test func `has its variables as its data`() {
        var wedge = Wedge(start: .radians(1), end: .radians(3))
        let data = wedge.animatableData
        wedge.animatableData = data.scaled(by: 2)
        #expect(abs(wedge.start.radians - 2) < 1e-9)
        #expect(abs(wedge.end.radians - 6) < 1e-9)
        #expect(wedge.path(in: CGRect(x: 0, y: 0, width: 10, height: 10)).boundingRect.minX == 4)
    }

    @Test func `need not be written by a macro`() {
        var bar = Bar(length: 3)
        bar.animatableData = bar.animatableData.scaled(by: 2)
        #expect(bar.length == 6)
    }

    @Test func `conforms to the protocol`() {
        var meter: any Animatable = Meter()
        func double<A: Animatable>(_ value: inout A) { value.animatableData.scale(by: 2) }
        func open<A: Animatable>(_ value: A) -> any Animatable {
            var value = value
            double(&value)
            return value
        }
        meter = open(meter)
        #expect((meter as? Meter)?.level == 2)
    }
}
