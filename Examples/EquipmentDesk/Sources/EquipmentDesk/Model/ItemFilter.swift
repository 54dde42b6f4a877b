import SwiftData
import SwiftUI

/// Which items a list shows.
struct ItemFilter: Equatable {
    /// A part of the name, the serial number or the place.
    var text = ""
    var category: Category?
    var onlyAvailable = false

    var isEmpty: Bool { self == ItemFilter() }

    /// The items by their names.
    var descriptor: FetchDescriptor<Item> {
        FetchDescriptor(predicate: predicate, sortBy: [SortDescriptor(\.name, comparator: .localizedStandard)])
    }

    private var predicate: Predicate<Item> {
        let (text, onlyAvailable) = (text, onlyAvailable)
        let (category, isAny) = (category ?? .camera, category == nil)
        return #Predicate { item in
            (text.isEmpty || item.name.localizedStandardContains(text) || item.serial.localizedStandardContains(text)
                || item.place.localizedStandardContains(text))
                && (isAny || item.category == category)
                && (!onlyAvailable || !item.loans.contains { $0.end == nil })
        }
    }
}
