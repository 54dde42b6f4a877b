import SwiftUI

/// Labels with insets and paragraphs, layers with images, and a view with actions for assistive technologies.
struct LabelsPage: View {
    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            LabelsView().fixedSize(horizontal: false, vertical: true)
            (Text("Small ").font(.system(size: 9))
                + Text(
                    "and then a text of several lines in the size of the body, whose lines are as high as the server says"
                ))
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading).padding(16)
    }
}

private final class InsetLabel: UILabel {
    let insets = UIEdgeInsets(top: 6, left: 14, bottom: 6, right: 14)

    override func drawText(in rect: CGRect) { super.drawText(in: rect.inset(by: insets)) }

    override var intrinsicContentSize: CGSize {
        let size = super.intrinsicContentSize
        return CGSize(width: size.width + insets.left + insets.right, height: size.height + insets.top + insets.bottom)
    }
}

private struct LabelsView: UIViewRepresentable {
    func makeUIView(context: Context) -> UIStackView {
        let stack = UIStackView()
        stack.axis = .vertical
        stack.alignment = .leading
        stack.spacing = 12
        stack.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
        for text in [
            "Badge",
            "A longer note that wraps in the width of the page, with the same room on all of its sides, again and again",
        ] {
            let label = InsetLabel()
            label.text = text
            label.numberOfLines = 0
            label.backgroundColor = .systemYellow
            label.layer.cornerRadius = 12
            label.layer.masksToBounds = true
            label.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
            stack.addArrangedSubview(label)
        }
        let style = NSMutableParagraphStyle()
        (style.paragraphSpacing, style.firstLineHeadIndent, style.lineHeightMultiple) = (10, 24, 1.3)
        let text = UILabel()
        text.numberOfLines = 0
        let string = NSMutableAttributedString(
            string:
                "The first paragraph begins with an indent, has high lines, and wraps in the width of the page.\nThe second one does so too, at some distance from the first ",
            attributes: [.paragraphStyle: style])
        string.append(NSAttributedString(attachment: NSTextAttachment(image: UIImage(systemName: "star.fill")!)))
        text.attributedText = string
        text.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
        stack.addArrangedSubview(text)
        let picture = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 20)).image { context in
            UIColor.systemBlue.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 40, height: 20))
            UIColor.white.setFill()
            context.cgContext.fillEllipse(in: CGRect(x: 2, y: 2, width: 16, height: 16))
        }
        let row = UIStackView()
        row.spacing = 12
        for gravity in [CALayerContentsGravity.resize, .resizeAspect, .resizeAspectFill, .center] {
            let view = UIView()
            view.layer.contents = picture.cgImage
            view.layer.contentsScale = picture.scale
            view.layer.contentsGravity = gravity
            view.layer.masksToBounds = true
            view.layer.cornerRadius = 10
            view.backgroundColor = .systemGray4
            view.widthAnchor.constraint(equalToConstant: 70).isActive = true
            view.heightAnchor.constraint(equalToConstant: 70).isActive = true
            row.addArrangedSubview(view)
        }
        stack.addArrangedSubview(row)
        let turned = UIView()
        turned.backgroundColor = .systemGreen
        turned.widthAnchor.constraint(equalToConstant: 120).isActive = true
        turned.heightAnchor.constraint(equalToConstant: 60).isActive = true
        var perspective = CATransform3DIdentity
        perspective.m34 = -1 / 300
        turned.layer.transform = CATransform3DRotate(perspective, 0.8, 0, 1, 0)
        stack.addArrangedSubview(turned)
        let message = UILabel()
        message.text = "Message"
        message.accessibilityTraits = .header
        message.accessibilityCustomActions = [
            UIAccessibilityCustomAction(name: "Delete") { _ in
                message.text = "Deleted"
                return true
            }
        ]
        stack.addArrangedSubview(message)
        let save = UIButton(type: .system)
        save.setTitle("Save", for: .normal)
        save.addAction(UIAction { _ in UIImageWriteToSavedPhotosAlbum(picture, nil, nil, nil) }, for: .touchUpInside)
        stack.addArrangedSubview(save)
        return stack
    }

    func updateUIView(_ view: UIStackView, context: Context) {}
}
