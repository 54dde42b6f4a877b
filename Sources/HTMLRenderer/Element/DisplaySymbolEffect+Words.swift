import EspalierDisplayTree

extension [DisplaySymbolEffect] {
    /// The value of the attribute `data-sy`, one word for each effect. `public/wire.txt` describes the format.
    var words: String { map(\.word).joined(separator: " ") }
}

extension DisplaySymbolEffect {
    fileprivate var word: String {
        var parts = [name] + options
        if isByLayer { parts.append(Wire.SymbolOption.byLayer) }
        var word = parts.joined(separator: ".") + "/" + short(speed)
        word += "/" + (repeatCount.isFinite ? short(repeatCount) : "-1") + "/" + short(delay)
        if let trigger { word += "/\(trigger)" }
        return word
    }

    private var name: String {
        switch kind {
        case .appear: Wire.SymbolEffect.appear
        case .disappear: Wire.SymbolEffect.disappear
        case .bounce: Wire.SymbolEffect.bounce
        case .pulse: Wire.SymbolEffect.pulse
        case .scale: Wire.SymbolEffect.scale
        case .breathe: Wire.SymbolEffect.breathe
        case .rotate: Wire.SymbolEffect.rotate
        case .swing: Wire.SymbolEffect.swing
        case .shake: Wire.SymbolEffect.shake
        case .variableColor: Wire.SymbolEffect.variableColor
        case .draw(let isOn, _, _): isOn ? Wire.SymbolEffect.drawOn : Wire.SymbolEffect.drawOff
        }
    }

    /// The options that differ from the effect's defaults, and the angle of `shake`.
    private var options: [String] {
        switch kind {
        case .appear(let isUp), .bounce(let isUp), .scale(let isUp): isUp ? [] : [Wire.SymbolOption.down]
        case .disappear(let isUp): isUp ? [Wire.SymbolOption.up] : []
        case .pulse: []
        case .breathe(let pulses): pulses ? [Wire.SymbolOption.fades] : []
        case .rotate(let isClockwise), .swing(let isClockwise): isClockwise ? [] : [Wire.SymbolOption.back]
        case .shake(let degrees): [String(Int(degrees.truncatingRemainder(dividingBy: 360).rounded()) % 360)]
        case .variableColor(let isCumulative, let reverses, let hidesInactive):
            (isCumulative ? [] : [Wire.SymbolOption.iterative]) + (reverses ? [Wire.SymbolOption.reversing] : [])
                + (hidesInactive ? [Wire.SymbolOption.hiding] : [])
        case .draw(_, let isIndividual, let isReversed):
            (isIndividual ? [Wire.SymbolOption.iterative] : []) + (isReversed ? [Wire.SymbolOption.back] : [])
        }
    }

    private func short(_ number: Double) -> String {
        var writer = ByteWriter(capacity: 64)
        writer.append(number)
        return writer.string()
    }
}
