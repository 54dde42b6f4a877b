import EspalierViews
import Foundation
import MessageUI
import TestKit
import Testing

@MainActor @Suite struct `A controller for messages` {
    private final class Receiver: NSObject, MFMailComposeViewControllerDelegate, MFMessageComposeViewControllerDelegate
    {
        var results: [String] = []

        func mailComposeController(
            _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: (any Error)?
        ) {
            results.append("mail \(result) \((error as? MFMailComposeError)?.code == .sendFailed)")
        }

        func messageComposeViewController(
            _ controller: MFMessageComposeViewController, didFinishWith result: MessageComposeResult
        ) {
            results.append("message \(result)")
        }
    }

    private struct Shown: UIViewControllerRepresentable {
        let controller: UIViewController
        func makeUIViewController(context: Context) -> UIViewController { controller }
        func updateUIViewController(_ controller: UIViewController, context: Context) {}
    }

    private struct Page: View {
        let controller: UIViewController
        @State private var isShown = true

        var body: some View {
            Text(isShown ? "presented" : "dismissed").sheet(isPresented: $isShown) { Shown(controller: controller) }
        }
    }

    @Test func `says that the device cannot send`() {
        #expect(!MFMailComposeViewController.canSendMail() && !MFMessageComposeViewController.canSendText())
    }

    @Test func `fails when it is presented nevertheless`() {
        let receiver = Receiver()
        let mail = MFMailComposeViewController()
        mail.mailComposeDelegate = receiver
        mail.setToRecipients(["ada@example.org"])
        let message = MFMessageComposeViewController()
        message.messageComposeDelegate = receiver
        message.body = "Hello"
        TestPage(height: 500) { Page(controller: mail) }.update()
        TestPage(height: 500) { Page(controller: message) }.update()
        #expect(receiver.results == ["mail failed true", "message failed"])
    }

    @Test func `dismisses itself without a delegate`() {
        let page = TestPage(height: 500) { Page(controller: MFMailComposeViewController()) }
        page.update()
        #expect(page.texts.contains("dismissed"))
    }
}
