import SwiftUI

/// A view, and its image that the server draws.
struct DrawnPage: View {
    @State private var picture: UIImage?

    var body: some View {
        VStack(spacing: 20) {
            Sample().accessibilityElement().accessibilityLabel("The view")
            if let picture { Image(uiImage: picture).accessibilityLabel("The picture") }
            Button("Draw") {
                let renderer = ImageRenderer(content: Sample())
                renderer.scale = UIScreen.main.scale
                picture = renderer.uiImage
            }
        }
        .padding()
    }
}

/// One view of each kind that is drawn.
private struct Sample: View {
    var body: some View {
        HStack(spacing: 12) {
            VStack(alignment: .leading, spacing: 6) {
                Text("Heading").font(.title.bold())
                Text("A text that needs several lines, with **bold** and *italic* letters.").font(.footnote)
                Text("Colors").underline().foregroundStyle(.blue)
                Text("Gradient").font(.title2.bold())
                    .foregroundStyle(
                        LinearGradient(colors: [.red, .purple], startPoint: .leading, endPoint: .trailing))
            }
            .frame(width: 140)
            VStack(spacing: 8) {
                HStack(spacing: 8) {
                    Image(systemName: "heart.fill").font(.title).foregroundStyle(.pink)
                    Circle().fill(AngularGradient(colors: [.red, .yellow, .green, .red], center: .center))
                        .frame(width: 32, height: 32)
                    Capsule().stroke(.orange, style: StrokeStyle(lineWidth: 4, dash: [8, 4])).frame(
                        width: 40, height: 24)
                }
                RoundedRectangle(cornerRadius: 10).fill(.white).frame(width: 100, height: 24)
                    .shadow(color: .black.opacity(0.4), radius: 5, y: 3)
                Rectangle().fill(.teal).frame(width: 40, height: 12).rotationEffect(.degrees(20))
                Color.green.frame(width: 60, height: 20).opacity(0.5).overlay {
                    Color.black.frame(width: 20, height: 20)
                }
                .clipShape(.rect(cornerRadius: 8)).saturation(0.5)
                Canvas { context, size in
                    context.stroke(
                        Path(ellipseIn: CGRect(origin: .zero, size: size).insetBy(dx: 2, dy: 2)), with: .color(.brown),
                        lineWidth: 2)
                    context.draw(Text("Canvas").font(.caption), at: CGPoint(x: size.width / 2, y: size.height / 2))
                }
                .frame(width: 80, height: 30)
            }
        }
        .padding(16)
        .background(Color.yellow.opacity(0.2), in: RoundedRectangle(cornerRadius: 12))
        .border(.gray)
    }
}
