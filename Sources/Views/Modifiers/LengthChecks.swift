import Foundation

extension Optional<CGFloat> {
    /// Whether it may be the length of something.
    @inline(__always) var isLength: Bool {
        guard let self else { return true }
        return self >= 0 && self < .infinity
    }

    /// Whether it may be the greatest length of something, for which infinity is one.
    @inline(__always) var isMaximum: Bool {
        guard let self else { return true }
        return self >= 0
    }

    fileprivate var written: String { map { "\($0)" } ?? "nil" }
}

extension View {
    nonisolated static func checkFrame(width: CGFloat?, height: CGFloat?) {
        if width.isLength, height.isLength { return }
        MisuseDiagnostic.warn(
            of: Self.self, "frame(width: \(width.written), height: \(height.written))",
            "a length must be finite and at least 0. A negative length counts as 0, any other invalid one as nil.")
    }

    nonisolated static func checkFrame(
        _ axis: String, minimum: CGFloat?, ideal: CGFloat?, maximum: CGFloat?
    ) {
        if minimum.isLength, ideal.isLength, maximum.isMaximum {
            if minimum == nil, ideal == nil { return }
            let (least, greatest) = (minimum ?? 0, maximum ?? .infinity)
            if least <= greatest, ideal.map({ least <= $0 && $0 <= greatest }) ?? true { return }
        }
        MisuseDiagnostic.warn(
            of: Self.self,
            "frame(min\(axis): \(minimum.written), ideal\(axis): \(ideal.written), max\(axis): \(maximum.written))",
            "the lengths must be in ascending order and at least 0, and only the maximum may be infinite.")
    }

    nonisolated static func warnOfDistances(_ modifier: String, _ distances: CGFloat...) {
        MisuseDiagnostic.warn(
            of: Self.self, "\(modifier)(\(distances.map { "\($0)" }.joined(separator: ", ")))",
            "a length that is infinite or NaN counts as 0.")
    }
}
