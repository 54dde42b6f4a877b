import Foundation
import SwiftData

@Model
final class CloudList {
    var name: String?
    var order: Int64? = 0
    var colorHex: String? = "#ff0000"
    @Relationship(deleteRule: .cascade, inverse: \CloudTask.list) var tasks: [CloudTask]? = []
    @Relationship(deleteRule: .noAction) var owner: CloudOwner?
    init() {}
    var unwrappedTasks: [CloudTask] { tasks ?? [] }
}

@Model
final class CloudTask {
    var title: String?
    var due: Date?
    var list: CloudList?
    init(title: String? = nil) { self.title = title }
}

@Model
final class CloudOwner {
    @Attribute(.allowsCloudEncryption) var secret: String?
    @Attribute(.spotlight, .preserveValueOnDeletion) var name: String?
    @Attribute(.ephemeral) var session: String?
    init() {}
}

enum CloudStore {
    static func container() throws -> ModelContainer {
        let configuration = ModelConfiguration(
            "Cloud", schema: Schema([CloudList.self, CloudTask.self, CloudOwner.self]), isStoredInMemoryOnly: true,
            allowsSave: true, groupContainer: .identifier("group.example"), cloudKitDatabase: .private("iCloud.example")
        )
        return try ModelContainer(for: CloudList.self, configurations: configuration)
    }
}
