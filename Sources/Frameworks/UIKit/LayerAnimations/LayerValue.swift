import EspalierLayoutEngine
import EspalierViews
import Foundation

/// An animatable value of a layer's property, as a vector of numbers.
struct LayerValue: Equatable {
    var numbers: [Double]

    init(numbers: [Double]) {
        self.numbers = numbers
    }

    init(_ number: CGFloat) {
        numbers = [Double(number)]
    }

    /// Converts a value of an app; nil for a value that cannot be interpolated.
    init?(_ value: Any) {
        switch value {
        case let point as CGPoint: numbers = [point.x, point.y].map(Double.init)
        case let size as CGSize: numbers = [size.width, size.height].map(Double.init)
        case let rect as CGRect: numbers = [rect.minX, rect.minY, rect.width, rect.height].map(Double.init)
        case let color as CGColor: numbers = Self.numbers(of: color)
        case let color as UIColor: numbers = Self.numbers(of: color.cgColor)
        case let transform as CATransform3D: numbers = transform.numbers
        case let transform as CGAffineTransform: numbers = CATransform3DMakeAffineTransform(transform).numbers
        case let colors as [CGColor]: numbers = colors.flatMap(Self.numbers)
        case let list as [Any]:
            let values = list.compactMap { LayerValue($0) }
            guard !values.isEmpty, values.count == list.count else { return nil }
            numbers = values.flatMap(\.numbers)
        case let value as NSNumber: numbers = [value.doubleValue]
        case let value as NSValue:
            guard let boxed = Self.boxed(value) else { return nil }
            self = boxed
        case let number as any BinaryFloatingPoint: numbers = [Double(number)]
        case let number as any BinaryInteger: numbers = [Double(number)]
        default: return nil
        }
        guard numbers.allSatisfy(\.isFinite) else { return nil }
    }

    /// A point, a size or a rectangle as an object.
    private static func boxed(_ value: NSValue) -> LayerValue? {
        let type = String(cString: value.objCType)
        if type.contains("Rect") { return LayerValue(value.cgRectValue) }
        if type.contains("Size") { return LayerValue(value.cgSizeValue) }
        if type.contains("Point") { return LayerValue(value.cgPointValue) }
        return nil
    }

    private static func numbers(of color: CGColor) -> [Double] { (color.components ?? []).map(Double.init) }

    static func + (left: LayerValue, right: LayerValue) -> LayerValue {
        LayerValue(numbers: zip(left.numbers, right.numbers).map { $0 + $1 })
    }

    static func - (left: LayerValue, right: LayerValue) -> LayerValue {
        LayerValue(numbers: zip(left.numbers, right.numbers).map { $0 - $1 })
    }

    /// Interpolates to another value; extrapolates for fractions outside of 0…1.
    func moved(to other: LayerValue, by part: Double) -> LayerValue {
        LayerValue(numbers: zip(numbers, other.numbers).map { $0 + ($1 - $0) * part })
    }

    // MARK: Types

    var number: CGFloat { CGFloat(numbers.first ?? 0) }
    var point: CGPoint? { numbers.count == 2 ? CGPoint(x: numbers[0], y: numbers[1]) : nil }
    var size: CGSize? { numbers.count == 2 ? CGSize(width: numbers[0], height: numbers[1]) : nil }
    var rect: CGRect? {
        numbers.count == 4 ? CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]) : nil
    }
    var transform: CATransform3D? { CATransform3D(numbers: numbers) }
    var color: CGColor? { colors?.first }

    /// Colors of four numbers each, clamped to 0…1; nil for another number of numbers.
    var colors: [CGColor]? {
        guard numbers.count.isMultiple(of: 4) else { return nil }
        return stride(from: 0, to: numbers.count, by: 4).map { start in
            let parts = numbers[start..<(start + 4)].map { CGFloat(min(1, max(0, $0))) }
            return CGColor(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
        }
    }
}

extension CATransform3D {
    fileprivate var numbers: [Double] {
        [m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44].map(Double.init)
    }

    fileprivate init?(numbers: [Double]) {
        guard numbers.count == 16 else { return nil }
        let values = numbers.map { CGFloat($0) }
        self.init(
            m11: values[0], m12: values[1], m13: values[2], m14: values[3], m21: values[4], m22: values[5],
            m23: values[6],
            m24: values[7], m31: values[8], m32: values[9], m33: values[10], m34: values[11], m41: values[12],
            m42: values[13], m43: values[14], m44: values[15])
    }
}
