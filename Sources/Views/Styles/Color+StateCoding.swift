import EspalierDisplayTree

extension Color: StateCoding {
    /// A color in the form of snapshots.
    indirect enum StateCode: Codable {
        case rgb(red: Float, green: Float, blue: Float, opacity: Float)
        case named(String, opacity: Float)
        case tint(opacity: Float)
        case asset(name: String, bundle: String?, opacity: Float)
        case adaptive(light: StateCode, dark: StateCode, opacity: Float)
        case mix(StateCode, StateCode, fraction: Float, isPerceptual: Bool, opacity: Float)
    }

    var stateCode: StateCode? { code }

    var code: StateCode {
        switch content {
        case .rgb(let red, let green, let blue, let opacity):
            .rgb(red: red, green: green, blue: blue, opacity: opacity)
        case .named(let name, let opacity): .named(name.rawValue, opacity: opacity)
        case .tint(let opacity): .tint(opacity: opacity)
        case .asset(let name, let bundle, let opacity): .asset(name: name, bundle: bundle, opacity: opacity)
        case .adaptive(let light, let dark, let opacity):
            .adaptive(light: light.code, dark: dark.code, opacity: opacity)
        // The type of the style is the app's. In a snapshot it is the color that it is without an environment.
        case .custom(let color, let opacity):
            Color(color.style.resolveColor(in: EnvironmentValues())).opacity(Double(opacity)).code
        case .mix(let first, let second, let fraction, let space, let opacity):
            .mix(
                first.code, second.code, fraction: fraction, isPerceptual: space == .perceptual,
                opacity: opacity)
        }
    }

    init?(stateCode: StateCode) {
        switch stateCode {
        case .rgb(let red, let green, let blue, let opacity):
            self.init(.rgb(red: red, green: green, blue: blue, opacity: opacity))
        case .named(let rawValue, let opacity):
            guard let name = NamedColor(rawValue: rawValue) else { return nil }
            self.init(.named(name, opacity: opacity))
        case .tint(let opacity): self.init(.tint(opacity: opacity))
        case .asset(let name, let bundle, let opacity):
            self.init(.asset(name: name, bundle: bundle, opacity: opacity))
        case .adaptive(let light, let dark, let opacity):
            guard let light = Color(stateCode: light), let dark = Color(stateCode: dark) else { return nil }
            self.init(.adaptive(light: light, dark: dark, opacity: opacity))
        case .mix(let first, let second, let fraction, let isPerceptual, let opacity):
            guard let first = Color(stateCode: first), let second = Color(stateCode: second) else { return nil }
            self.init(
                .mix(first, second, fraction: fraction, space: isPerceptual ? .perceptual : .device, opacity: opacity))
        }
    }
}
