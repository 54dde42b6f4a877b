package import EspalierDisplayTree

extension NamedColor {
    /// The color's components in the light or dark scheme, with the values of iOS 17.
    package func components(isDark: Bool) -> ColorComponents {
        let (light, dark) = values
        let (value, opacity) = isDark ? dark : light
        return ColorComponents(
            red: Float(value >> 16 & 0xFF) / 255, green: Float(value >> 8 & 0xFF) / 255,
            blue: Float(value & 0xFF) / 255,
            opacity: opacity)
    }

    private typealias Value = (color: UInt32, opacity: Float)

    private var values: (light: Value, dark: Value) {
        switch self {
        case .red: ((0xFF3B30, 1), (0xFF453A, 1))
        case .orange: ((0xFF9500, 1), (0xFF9F0A, 1))
        case .yellow: ((0xFFCC00, 1), (0xFFD60A, 1))
        case .green: ((0x34C759, 1), (0x30D158, 1))
        case .mint: ((0x00C7BE, 1), (0x63E6E2, 1))
        case .teal: ((0x30B0C7, 1), (0x40C8E0, 1))
        case .cyan: ((0x32ADE6, 1), (0x64D2FF, 1))
        case .blue, .accent, .link: ((0x007AFF, 1), (0x0A84FF, 1))
        case .indigo: ((0x5856D6, 1), (0x5E5CE6, 1))
        case .purple: ((0xAF52DE, 1), (0xBF5AF2, 1))
        case .pink: ((0xFF2D55, 1), (0xFF375F, 1))
        case .brown: ((0xA2845E, 1), (0xAC8E68, 1))
        case .gray: ((0x8E8E93, 1), (0x8E8E93, 1))
        case .gray2: ((0xAEAEB2, 1), (0x636366, 1))
        case .gray3: ((0xC7C7CC, 1), (0x48484A, 1))
        case .gray4: ((0xD1D1D6, 1), (0x3A3A3C, 1))
        case .gray5: ((0xE5E5EA, 1), (0x2C2C2E, 1))
        case .gray6: ((0xF2F2F7, 1), (0x1C1C1E, 1))
        case .label: ((0x000000, 1), (0xFFFFFF, 1))
        case .secondaryLabel: ((0x3C3C43, 0.6), (0xEBEBF5, 0.6))
        case .tertiaryLabel, .placeholder: ((0x3C3C43, 0.3), (0xEBEBF5, 0.3))
        case .quaternaryLabel: ((0x3C3C43, 0.18), (0xEBEBF5, 0.16))
        case .separator: ((0x3C3C43, 0.29), (0x545458, 0.6))
        case .fill: ((0x787880, 0.2), (0x787880, 0.36))
        case .secondaryFill: ((0x787880, 0.16), (0x787880, 0.32))
        case .tertiaryFill: ((0x767680, 0.12), (0x767680, 0.24))
        case .quaternaryFill: ((0x747480, 0.08), (0x767680, 0.18))
        case .background: ((0xFFFFFF, 1), (0x000000, 1))
        case .secondaryBackground: ((0xF2F2F7, 1), (0x1C1C1E, 1))
        case .tertiaryBackground: ((0xFFFFFF, 1), (0x2C2C2E, 1))
        case .groupedBackground: ((0xF2F2F7, 1), (0x000000, 1))
        case .secondaryGroupedBackground: ((0xFFFFFF, 1), (0x1C1C1E, 1))
        }
    }
}
