import SwiftUI

/// Lets the user choose a picture, and passes a small copy of it to the app; nil if the user chose none.
struct PicturePicker: UIViewControllerRepresentable {
    let finish: (UIImage?) -> Void

    func makeCoordinator() -> Receiver { Receiver(finish) }

    func makeUIViewController(context: Context) -> UIImagePickerController {
        let picker = UIImagePickerController()
        picker.delegate = context.coordinator
        return picker
    }

    func updateUIViewController(_ picker: UIImagePickerController, context: Context) {}

    /// Receives the picture.
    final class Receiver: NSObject, UIImagePickerControllerDelegate, UINavigationControllerDelegate {
        private let finish: (UIImage?) -> Void

        init(_ finish: @escaping (UIImage?) -> Void) {
            self.finish = finish
        }

        func imagePickerController(
            _ picker: UIImagePickerController,
            didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
        ) {
            finish((info[.originalImage] as? UIImage)?.squared(side: 144))
        }

        func imagePickerControllerDidCancel(_ picker: UIImagePickerController) { finish(nil) }
    }
}

extension UIImage {
    /// The middle of the image as a square.
    fileprivate func squared(side: CGFloat) -> UIImage {
        let format = UIGraphicsImageRendererFormat.default()
        format.scale = 2
        return UIGraphicsImageRenderer(size: CGSize(width: side, height: side), format: format).image { _ in
            let factor = side / min(size.width, size.height)
            let scaled = CGSize(width: size.width * factor, height: size.height * factor)
            draw(
                in: CGRect(
                    x: (side - scaled.width) / 2, y: (side - scaled.height) / 2, width: scaled.width,
                    height: scaled.height))
        }
    }
}
