import SwiftUI

/// Controls of UIKit in stack views, which all show the same number.
struct WarmthPanel: UIViewRepresentable {
    @Binding var warmth: Double

    func makeUIView(context: Context) -> Panel {
        let panel = Panel()
        panel.setContentHuggingPriority(.required, for: .vertical)
        return panel
    }

    func updateUIView(_ panel: Panel, context: Context) {
        panel.warmthDidChange = { warmth = $0 }
        panel.show(warmth)
    }

    /// A slider, a row of presets, a bar, and a switch that stops all of them.
    final class Panel: UIStackView {
        var warmthDidChange: (Double) -> Void = { _ in }
        private let slider = UISlider()
        private let presets = UISegmentedControl(items: ["Cold", "Mild", "Warm"])
        private let bar = UIProgressView(progressViewStyle: .default)
        private let lock = UISwitch()
        private let reading = UILabel()

        init() {
            super.init(frame: .zero)
            axis = .vertical
            spacing = 16
            slider.accessibilityLabel = "Warmth"
            slider.addAction(
                UIAction { [weak self] _ in self?.choose(Double(self?.slider.value ?? 0)) }, for: .valueChanged)
            presets.accessibilityLabel = "Preset"
            presets.addTarget(self, action: Panel.presetWasChosen, for: .valueChanged)
            lock.accessibilityLabel = "Locked"
            lock.onTintColor = .systemOrange
            lock.addTarget(self, action: Panel.lockWasTurned, for: .valueChanged)
            reading.font = .monospacedDigitSystemFont(ofSize: 15, weight: .medium)
            reading.textColor = UIColor(Color.quiet)
            let caption = UILabel()
            caption.text = "Locked"
            let last = UIStackView(arrangedSubviews: [reading, caption, lock])
            last.spacing = 12
            last.alignment = .center
            reading.setContentHuggingPriority(.defaultLow, for: .horizontal)
            caption.setContentHuggingPriority(.required, for: .horizontal)
            for part in [slider, presets, bar, last] { addArrangedSubview(part) }
        }

        required init?(coder: NSCoder) { nil }

        func show(_ warmth: Double) {
            slider.value = Float(warmth)
            slider.minimumTrackTintColor = .warm(warmth)
            bar.progress = Float(warmth)
            bar.progressTintColor = .warm(warmth)
            presets.selectedSegmentIndex = [0, 0.5, 1].firstIndex(of: warmth) ?? UISegmentedControl.noSegment
            reading.text = "\(Int((warmth * 100).rounded())) %"
        }

        private func choose(_ warmth: Double) {
            show(warmth)
            warmthDidChange(warmth)
        }

        private func presetWasChosen() { choose([0, 0.5, 1][presets.selectedSegmentIndex]) }

        private func lockWasTurned() {
            slider.isEnabled = !lock.isOn
            presets.isEnabled = !lock.isOn
        }
    }
}
