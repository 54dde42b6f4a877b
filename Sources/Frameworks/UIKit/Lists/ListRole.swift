import Foundation

/// The role of a cell in a list.
enum ListRole: Equatable {
    case row(UICollectionLayoutListConfiguration.Appearance)
    case header(UICollectionLayoutListConfiguration.Appearance)
    case footer(UICollectionLayoutListConfiguration.Appearance)

    /// The content of a cell that has not set one.
    @MainActor var content: UIListContentConfiguration {
        switch self {
        case .row(.sidebar), .row(.sidebarPlain): .sidebarCell()
        case .row: .cell()
        case .header(.plain), .header(.sidebarPlain): .plainHeader()
        case .header(.sidebar): .sidebarHeader()
        case .header: .groupedHeader()
        case .footer(.plain), .footer(.sidebarPlain): .plainFooter()
        case .footer: .groupedFooter()
        }
    }
}
