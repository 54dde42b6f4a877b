import EspalierDisplayTree
import EspalierLayoutEngine
import Foundation

/// The changes of a visual effect, in order.
public nonisolated struct _VisualEffectValues {
    private(set) var operations: [VisualEffectOperation] = []
    /// The modifiers that got a number that is not finite.
    private(set) var refused: [VisualEffectOperation.Kind] = []

    init() {}

    init(_ effect: some VisualEffect) {
        effect._apply(to: &self)
    }

    /// Adds a change. One with a number that is not finite counts as the identity.
    mutating func append(_ operation: VisualEffectOperation) {
        guard operation.numbers.contains(where: { !$0.isFinite }) else { return operations.append(operation) }
        refused.append(operation.kind)
        operations.append(VisualEffectOperation(operation.kind, operation.kind.identity))
    }

    /// The interpolation toward other changes of the same kinds.
    func mixed(with others: _VisualEffectValues, by fraction: Double) -> _VisualEffectValues {
        guard operations.count == others.operations.count else { return fraction < 0.5 ? self : others }
        var mixed = _VisualEffectValues()
        mixed.operations = zip(operations, others.operations).map { own, other in
            guard own.kind == other.kind else { return fraction < 0.5 ? own : other }
            return VisualEffectOperation(own.kind, zip(own.numbers, other.numbers).map { $0 + ($1 - $0) * fraction })
        }
        return mixed
    }
}

/// One change of a visual effect, by its numbers.
nonisolated struct VisualEffectOperation: Equatable, Sendable {
    /// The modifier that made the change.
    enum Kind: String, Sendable {
        /// x, y.
        case translation = "offset"
        /// Factors, anchor.
        case scale = "scaleEffect"
        /// Degrees, anchor.
        case turn = "rotationEffect"
        /// Degrees, axis, perspective, anchor in space.
        case rotation = "rotation3DEffect"
        case affine = "transformEffect"
        case projection = "transformEffect of a projection"
        case opacity, blur, brightness, contrast, saturation, grayscale, hueRotation

        /// The numbers that change nothing.
        var identity: [Double] {
            switch self {
            case .translation: [0, 0]
            case .scale: [1, 1, 0.5, 0.5]
            case .turn: [0, 0.5, 0.5]
            case .rotation: [0, 0, 0, 1, 1, 0.5, 0.5, 0]
            case .affine: [1, 0, 0, 1, 0, 0]
            case .projection: [1, 0, 0, 0, 1, 0, 0, 0, 1]
            case .opacity, .contrast, .saturation: [1]
            case .blur, .brightness, .grayscale, .hueRotation: [0]
            }
        }
    }

    let kind: Kind
    let numbers: [Double]

    init(_ kind: Kind, _ numbers: [Double]) {
        self.kind = kind
        self.numbers = numbers
    }
}

/// The changes of a visual effect to a view of a size, as properties of its display node.
nonisolated struct VisualEffectState {
    let operations: [VisualEffectOperation]
    let size: CGSize

    init(_ values: _VisualEffectValues, size: CGSize) {
        operations = values.operations
        self.size = size
    }

    // MARK: Transform

    /// A point about which a change takes place.
    private struct Pivot: Equatable {
        var anchor: UnitPoint
        var z = 0.0
    }

    private func pivot(of operation: VisualEffectOperation) -> Pivot? {
        let numbers = operation.numbers
        switch operation.kind {
        case .scale: return Pivot(anchor: UnitPoint(x: numbers[2], y: numbers[3]))
        case .turn: return Pivot(anchor: UnitPoint(x: numbers[1], y: numbers[2]))
        case .rotation: return Pivot(anchor: UnitPoint(x: numbers[5], y: numbers[6]), z: numbers[7])
        case .affine, .projection: return Pivot(anchor: .topLeading)
        case .translation, .opacity, .blur, .brightness, .contrast, .saturation, .grayscale, .hueRotation: return nil
        }
    }

    /// The common anchor of all changes of some states; nil if there are several anchors.
    static func commonAnchor(of states: [VisualEffectState]) -> UnitPoint? {
        var common: Pivot?
        for state in states {
            for operation in state.operations {
                guard let pivot = state.pivot(of: operation) else { continue }
                if common ?? pivot != pivot || pivot.z != 0 { return nil }
                common = pivot
            }
        }
        return common?.anchor ?? .center
    }

    /// The transform; nil if the effect has none.
    ///
    /// - Parameter anchor: The common anchor of the states to which the page may animate this one.
    func transform(about anchor: UnitPoint?) -> DisplayTransform? {
        var steps: [DisplayTransform.Step] = []
        for operation in operations {
            guard let step = step(of: operation) else { continue }
            guard anchor == nil, let pivot = pivot(of: operation) else {
                steps.append(step)
                continue
            }
            let (x, y) = (pivot.anchor.x * size.width, pivot.anchor.y * size.height)
            steps += [
                .translation(x: -x, y: -y, z: -pivot.z), step, .translation(x: x, y: y, z: pivot.z),
            ]
        }
        return steps.isEmpty ? nil : DisplayTransform(.steps(steps), anchor: anchor ?? .topLeading)
    }

    private func step(of operation: VisualEffectOperation) -> DisplayTransform.Step? {
        let numbers = operation.numbers
        switch operation.kind {
        case .translation: return .translation(x: numbers[0], y: numbers[1], z: 0)
        case .scale: return .scale(x: numbers[0], y: numbers[1])
        case .turn: return .other(.turn(degrees: numbers[0]))
        case .rotation:
            let hasAxis = numbers[1] != 0 || numbers[2] != 0 || numbers[3] != 0
            let distance = numbers[4] > 0 ? longerSide / numbers[4] : nil
            return .other(
                .rotation(
                    degrees: hasAxis ? numbers[0] : 0, x: numbers[1], y: numbers[2], z: hasAxis ? numbers[3] : 1,
                    distance: distance.map { CGFloat($0) }))
        case .affine:
            return .other(
                .matrix(
                    CGAffineTransform(
                        a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4], ty: numbers[5])))
        case .projection:
            return .other(
                .projection(
                    ProjectionMatrix(
                        numbers[0], numbers[1], numbers[2], numbers[3], numbers[4], numbers[5], numbers[6], numbers[7],
                        numbers[8])))
        case .opacity, .blur, .brightness, .contrast, .saturation, .grayscale, .hueRotation: return nil
        }
    }

    private var longerSide: Double { max(size.width, size.height, 1) }

    // MARK: Opacity and filters

    var opacity: Double {
        operations.reduce(1) { $1.kind == .opacity ? $0 * min(max($1.numbers[0], 0), 1) : $0 }
    }

    var filters: [DisplayFilter] {
        operations.flatMap { operation -> [DisplayFilter] in
            let amount = operation.numbers[0]
            switch operation.kind {
            case .blur: return [.blur(radius: max(amount, 0))]
            case .contrast: return [.contrast(max(amount, 0))]
            case .saturation: return [.saturation(max(amount, 0))]
            case .grayscale: return [.grayscale(min(max(amount, 0), 1))]
            case .hueRotation: return [.hueRotation(degrees: amount)]
            case .brightness:
                // An addition expressed as a multiplication between two changes of the contrast, one of which is the
                // identity. The page can interpolate these filters.
                let amount = min(max(amount, -1), 1)
                if amount >= 0 { return [.contrast(1 / (1 + 2 * amount)), .gain(1 + 2 * amount), .contrast(1)] }
                return [.contrast(1), .gain(1 / (1 - 2 * amount)), .contrast(1 - 2 * amount)]
            case .translation, .scale, .turn, .rotation, .affine, .projection, .opacity: return []
            }
        }
    }

    // MARK: Errors

    /// The numbers that the page interpolates, in units of the largest invisible error: half a point,
    /// or one step of a color.
    var transformNumbers: [Double] {
        operations.flatMap { operation -> [Double] in
            let numbers = operation.numbers
            let side = longerSide
            func scaled(_ factors: Double...) -> [Double] { zip(numbers, factors).map { $0 * $1 } }
            let turn = .pi / 180 * side
            switch operation.kind {
            case .translation: return scaled(2, 2)
            case .scale: return scaled(side, side, 2 * size.width, 2 * size.height)
            case .turn: return scaled(turn, 2 * size.width, 2 * size.height)
            case .rotation: return scaled(turn, side, side, side, side, 2 * size.width, 2 * size.height, 2)
            case .affine: return scaled(side, side, side, side, 2, 2)
            case .projection:
                let square = side * side
                return scaled(side, side, square, side, side, square, 2, 2, side)
            case .opacity, .blur, .brightness, .contrast, .saturation, .grayscale, .hueRotation: return []
            }
        }
    }

    var opacityNumbers: [Double] { [opacity * 255] }

    var filterNumbers: [Double] {
        filters.map { filter in
            switch filter {
            case .blur(let radius): radius * 2
            case .contrast(let amount), .saturation(let amount), .grayscale(let amount), .gain(let amount): amount * 255
            case .hueRotation(let degrees): degrees
            default: 0
            }
        }
    }
}
