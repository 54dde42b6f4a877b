import SwiftUI

extension Color {
    static let pageBackground = Color(.systemGroupedBackground)
    static let cardBackground = Color(.secondarySystemGroupedBackground)

    /// For what matters less: with more contrast than the system's secondary colour, which small letters need.
    static let quiet = Color.primary.opacity(0.65)
}
