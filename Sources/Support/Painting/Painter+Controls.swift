import EspalierDisplayTree
import EspalierLayoutEngine
import EspalierPictures
import Foundation

/// The controls of a browser, with the looks that the style sheet gives them.
extension Painter {
    func paint(_ control: DisplayControl, in box: CGRect) {
        switch control.kind {
        case .textField(let entry), .textArea(let entry): paint(entry, of: control, in: box)
        case .toggle, .slider:
            guard control.isDisabled else { return paintKnob(of: control, in: box) }
            canvas.beginGroup()
            paintKnob(of: control, in: box)
            canvas.endGroup(opacity: 0.5)
        case .stepper(let canDecrement, let canIncrement):
            paintStepper(isMirrored: control.direction == .rightToLeft, canDecrement, canIncrement, in: box)
        case .spinner: paintSpinner(in: box)
        case .color(let text):
            if let color = DisplayColor(hexadecimal: text) { fill(.ellipse, in: box, with: .color(color)) }
        // Other nodes show what these look like.
        case .button, .choice, .date, .files, .clipboard: break
        }
    }

    // MARK: Texts

    private func paint(_ entry: DisplayControl.TextEntry, of control: DisplayControl, in box: CGRect) {
        if entry.isRounded {
            fill(.roundedRectangle(radius: 6), in: box, with: .color(.named(.background)))
            let line = DisplayStroke(paint: .color(.named(.gray4)), width: 1, isInside: true)
            stroke(.roundedRectangle(radius: 6), in: box, with: line)
        }
        let isEmpty = entry.value.isEmpty
        let text =
            isEmpty
            ? entry.placeholder : entry.isSecure ? String(repeating: "•", count: entry.value.count) : entry.value
        guard !text.isEmpty else { return }
        let color: DisplayPaint? =
            isEmpty
            ? .color(entry.placeholderColor ?? placeholderColor)
            : control.isDisabled ? .color(.named(.tertiaryLabel)) : nil
        let style = DisplayTextStyle(
            font: entry.style.font, paint: color ?? entry.style.paint, tracking: entry.style.tracking,
            lineHeight: entry.style.lineHeight)
        let area = box.insetBy(dx: entry.isRounded ? 7 : entry.isEditor ? 5 : 0, dy: entry.isEditor ? 8 : 0)
        let metrics = resources.metrics(of: style.font)
        var baseline = area.minY + (style.lineHeight - metrics.ascent - metrics.descent) / 2 + metrics.ascent
        var lines = [text]
        if case .textArea = control.kind {
            lines = wrapped(text, style, width: area.width)
        } else {
            baseline += (area.height - style.lineHeight) / 2
        }
        canvas.save()
        clip(to: .roundedRectangle(radius: 0), in: box)
        for line in lines {
            let isTrailing = (entry.alignment == .trailing) != (control.direction == .rightToLeft)
            let free = area.width - width(of: line, style)
            let x = entry.alignment == .center ? free / 2 : isTrailing ? free : 0
            paintLine([DisplayTextRun(text: line, style: style)], at: CGPoint(x: area.minX + x, y: baseline), area: box)
            baseline += style.lineHeight
        }
        canvas.restore()
    }

    /// The style sheet's color, which is easier to read than Apple's.
    private var placeholderColor: DisplayColor {
        isDark
            ? .rgb(235 / 255, 235 / 255, 245 / 255, opacity: 0.65) : .rgb(60 / 255, 60 / 255, 67 / 255, opacity: 0.75)
    }

    private func width(of text: String, _ style: DisplayTextStyle) -> CGFloat {
        resources.outlines(of: MeasuredRun(text: text, font: style.font, tracking: style.tracking))?.width ?? 0
    }

    /// Breaks a text at spaces, as far as it needs.
    private func wrapped(_ text: String, _ style: DisplayTextStyle, width limit: CGFloat) -> [String] {
        text.split(separator: "\n", omittingEmptySubsequences: false).flatMap { paragraph in
            var lines = [""]
            for word in paragraph.split(separator: " ", omittingEmptySubsequences: false) {
                let longer = lines[lines.count - 1].isEmpty ? String(word) : lines[lines.count - 1] + " " + word
                if lines[lines.count - 1].isEmpty || width(of: longer, style) <= limit {
                    lines[lines.count - 1] = longer
                } else {
                    lines.append(String(word))
                }
            }
            return lines
        }
    }

    // MARK: Switches and sliders

    private func paintKnob(of control: DisplayControl, in box: CGRect) {
        let isMirrored = control.direction == .rightToLeft
        let gray: Float = 120 / 255
        let track = DisplayColor.rgb(gray, gray, 128 / 255, opacity: isDark ? 0.36 : 0.2)
        switch control.kind {
        case .toggle(let isOn):
            let off = isDark ? DisplayColor.rgb(57 / 255, 57 / 255, 61 / 255) : .rgb(233 / 255, 233 / 255, 234 / 255)
            fill(.capsule, in: box, with: .color(isOn ? control.tint ?? .named(.green) : off))
            paintThumb(27, x: isOn != isMirrored ? box.maxX - 29 : box.minX + 2, in: box)
        case .slider(let value, let minimum, let maximum, _):
            var fraction = maximum > minimum ? min(max((value - minimum) / (maximum - minimum), 0), 1) : 0
            if isMirrored { fraction = 1 - fraction }
            let line = CGRect(x: box.minX, y: box.midY - 2, width: box.width, height: 4)
            fill(.capsule, in: line, with: .color(track))
            let x = box.minX + (box.width - 28) * fraction
            let filled =
                isMirrored
                ? CGRect(x: x + 14, y: line.minY, width: box.maxX - x - 14, height: 4)
                : CGRect(x: box.minX, y: line.minY, width: x + 14 - box.minX, height: 4)
            fill(.capsule, in: filled, with: .color(control.tint ?? .named(.accent)))
            paintThumb(28, x: x, in: box)
        default: break
        }
    }

    private func paintThumb(_ side: CGFloat, x: CGFloat, in box: CGRect) {
        let frame = CGRect(x: x, y: box.midY - side / 2, width: side, height: side)
        let shadow = DisplayShadow(color: .rgb(0, 0, 0, opacity: 0.15), radius: 8, x: 0, y: 3)
        paintFiltered([.shadow(shadow)], reach: frame) { $0.fill(.ellipse, in: frame, with: .color(.rgb(1, 1, 1))) }
    }

    // MARK: Others

    private func paintStepper(isMirrored: Bool, _ canDecrement: Bool, _ canIncrement: Bool, in box: CGRect) {
        fill(.roundedRectangle(radius: 8), in: box, with: .color(.named(.tertiaryFill)))
        let line = CGRect(x: box.midX - 0.5, y: box.minY + 7, width: 1, height: box.height - 14)
        fill(.roundedRectangle(radius: 0), in: line, with: .color(.named(.separator)))
        for (isPlus, isOn) in [(false, canDecrement), (true, canIncrement)] {
            let middle = isPlus != isMirrored ? box.minX + box.width * 0.75 : box.minX + box.width * 0.25
            let paint = DisplayPaint.color(.named(isOn ? .label : .tertiaryLabel))
            let bar = CGRect(x: middle - 7.5, y: box.midY - 0.75, width: 15, height: 1.5)
            fill(.roundedRectangle(radius: 0), in: bar, with: paint)
            guard isPlus else { continue }
            let upright = CGRect(x: middle - 0.75, y: box.midY - 7.5, width: 1.5, height: 15)
            fill(.roundedRectangle(radius: 0), in: upright, with: paint)
        }
    }

    /// Draws eight spokes that fade, as at the start of their turn.
    private func paintSpinner(in box: CGRect) {
        let radius = min(box.width, box.height) / 2
        for spoke in 0..<8 {
            let angle = CGFloat(spoke) * .pi / 4 - .pi / 2
            let direction = CGPoint(x: cos(angle), y: sin(angle))
            let opacity = Float(0.2 + 0.6 * Double(8 - spoke) / 8)
            canvas.setPattern(.color(components(.named(.gray, opacity: opacity))))
            canvas.setLine(width: radius / 5, cap: 1, join: 0)
            canvas.beginPath()
            canvas.move(
                to: CGPoint(x: box.midX + direction.x * radius * 0.45, y: box.midY + direction.y * radius * 0.45))
            canvas.line(to: CGPoint(x: box.midX + direction.x * radius * 0.9, y: box.midY + direction.y * radius * 0.9))
            canvas.stroke()
        }
    }
}

extension DisplayColor {
    /// The color of a text such as `#1a2b3c`; nil for others.
    fileprivate init?(hexadecimal text: String) {
        guard text.utf8.count == 7, text.first == "#", let number = UInt32(text.dropFirst(), radix: 16) else {
            return nil
        }
        self = .rgb(Float(number >> 16) / 255, Float(number >> 8 & 255) / 255, Float(number & 255) / 255)
    }
}
