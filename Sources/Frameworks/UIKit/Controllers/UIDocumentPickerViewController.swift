import EspalierViews
public import Foundation
public import UniformTypeIdentifiers

/// Lets the user choose files for the app, or save files of the app.
///
/// The browser uploads the files that the user chooses, and the delegate receives the addresses of copies on the server. Files that are
/// exported are saved by the browser. The picker dismisses itself and then calls its delegate.
open class UIDocumentPickerViewController: UIViewController {
    private enum Purpose {
        case open([UTType])
        case export([URL])
    }

    private let purpose: Purpose
    private var hasEnded = false
    private var allowsMultiple = false

    /// A picker that opens files.
    ///
    /// - Parameters:
    ///   - contentTypes: The types of files to choose from. Types that the app declares allow all files. Folders cannot be chosen.
    ///   - asCopy: Whether the app receives copies, as it always does.
    public init(forOpeningContentTypes contentTypes: [UTType], asCopy: Bool = false) {
        purpose = .open(contentTypes)
        super.init(nibName: nil, bundle: nil)
        sheetPresentationController?.detents = [.medium()]
    }

    /// A sheet that saves files.
    ///
    /// - Parameters:
    ///   - urls: Files and folders of the server. Several files and folders arrive as a ZIP archive.
    ///   - asCopy: Whether the app keeps its files, as it always does.
    public init(forExporting urls: [URL], asCopy: Bool = false) {
        purpose = .export(urls)
        super.init(nibName: nil, bundle: nil)
        sheetPresentationController?.detents = [.medium()]
    }

    /// A picker of files.
    ///
    /// - Parameter allowedUTIs: The identifiers of types, such as `public.text`. Unknown ones are left out.
    public convenience init(documentTypes allowedUTIs: [String], in mode: UIDocumentPickerMode) {
        self.init(forOpeningContentTypes: allowedUTIs.compactMap { UTType($0) }, asCopy: mode == .import)
    }

    /// A sheet that saves a file.
    public convenience init(url: URL, in mode: UIDocumentPickerMode) {
        self.init(forExporting: [url], asCopy: mode == .exportToService)
    }

    /// A sheet that saves files.
    public convenience init(urls: [URL], in mode: UIDocumentPickerMode) {
        self.init(forExporting: urls, asCopy: mode == .exportToService)
    }

    public required init?(coder: NSCoder) { nil }

    /// The object that receives the result.
    open weak var delegate: (any UIDocumentPickerDelegate)?

    /// Whether the user may choose several files.
    open var allowsMultipleSelection: Bool {
        get { allowsMultiple }
        set {
            allowsMultiple = newValue
            viewIfLoaded?.appearanceDidChange()
        }
    }

    /// The folder in which the picker begins. It has no effect: a page cannot know the folders of its user.
    open var directoryURL: URL?

    /// Whether extensions of names are shown. It has no effect: browsers use the dialogs of the system.
    open var shouldShowFileExtensions = false

    override open func loadView() {
        let view = ControllerContentView(of: self) { AnyView($0.panel) }
        view.backgroundColor = .systemBackground
        self.view = view
    }

    @ViewBuilder private var panel: some View {
        switch purpose {
        case .open(let types):
            DocumentChooser(types: types, allowsMultiple: allowsMultiple) { [weak self] in
                self?.end($0)
            }
        case .export(let urls):
            FileExportPanel(urls) { [weak self] in
                self?.end([])
            } finish: { [weak self] in
                self?.end(urls)
            }
        }
    }

    override open func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        hasEnded = false
    }

    override func didDisappear() {
        super.didDisappear()
        finish([])
    }

    private func end(_ urls: [URL]) {
        dismiss(animated: true)
        finish(urls)
    }

    /// Calls the delegate once for each presentation.
    ///
    /// - Parameter urls: Empty if the user canceled.
    private func finish(_ urls: [URL]) {
        guard !hasEnded else { return }
        hasEnded = true
        if urls.isEmpty {
            delegate?.documentPickerWasCancelled(self)
        } else {
            delegate?.documentPicker(self, didPickDocumentsAt: urls)
        }
    }
}

/// The content of a picker of files, which tells the user of a failure.
private struct DocumentChooser: View {
    let types: [UTType]
    let allowsMultiple: Bool
    /// Receives the addresses; none if the user chose nothing.
    let finish: @MainActor ([URL]) -> Void
    @State private var failure: SystemText?

    var body: some View {
        FileImportPanel(types: types, allowsMultiple: allowsMultiple, failure: failure) {
            finish([])
        } finish: { result in
            switch result {
            case .success(let urls): finish(urls)
            case .failure: failure = .unusableFile
            }
        }
    }
}
