import EspalierViews
import Foundation

/// A data source whose rows have identities, so that rows move when others come and go.
@MainActor
protocol RowIdentifying: AnyObject {
    func identity(ofSection section: Int) -> AnyHashable?
    func identity(of path: IndexPath) -> AnyHashable?
}

/// A section of a table.
struct SectionReference {
    let index: Int
    let identity: AnyHashable
}

/// A row of a section.
struct RowReference {
    let index: Int
    let identity: AnyHashable
}

/// The rows of a section with their identities, those of the source or else their places, which are read when a row is needed.
struct IdentifiedRows: RandomAccessCollection {
    private let source: (any RowIdentifying)?
    private let section: Int
    let endIndex: Int
    var startIndex: Int { 0 }

    init(source: (any RowIdentifying)?, section: Int, count: Int) {
        self.source = source
        self.section = section
        endIndex = count
    }

    subscript(index: Int) -> RowReference {
        let path = IndexPath(row: index, section: section)
        let identity = source.map { UncheckedTransfer($0).onMain { $0.identity(of: path) } } ?? nil
        return RowReference(index: index, identity: identity ?? AnyHashable(path))
    }
}
