#if DEBUG
    import EspalierDisplayTree
    import EspalierPagePictures
    import EspalierPictures
    import EspalierViews
    import Foundation

    /// Writes the previews of a program as pictures, without a browser.
    ///
    /// Each preview has a picture in the light scheme, and one in the dark scheme whose name ends with `-dark`: PNG files of two pixels
    /// per point, as large as a phone or as its traits say.
    @MainActor
    struct PreviewPictures {
        let resources: AppResources
        let folder: URL

        private static let phone = CGSize(width: 390, height: 844)
        private static let scale: CGFloat = 2

        struct Failure: Error, CustomStringConvertible {
            let description: String
        }

        /// Writes the pictures of all previews, prints their number, and ends the program.
        static func writeAll(
            to folder: String, program: String, options: ServerOptions, _ dependencies: ServerProgram.Dependencies
        ) -> Never {
            let resources = dependencies.resources
            let files = StaticFiles(folder: options.publicFolder)
            dependencies.addFiles(files)
            resources.images = ImageFiles(folder: options.publicFolder, assets: .ofApp, servedBy: files)
            let pictures = PreviewPictures(resources: resources, folder: URL(fileURLWithPath: folder))
            Task { @MainActor in
                do {
                    let count = try await pictures.write(.ofProgram)
                    print("\(program) has written \(count) pictures of previews to \(folder)")
                    exit(0)
                } catch {
                    FileHandle.standardError.write(Data("\(program): \(error)\n".utf8))
                    exit(1)
                }
            }
            while true { _ = RunLoop.main.run(mode: .default, before: .distantFuture) }
        }

        /// Writes the pictures, and returns their number.
        func write(_ catalog: PreviewCatalog) async throws -> Int {
            do { try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true) } catch {
                throw Failure(description: "cannot create \(folder.path): \(error.localizedDescription)")
            }
            var count = 0
            for item in catalog.items {
                await item.prepare()
                let size = item.orientation.isLandscape ? CGSize(width: 844, height: 390) : Self.phone
                let names = item.names(host: host(size, isDark: false), resources: resources)
                for (index, name) in names.enumerated() {
                    var file = item.path
                    if item.isList, names.count > 1 || name != nil { file += " (\(name ?? String(index + 1)))" }
                    for isDark in [false, true] {
                        var variant = PreviewVariant()
                        (variant.isDark, variant.canvas) = (isDark, size)
                        if item.isList { variant.item = index }
                        let data = try await picture(of: item, variant, size)
                        let name = Self.fileName(file) + (isDark ? "-dark" : "") + ".png"
                        do { try data.write(to: folder.appending(path: name)) } catch {
                            throw Failure(description: "cannot write \(name): \(error.localizedDescription)")
                        }
                        count += 1
                    }
                }
            }
            return count
        }

        private func host(_ size: CGSize, isDark: Bool) -> HostEnvironment {
            HostEnvironment(
                size: size, prefersDarkScheme: isDark, languages: [resources.strings?.languages.first ?? "en"],
                displayScale: Double(Self.scale))
        }

        private func picture(of item: PreviewItem, _ variant: PreviewVariant, _ size: CGSize) async throws -> Data {
            let isDark = variant.isDark ?? false
            let graph = item.page(variant, host: host(size, isDark: isDark), resources: resources)
            defer { graph.end() }
            var tree = graph.updatedTree()
            // Tasks of views that only wait for their turn.
            for _ in 0..<10 {
                await Task.yield()
                tree = graph.updatedTree()
            }
            if let failure = graph.failure { throw Failure(description: "the preview \(item.path) failed: \(failure)") }
            let shown = tree.root.frame(ofIdentifier: PreviewIdentifier.content)?.size ?? size
            let bitmap = try PagePicture.bitmap(
                of: tree, size: shown, scale: Self.scale, isDark: isDark, resources: resources)
            guard let data = bitmap.png() else { throw Failure(description: "the preview \(item.path) has no picture") }
            return data
        }

        /// A name as that of a file.
        private static func fileName(_ name: String) -> String {
            String(name.map { $0 == "/" || $0.unicodeScalars.contains { $0.value < 32 } ? "-" : $0 }.prefix(100))
        }
    }

    extension InterfaceOrientation {
        fileprivate var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
    }

    extension DisplayNode {
        /// The frame of the node with an identifier, with the offsets of the nodes around it; nil if there is none.
        fileprivate func frame(ofIdentifier identifier: String) -> CGRect? {
            if semantics?.identifier == identifier { return frame }
            for child in children {
                if let found = child.frame(ofIdentifier: identifier) {
                    return found.offsetBy(dx: frame.minX, dy: frame.minY)
                }
            }
            return nil
        }
    }
#endif
