#if DEBUG
    import SwiftData
    import SwiftUI

    /// A desk with some equipment and loans around a preview.
    struct SampleDesk: PreviewModifier {
        static func makeSharedContext() throws -> Desk {
            let desk = try Desk(folder: FileManager.default.temporaryDirectory.appending(path: "desk-\(UUID())"))
            try desk.addAccount(AccountDraft(id: "ada", name: "Ada"), passwordHash: "", by: "ada")
            try desk.addAccount(AccountDraft(id: "bob", name: "Bob"), passwordHash: "", by: "ada")
            for (name, category, place) in [
                ("Camera", Category.camera, "Shelf 1"), ("Drill", .tool, "Cellar"), ("Lamp", .lighting, ""),
                ("Microphone with a stand and two long cables", .sound, "Shelf 2"),
            ] {
                let item = try desk.save(ItemDraft(name: name, category: category, place: place), by: "ada")
                if category == .tool { try desk.lend(item, until: .now.addingTimeInterval(86_400), to: "bob") }
            }
            return desk
        }

        func body(content: Content, context: Desk) -> some View {
            content.environment(context).modelContainer(context.container)
        }
    }

    extension PreviewTrait where T == Preview.ViewTraits {
        @MainActor static var sampleDesk: Self { .modifier(SampleDesk()) }
    }
#endif
