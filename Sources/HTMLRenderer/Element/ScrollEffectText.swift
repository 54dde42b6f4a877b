import EspalierDisplayTree
import EspalierLayoutEngine
import Foundation

extension DisplayScrollEffect {
    /// The largest text of an effect in bytes. A longer one has fewer samples.
    private static let byteLimit = 8192

    /// The value of the attribute for the client (see `Wire.ScrollEffect`).
    var text: String {
        var stride = 1
        while true {
            let text = text(stride: stride)
            if text.utf8.count <= Self.byteLimit || stride > 32 { return text }
            stride *= 2
        }
    }

    /// The text with each sample at a multiple of `stride`, and the last one.
    private func text(stride: Int) -> String {
        var out = ByteWriter(capacity: 512)
        out.append(area)
        out.append(axis == .vertical ? " y" : " x")
        if case .steps(let animation) = course {
            let speed = animation.speed > 0 ? animation.speed : 1
            out.append(";")
            out.append(raw: Wire.ScrollEffect.steps)
            out.append("|")
            out.append((animation.duration / speed * 1000).rounded())
            out.append("|")
            out.append((animation.delay * 1000).rounded())
            out.append("|")
            out.appendEasing(animation)
        }
        out.append(transforms, of: .transform, stride: stride) { $0.append($1.kind) }
        out.append(opacities, of: .opacity, stride: stride) { $0.append($1) }
        out.append(filters, of: .filter, stride: stride) { $0.append($1) }
        return out.string()
    }
}

extension ByteWriter {
    fileprivate mutating func append<Value>(
        _ samples: [DisplayScrollEffect.Sample<Value>], of property: CSSProperty, stride: Int,
        _ write: (inout ByteWriter, Value) -> Void
    ) {
        guard !samples.isEmpty else { return }
        append(";")
        append(raw: property.name)
        for (index, sample) in samples.enumerated() where index % stride == 0 || index == samples.count - 1 {
            append("|")
            append((sample.offset * 10).rounded() / 10)
            append("|")
            write(&self, sample.value)
        }
    }
}
