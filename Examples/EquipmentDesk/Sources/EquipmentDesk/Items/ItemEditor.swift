import PhotosUI
import SwiftUI

/// Adds an item, or changes one.
struct ItemEditor: View {
    /// The item that changes; nil for a new one.
    let item: Item?
    @State private var draft: ItemDraft
    @Environment(Desk.self) private var desk
    @Environment(\.identity) private var identity
    @Environment(\.dismiss) private var dismiss
    @State private var picked: PhotosPickerItem?
    @State private var photo: Data?
    @State private var fault: String?

    init(item: Item? = nil) {
        self.item = item
        _draft = State(initialValue: item.map(ItemDraft.init) ?? ItemDraft())
    }

    var body: some View {
        NavigationStack {
            Form {
                Section {
                    TextField("Name", text: $draft.name)
                    Picker("Category", selection: $draft.category) {
                        ForEach(Category.allCases) { Text($0.title).tag($0) }
                    }
                    TextField("Serial number", text: $draft.serial)
                    TextField("Place", text: $draft.place)
                }
                Section("Note") { TextEditor(text: $draft.note).frame(minHeight: 80) }
                Section {
                    PhotosPicker(selection: $picked, matching: .images) {
                        Label(
                            photo == nil && item?.photo == nil ? "Add a photo" : "Change the photo",
                            systemImage: "photo"
                        )
                    }
                    if let photo, let image = UIImage(data: photo) {
                        Image(uiImage: image).resizable().scaledToFit().frame(maxHeight: 200)
                    }
                }
            }
            .navigationTitle(item == nil ? "New item" : "Edit")
            .navigationBarTitleDisplayMode(.inline)
            .toolbar {
                ToolbarItem(placement: .cancellationAction) { Button("Cancel") { dismiss() } }
                ToolbarItem(placement: .confirmationAction) {
                    Button("Save", action: save).disabled(draft.name.isEmpty)
                }
            }
            .onChange(of: picked) { load() }
            .alert($fault)
        }
    }

    private func load() {
        guard let picked else { return }
        Task {
            do { photo = try await picked.loadTransferable(type: Data.self) } catch {
                fault = error.localizedDescription
            }
        }
    }

    private func save() {
        guard let account = identity?.subject else { return }
        fault.note {
            try desk.save(draft, as: item, photo: photo, by: account)
            dismiss()
        }
    }
}

#Preview("New item", traits: .sampleDesk) { ItemEditor() }
