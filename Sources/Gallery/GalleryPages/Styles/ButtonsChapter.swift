import SwiftUI

/// Buttons with the system's styles and custom ones, and menus.
struct ButtonsChapter: View {
    @State private var count = 0
    @State private var sorting = "Name"
    @State private var showsHidden = false
    @Environment(\.colorScheme) private var scheme

    private var green: Color {
        scheme == .dark ? .green : Color(red: 0.05, green: 0.4, blue: 0.15)
    }

    var body: some View {
        VStack(spacing: 0) {
            SettingsGroup("The system's") {
                SettingsRow(isFirst: true) {
                    HStack {
                        Button("Plain") { count += 1 }.buttonStyle(.plain)
                        Spacer()
                        Button("Borderless") { count += 1 }.buttonStyle(.borderless)
                        Spacer()
                        Button("Reset") { count = 0 }
                    }
                    .tintedActions()
                }
                SettingsRow {
                    HStack {
                        Button("Bordered") { count += 1 }.buttonStyle(.bordered)
                        Spacer()
                        Button("Tinted") { count += 1 }.buttonStyle(.bordered).tint(green)
                        Spacer()
                        Button("Prominent") { count += 1 }.buttonStyle(.borderedProminent).tint(.strong)
                    }
                    .lineLimit(1)
                    .minimumScaleFactor(0.7)
                }
                SettingsRow {
                    HStack {
                        Button("Small") { count += 1 }.controlSize(.small)
                        Spacer()
                        Button("Capsule") { count += 1 }.buttonBorderShape(.capsule)
                        Spacer()
                        Button("Off") {}.disabled(true)
                        Spacer()
                        Button("Add", systemImage: "plus") { count += 1 }
                            .labelStyle(.iconOnly)
                            .buttonBorderShape(.circle)
                            .buttonRepeatBehavior(.enabled)
                    }
                    .buttonStyle(.bordered)
                }
                SettingsRow {
                    Button {
                        count += 1
                    } label: {
                        Label("Continue", systemImage: "arrow.right").frame(maxWidth: .infinity)
                    }
                    .buttonStyle(.borderedProminent)
                    .tint(.strong)
                    .controlSize(.large)
                }
                SettingsRow { GlassButtons(count: $count) }
                SettingsRow { LabeledContent("Taps", value: count, format: .number) }
            }
            SettingsGroup("Of our own") {
                SettingsRow(isFirst: true) {
                    HStack {
                        Button("Sink") { count += 1 }.buttonStyle(SinkingButtonStyle())
                        Spacer()
                        Button("Swap") { count += 1 }.buttonStyle(SwappingButtonStyle())
                        Spacer()
                        Button("Twice") { count += 1 }.buttonStyle(TwiceButtonStyle())
                    }
                    .lineLimit(1)
                }
            }
            SettingsGroup("Menus") {
                SettingsRow(isFirst: true) {
                    HStack {
                        Text("Sort by")
                        Spacer()
                        Menu(sorting) {
                            Button("Name", systemImage: "textformat") { sorting = "Name" }
                            Button("Date", systemImage: "calendar") { sorting = "Date" }
                            Toggle("Hidden files", isOn: $showsHidden)
                            Menu("More") {
                                Button("Size") { sorting = "Size" }
                                Button("Kind") { sorting = "Kind" }
                            }
                            Button("Reset", systemImage: "trash", role: .destructive) { sorting = "Name" }
                        }
                        .tintedActions()
                    }
                }
                SettingsRow {
                    ControlGroup {
                        Button("Cut") { count += 1 }
                        Button("Copy") { count += 1 }
                        Button("Paste") { count += 1 }
                    }
                }
            }
        }
    }
}

/// Buttons of glass over colors.
struct GlassButtons: View {
    @Binding var count: Int

    var body: some View {
        HStack {
            Button("Glass") { count += 1 }.buttonStyle(.glass)
            Spacer()
            Text("\(count)")
                .font(.headline)
                .padding(.horizontal, 14)
                .padding(.vertical, 8)
                .glassEffect(.clear, in: .rect(cornerRadius: 10))
            Spacer()
            Button("Prominent") { count += 1 }.buttonStyle(.glassProminent).tint(.strong)
        }
        .lineLimit(1)
        .minimumScaleFactor(0.7)
        .padding(14)
        .background(
            LinearGradient(colors: [.orange, .pink, .indigo], startPoint: .topLeading, endPoint: .bottomTrailing),
            in: .rect(cornerRadius: 12)
        )
        .padding(.vertical, 4)
    }
}

/// A key that sinks into its shadow when pressed.
struct SinkingButtonStyle: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .font(.headline)
            .foregroundColor(.white)
            .padding(.horizontal, 20)
            .padding(.vertical, 10)
            .background(configuration.isPressed ? Color(red: 0.3, green: 0.15, blue: 0.6) : Color.indigo)
            .cornerRadius(12)
            .shadow(color: .black.opacity(configuration.isPressed ? 0 : 0.3), radius: 4, x: 0, y: 3)
            .offset(y: configuration.isPressed ? 2 : 0)
            .animation(.easeOut(duration: 0.1), value: configuration.isPressed)
    }
}

/// Shows another symbol while pressed.
struct SwappingButtonStyle: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        HStack(spacing: 6) {
            Image(systemName: configuration.isPressed ? "heart.fill" : "heart")
                .foregroundColor(.pink)
            configuration.label
        }
        .padding(10)
    }
}

/// Runs the action twice for each tap.
struct TwiceButtonStyle: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .padding(10)
            .border(Color.orange, width: 2)
            .onTapGesture {
                configuration.trigger()
                configuration.trigger()
            }
    }
}
