package import SwiftUI

/// An editable to-do list in sections.
package struct ListPage: View {
    @State private var open = ["Buy flour", "Call the plumber", "Return books", "写信"]
    @State private var done = ["Water the plants"]
    @State private var choice: String?
    @State private var showsDone = true
    @State private var urgent: Set<String> = []

    package init() {}

    package var body: some View {
        VStack(spacing: 0) {
            HStack {
                Text("To do")
                    .font(.largeTitle.bold())
                    .accessibilityAddTraits(.isHeader)
                Spacer()
                EditButton().tint(.primary)
            }
            .padding(.horizontal, 20)
            .padding(.top, 20)
            .padding(.bottom, 4)
            .frame(maxWidth: 640)
            List(selection: $choice) {
                Section {
                    ForEach(open, id: \.self) { item in
                        HStack(spacing: 12) {
                            Image(systemName: urgent.contains(item) ? "flag.fill" : "circle")
                                .foregroundColor(urgent.contains(item) ? .orange : .quiet)
                            Text(item)
                        }
                        .swipeActions(edge: .leading) {
                            Button {
                                withAnimation { finish(item) }
                            } label: {
                                Label("Done", systemImage: "checkmark")
                            }
                            .tint(.green)
                        }
                        .swipeActions(edge: .trailing) {
                            Button(role: .destructive) {
                                withAnimation { open.removeAll { $0 == item } }
                            } label: {
                                Label("Remove", systemImage: "trash")
                            }
                            Button {
                                urgent.formSymmetricDifference([item])
                            } label: {
                                Label("Flag", systemImage: "flag")
                            }
                            .tint(.orange)
                        }
                    }
                    .onDelete { [shown = open] positions in
                        let removed = positions.map { shown[$0] }
                        open.removeAll { removed.contains($0) }
                    }
                    .onMove { open.move(fromOffsets: $0, toOffset: $1) }
                } header: {
                    Text("Open").foregroundColor(.quiet)
                } footer: {
                    Text(choice.map { "Chosen: \($0)" } ?? "Tap one to choose it.").foregroundColor(.quiet)
                }
                Section(isExpanded: $showsDone) {
                    ForEach(done, id: \.self) { item in
                        HStack(spacing: 12) {
                            Image(systemName: "checkmark.circle.fill").foregroundColor(.green)
                            Text(item).strikethrough()
                        }
                    }
                } header: {
                    Text("Done").foregroundColor(.quiet)
                }
            }
            .tint(.primary)
            .refreshable { await refresh() }
            .frame(maxWidth: 680)
        }
        .frame(maxWidth: .infinity)
        .background(Color.pageBackground.ignoresSafeArea())
    }

    /// Simulates loading entries of other users. Each call adds one.
    private func refresh() async {
        try? await Task.sleep(for: .milliseconds(800))
        let found = ["Buy stamps", "Answer Jo", "Book a table"].filter { !open.contains($0) }
        withAnimation { open.append(contentsOf: found.prefix(1)) }
    }

    private func finish(_ item: String) {
        open.removeAll { $0 == item }
        done.append(item)
    }
}
