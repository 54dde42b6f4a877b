import SwiftUI

extension Color {
    static let pageBackground = Color(.systemGroupedBackground)
    static let cardBackground = Color(.secondarySystemGroupedBackground)

    /// A secondary text color. It has more contrast than the system's, which small text needs.
    static let quiet = Color.primary.opacity(0.65)
}
