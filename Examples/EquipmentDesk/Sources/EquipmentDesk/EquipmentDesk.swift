import SwiftData
import SwiftUI

/// A desk where the people of a house borrow equipment.
@main struct EquipmentDesk: App {
    /// Opens the data when the program starts, not with the first page.
    init() { _ = Desk.shared }

    var body: some Scene {
        WindowGroup {
            Home().environment(Desk.shared)
        }
        .authorized {
            Desk.shared.isMember($0?.subject)
        } otherwise: {
            Entrance().environment(Desk.shared).pageIndexing(.never)
        }
        .modelContainer(Desk.shared.container)
        OfflinePage {
            ContentUnavailableView(
                "No connection", systemImage: "wifi.slash",
                description: Text("The page comes back by itself when the desk can be reached."))
        }
        DeskEndpoints()
    }
}

extension Desk {
    /// The desk of this program. Its data is in the folder `EQUIPMENT_DESK_DATA`, or in `data` beside the program's working folder.
    static let shared: Desk = {
        let folder = ProcessInfo.processInfo.environment["EQUIPMENT_DESK_DATA"] ?? "data"
        do { return try Desk(folder: URL(fileURLWithPath: folder)) } catch {
            // An operator can mend that, so it is a sentence and no crash.
            FileHandle.standardError.write(Data("The data in \(folder) cannot be read: \(error)\n".utf8))
            exit(1)
        }
    }()
}
