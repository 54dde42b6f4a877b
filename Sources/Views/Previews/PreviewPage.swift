#if DEBUG
    import EspalierLayoutEngine
    package import Foundation

    extension PreviewItem {
        /// Opens a page with the preview. It has stored values of its own, so that it does not change those of the app.
        package func page(
            _ variant: PreviewVariant, host: HostEnvironment, resources: AppResources, app: AppInstance? = nil,
            snapshot: Data? = nil, location: PageLocation? = nil
        ) -> ViewGraph {
            var host = host
            if let language = variant.language { host.languages = [language] }
            return ViewGraph(
                title: name, host: host, resources: resources, app: app, values: ClientValues(), snapshot: snapshot,
                location: location
            ) { PreviewPage(item: self, variant: variant) }
        }
    }

    /// The identifier of the view that a preview shows, by which the wall and pictures find its size.
    package enum PreviewIdentifier {
        package static let content = "preview"
    }

    /// The view of a preview's page.
    private struct PreviewPage: View {
        let item: PreviewItem
        /// State, so that a page keeps it while it sleeps.
        @State private var variant: PreviewVariant

        init(item: PreviewItem, variant: PreviewVariant) {
            self.item = item
            _variant = State(initialValue: variant)
        }

        var body: some View {
            let content = SurroundedPreview(
                surroundings: item.surroundings,
                content: PreviewCanvas(
                    content: PreviewBody(make: item.content), isList: item.isList, layout: item.layout, variant: variant
                )
            )
            .transformEnvironment(\.dynamicTypeSize) { if let size = variant.dynamicTypeSize { $0 = size } }
            .transformEnvironment(\.layoutDirection) { if variant.isRightToLeft { $0 = .rightToLeft } }
            if let isDark = variant.isDark {
                content.preferredColorScheme(isDark ? .dark : .light)
            } else {
                content
            }
        }
    }

    /// A view whose body a preview makes, so that the values that it reads are followed.
    struct PreviewBody: View {
        let make: @MainActor () -> AnyView

        var body: AnyView { make() }
    }

    /// The single views of a preview, each in its size.
    private struct PreviewCanvas<Content: View>: View {
        let content: Content
        let isList: Bool
        let layout: PreviewLayout
        let variant: PreviewVariant

        var body: some View {
            if isList {
                Group(subviews: content) { views in
                    if let item = variant.item {
                        if views.indices.contains(item) {
                            PreviewFrame(content: views[item], layout: layout(of: views[item]), variant: variant)
                        } else {
                            PreviewFault("There are \(views.count) previews here.")
                        }
                    } else if views.count == 1 {
                        PreviewFrame(content: views[0], layout: layout(of: views[0]), variant: variant)
                    } else if views.isEmpty {
                        PreviewFault("There is no preview here.")
                    } else {
                        column(views)
                    }
                }
            } else {
                PreviewFrame(content: content, layout: layout, variant: variant)
            }
        }

        private func layout(of view: Subview) -> PreviewLayout { view.containerValues.previewLayout ?? layout }

        private func column(_ views: SubviewsCollection) -> some View {
            GeometryReader { window in
                ScrollView {
                    VStack(alignment: .leading, spacing: 24) {
                        ForEach(views) { view in
                            VStack(alignment: .leading, spacing: 4) {
                                if let name = view.containerValues.previewName {
                                    Text(verbatim: name).font(.footnote).foregroundStyle(.secondary).padding(
                                        .horizontal)
                                }
                                switch layout(of: view) {
                                case .device: view.frame(width: window.size.width, height: window.size.height)
                                case .sizeThatFits: view
                                case .fixed(let width, let height): view.frame(width: width, height: height)
                                }
                            }
                        }
                    }
                    .padding(.vertical)
                }
            }
        }
    }

    /// A single preview in its size: at the corner of a canvas, or in the middle of a page of its own.
    private struct PreviewFrame<Content: View>: View {
        let content: Content
        let layout: PreviewLayout
        let variant: PreviewVariant

        var body: some View {
            switch layout {
            case .device: content
            case .sizeThatFits: placed(PreviewFit(canvas: variant.canvas) { ZStack { content } })
            case .fixed(let width, let height): placed(ZStack { content }.frame(width: width, height: height))
            }
        }

        private func placed(_ view: some View) -> some View {
            view.accessibilityIdentifier(PreviewIdentifier.content)
                .frame(
                    maxWidth: .infinity, maxHeight: .infinity, alignment: variant.canvas == nil ? .center : .topLeading)
        }
    }

    /// Proposes the size of a canvas to a view, whatever the window is, and takes the size that the view chooses.
    private struct PreviewFit: Layout {
        let canvas: CGSize?

        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            subviews.first?.sizeThatFits(canvas.map { ProposedViewSize($0) } ?? proposal) ?? .zero
        }

        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
            let proposal = canvas.map { ProposedViewSize($0) } ?? proposal
            for subview in subviews { subview.place(at: bounds.origin, proposal: proposal) }
        }
    }
#endif
