package import SwiftUI

/// A profile whose fields, controls and picture are views and controllers of UIKit.
package struct UIKitPage: View {
    @State private var name = ""
    @State private var picture: UIImage?
    @State private var isChoosing = false
    @State private var warmth = 0.6

    package init() {}

    package var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            Text("UIKit")
                .font(.largeTitle.bold())
                .accessibilityAddTraits(.isHeader)
                .padding(.horizontal, 20)
                .padding(.top, 20)
            Form {
                Section {
                    HStack(spacing: 16) {
                        Portrait(picture: picture, warmth: warmth)
                        VStack(alignment: .leading, spacing: 6) {
                            Text(name.isEmpty ? "No name yet" : name)
                                .font(.headline)
                            Button(picture == nil ? "Choose a picture" : "Choose another picture") { isChoosing = true }
                                .font(.subheadline)
                                .tint(Color(.action))
                        }
                    }
                    .padding(.vertical, 6)
                    LimitedField("Name, up to 20 characters", text: $name, limit: 20)
                        .frame(height: 44)
                } header: {
                    Text("A picker and a field").foregroundColor(.quiet)
                }
                Section {
                    WarmthPanel(warmth: $warmth)
                        .padding(.vertical, 8)
                } header: {
                    Text("Controls in a stack view").foregroundColor(.quiet)
                }
                Section {
                    Tally()
                        .frame(height: 132)
                } header: {
                    Text("A controller").foregroundColor(.quiet)
                }
                Section {
                    Magnet(warmth: warmth)
                        .frame(height: 160)
                } header: {
                    Text("Recognizers").foregroundColor(.quiet)
                } footer: {
                    Text("Drag the disc. Tap it twice, and it goes back.").foregroundColor(.quiet)
                }
            }
            .sheet(isPresented: $isChoosing) {
                PicturePicker { chosen in
                    if let chosen { picture = chosen }
                    isChoosing = false
                }
            }
        }
        .frame(maxWidth: 680)
        .frame(maxWidth: .infinity)
        .background(Color(.systemGroupedBackground).ignoresSafeArea())
    }
}

/// A round picture, or a symbol on a warm or cold background.
private struct Portrait: View {
    let picture: UIImage?
    let warmth: Double

    var body: some View {
        Group {
            if let picture {
                Image(uiImage: picture).resizable().scaledToFill()
            } else {
                Image(systemName: "person.fill")
                    .font(.system(size: 34))
                    .foregroundStyle(.white)
                    .frame(maxWidth: .infinity, maxHeight: .infinity)
                    .background(Color(UIColor.warm(warmth)))
            }
        }
        .frame(width: 72, height: 72)
        .clipShape(Circle())
        .accessibilityLabel("Portrait")
    }
}

extension UIColor {
    /// A blue with more contrast than the system's, which small text needs.
    static let action = UIColor { traits in
        traits.userInterfaceStyle == .dark
            ? UIColor(red: 0.4, green: 0.68, blue: 1, alpha: 1) : UIColor(red: 0, green: 0.4, blue: 0.85, alpha: 1)
    }

    /// A color between a cold blue and a warm orange.
    static func warm(_ warmth: Double) -> UIColor {
        let hue = 0.6 + 0.47 * warmth
        return UIColor(hue: hue > 1 ? hue - 1 : hue, saturation: 0.65, brightness: 0.95, alpha: 1)
    }
}
