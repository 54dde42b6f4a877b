import EspalierViews
public import Foundation

/// A sheet with the items to share, a link to the browser's share sheet, the clipboard and the services of the app.
///
/// Texts, URLs and images are shared, images and URLs of files as files; browsers open their share sheet only by a tap, so that the link
/// is in a sheet of the page. A browser without a share sheet saves files.
open class UIActivityViewController: UIViewController {
    private let given: [Any]
    private var activities: [UIActivity] = []

    /// A sheet for items: texts, URLs and images, and sources of them (`UIActivityItemSource`). Others are left out.
    ///
    /// - Parameter applicationActivities: Further services. Those that cannot take the items are left out.
    public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
        given = activityItems
        super.init(nibName: nil, bundle: nil)
        let placeholders = given.map { item in
            (item as? any UIActivityItemSource)?.activityViewControllerPlaceholderItem(self) ?? item
        }
        activities = (applicationActivities ?? []).filter { $0.canPerform(withActivityItems: placeholders) }
        sheetPresentationController?.detents = [.medium(), .large()]
    }

    public required init?(coder: NSCoder) { nil }

    override var hasPopoverSource: Bool { true }

    /// Services that are left out. Only `copyToPasteboard` has an effect: the browser decides on the others.
    open var excludedActivityTypes: [UIActivity.ActivityType]?

    /// Called after the sheet: with a service of the app or the clipboard, and whether it was completed. Whether the user has shared
    /// by the browser is not known, which counts as not completed.
    open var completionWithItemsHandler: CompletionWithItemsHandler?

    /// The service, whether it was completed, nil, and the failure.
    public typealias CompletionWithItemsHandler = (UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void

    override open func loadView() {
        let view = ControllerContentView(of: self) { AnyView(ActivityPanel(controller: $0)) }
        view.backgroundColor = .systemBackground
        self.view = view
    }

    override func didDisappear() {
        super.didDisappear()
        complete(nil, completed: false)
    }

    fileprivate func end(_ type: UIActivity.ActivityType?, completed: Bool) {
        dismiss(animated: true)
        complete(type, completed: completed)
    }

    private func complete(_ type: UIActivity.ActivityType?, completed: Bool) {
        let handler = completionWithItemsHandler
        completionWithItemsHandler = nil
        handler?(type, completed, nil, nil)
    }

    /// The items for a service; nil for the browser, whose services are not known.
    private func items(for type: UIActivity.ActivityType?) -> [Any] {
        given.compactMap { item in
            guard let source = item as? any UIActivityItemSource else { return item }
            return source.activityViewController(self, itemForActivityType: type)
        }
    }

    /// The items for the browser. Sources are asked once, because the link with the items is in the sheet from the beginning.
    private lazy var items = items(for: nil)

    /// The subject of a mail, and the title for other services: that of the first source with one.
    fileprivate private(set) lazy var subject: Text? = given.lazy
        .compactMap { $0 as? any UIActivityItemSource }
        .map { $0.activityViewController(self, subjectForActivityType: nil) }
        .first { !$0.isEmpty }
        .map { Text(verbatim: $0) }

    /// The items that the browser can share: addresses, texts and files.
    fileprivate var shared: [_ShareItem] { Self.shared(items) }

    private static func shared(_ items: [Any]) -> [_ShareItem] {
        items.compactMap { item in
            switch item {
            case let url as URL: url._shareItem
            case let image as UIImage: _ShareItem(Image(uiImage: image))
            case let text as String: .text(text)
            case let text as NSAttributedString: .text(text.string)
            default: nil
            }
        }
    }

    fileprivate var images: [UIImage] { items.compactMap { $0 as? UIImage } }

    fileprivate var allowsCopy: Bool {
        !copied.isEmpty && excludedActivityTypes?.contains(.copyToPasteboard) != true
    }

    /// The items that go to the clipboard: addresses and texts.
    fileprivate var copied: [String] { shared.compactMap(\.line) }

    fileprivate var services: [UIActivity] { activities }

    fileprivate func copyItems() {
        let lines = Self.shared(items(for: .copyToPasteboard)).compactMap(\.line)
        UIPasteboard.general.string = lines.joined(separator: "\n")
        end(.copyToPasteboard, completed: true)
    }

    fileprivate func run(_ activity: UIActivity) {
        activity.prepare(withActivityItems: items(for: activity.activityType))
        activity.finish = { [weak self] completed in self?.end(activity.activityType, completed: completed) }
        activity.perform()
    }
}

/// The content of a share sheet.
private struct ActivityPanel: View {
    let controller: UIActivityViewController

    var body: some View {
        VStack(spacing: 16) {
            header
            VStack(spacing: 0) {
                if !controller.shared.isEmpty {
                    ShareLink(items: controller.shared, subject: controller.subject) {
                        ActivityRow(title: SystemLabel(.share), image: Image(systemName: "square.and.arrow.up"))
                    }
                }
                if controller.allowsCopy {
                    Divider()
                    Button(action: controller.copyItems) {
                        ActivityRow(title: SystemLabel(.copy), image: Image(systemName: "doc.on.doc"))
                    }
                }
                ForEach(controller.services, id: \.self) { activity in
                    Divider()
                    Button {
                        controller.run(activity)
                    } label: {
                        ActivityRow(
                            title: Text(verbatim: activity.activityTitle ?? ""),
                            image: activity.activityImage.map { Image(uiImage: $0) })
                    }
                }
            }
            .buttonStyle(.plain)
            .background(Color(UIColor.secondarySystemBackground), in: RoundedRectangle(cornerRadius: 12))
            Spacer(minLength: 0)
        }
        .padding(16)
    }

    private var header: some View {
        HStack(spacing: 12) {
            ForEach(Array(controller.images.prefix(1)), id: \.self) { image in
                Image(uiImage: image).resizable().scaledToFill()
                    .frame(width: 48, height: 48)
                    .clipShape(RoundedRectangle(cornerRadius: 8))
                    .accessibilityHidden(true)
            }
            Text(verbatim: controller.copied.first ?? "").font(.headline).lineLimit(2)
            Spacer(minLength: 0)
            Button {
                controller.end(nil, completed: false)
            } label: {
                Image(systemName: "xmark.circle.fill").font(.system(size: 26)).foregroundStyle(.secondary)
            }
            .buttonStyle(.plain)
            .accessibilityLabel(SystemText.close)
        }
    }
}

/// A service of a share sheet.
private struct ActivityRow<Title: View>: View {
    let title: Title
    let image: Image?

    var body: some View {
        HStack {
            title
            Spacer(minLength: 8)
            image
        }
        .padding(.horizontal, 16)
        .frame(minHeight: 48)
        .contentShape(Rectangle())
    }
}

extension _ShareItem {
    /// The item as a line of text; nil for a file.
    fileprivate var line: String? {
        switch self {
        case .url(let url): url.absoluteString
        case .text(let text): text
        case .file: nil
        }
    }
}
