#if DEBUG
    /// A preview of the program, with its place in the source code.
    @MainActor
    package struct PreviewItem {
        package let name: String
        /// The path of the page below `previews/`. No other preview has it.
        package fileprivate(set) var path: String
        /// The module and the file, as `#fileID`; only the module for a `PreviewProvider`.
        package let fileID: String
        /// The line; 0 if it is not known.
        package let line: Int
        package private(set) var layout = PreviewLayout.device
        package private(set) var orientation = InterfaceOrientation.portrait
        package let isList: Bool
        let surroundings: [PreviewSurrounding]
        let content: @MainActor () -> AnyView

        /// The name of the file without its folder; empty if it is not known.
        package var file: String { fileID.contains("/") ? String(fileID.split(separator: "/").last ?? "") : "" }

        init(_ preview: Preview, fileID: String, line: Int, name: String) {
            self.name = name
            path = name
            self.fileID = fileID
            self.line = line
            isList = preview.isList
            content = preview.content
            var surroundings: [PreviewSurrounding] = []
            for trait in preview.traits {
                switch trait.kind {
                case .layout(let layout): self.layout = layout
                case .orientation(let orientation): self.orientation = orientation
                case .surrounding(let surrounding): surroundings.append(surrounding)
                }
            }
            self.surroundings = surroundings
        }

        init(_ registry: any _PreviewRegistry.Type) {
            let preview = registry.makePreview()
            let file = registry.fileID.split(separator: "/").last ?? ""
            let name = preview.name.flatMap { $0.isEmpty ? nil : $0 } ?? String(file.prefix { $0 != "." })
            self.init(preview, fileID: registry.fileID, line: registry.line, name: name)
        }

        init<Provider: PreviewProvider>(_ provider: Provider.Type) {
            let module = _typeName(provider).prefix { $0 != "." }
            var name = "\(provider)"
            for suffix in ["_Previews", "_Preview", "Previews"] where name.hasSuffix(suffix) && name != suffix {
                name.removeLast(suffix.count)
                break
            }
            let preview = Preview(name: name, traits: [], isList: true) { AnyView(provider.previews) }
            self.init(preview, fileID: String(module), line: 0, name: name)
        }

        /// Makes the shared data of the preview's modifiers.
        package func prepare() async {
            for surrounding in surroundings { await PreviewContexts.make(for: surrounding) }
        }
    }

    extension [PreviewItem] {
        /// Gives each preview a path of its own: its name, or if several have that, the file and the name, or else a number, too.
        @MainActor
        mutating func makePathsDistinct() {
            let names = Dictionary(grouping: self, by: \.name).mapValues(\.count)
            var taken: Set<String> = []
            for index in indices {
                let item = self[index]
                var path = item.name
                if names[item.name, default: 0] > 1, !item.file.isEmpty {
                    path = "\(item.file.prefix { $0 != "." }).\(item.name)"
                }
                var number = 1
                while !taken.insert(number == 1 ? path : "\(path)-\(number)").inserted { number += 1 }
                self[index].path = number == 1 ? path : "\(path)-\(number)"
            }
        }
    }
#endif
