#if DEBUG
    import EspalierViews
    import Foundation

    /// The variants that the wall shows, as its query names them.
    struct PreviewChoices: Equatable {
        /// The sizes of devices by their widths.
        static let devices: [(width: Int, height: Int)] = [(320, 568), (390, 844), (768, 1024), (1280, 800)]

        var widths: [Int] = []
        var schemes: [String] = []
        var textSize = ""
        var language = ""
        var isRightToLeft = false
        var search = ""

        init(_ query: Parameters = Parameters()) {
            for pair in query.pairs {
                switch pair.name {
                case "size":
                    if let width = Int(pair.value), Self.devices.contains(where: { $0.width == width }) {
                        widths.append(width)
                    }
                case "scheme": if ["light", "dark"].contains(pair.value) { schemes.append(pair.value) }
                case "text":
                    textSize = DynamicTypeSize.allCases.map { "\($0)" }.first { $0 == pair.value } ?? ""
                case "language": language = pair.value
                case "direction": isRightToLeft = pair.value == "rtl"
                case "q": search = pair.value
                default: break
                }
            }
            if widths.isEmpty { widths = [390] }
            if schemes.isEmpty { schemes = ["light", "dark"] }
        }

        /// Whether the search finds a preview by its name or its file.
        func finds(_ entry: PreviewWall.Entry) -> Bool {
            search.isEmpty || "\(entry.name) \(entry.fileID)".lowercased().contains(search.lowercased())
        }

        /// The frames of a preview, in their order.
        func frames(of entry: PreviewWall.Entry) -> [PreviewFrame] {
            widths.flatMap { width in
                schemes.map { scheme in
                    let height = Self.devices.first { $0.width == width }?.height ?? 844
                    return PreviewFrame(
                        width: entry.isLandscape ? height : width, height: entry.isLandscape ? width : height,
                        layout: entry.layout, scheme: scheme, choices: self)
                }
            }
        }
    }

    /// A frame of the wall.
    struct PreviewFrame {
        /// The size of the device.
        let width: Int
        let height: Int
        let layout: PreviewLayout
        let scheme: String
        let choices: PreviewChoices

        /// The query of the frame's page.
        var query: String {
            var pairs = ["size=\(width)x\(height)", "canvas=\(width)x\(height)", "scheme=\(scheme)"]
            if !choices.textSize.isEmpty { pairs.append("text=\(choices.textSize)") }
            if !choices.language.isEmpty { pairs.append("language=\(PercentEncoding.encode(choices.language))") }
            if choices.isRightToLeft { pairs.append("direction=rtl") }
            return pairs.joined(separator: "&")
        }

        /// The size before the page has arrived, in points.
        var shownSize: (width: Int, height: Int) {
            switch layout {
            case .device: (width, height)
            case .sizeThatFits: (width, 88)
            case .fixed(let width, let height): (Int(max(1, width).rounded(.up)), Int(max(1, height).rounded(.up)))
            }
        }

        var caption: String {
            switch layout {
            case .fixed: "\(shownSize.width) × \(shownSize.height), \(scheme)"
            case .device, .sizeThatFits: "\(width) × \(height), \(scheme)"
            }
        }

        /// The scale at which the frame is shown. Devices are smaller than they are.
        var scale: String {
            guard layout == .device else { return "1" }
            switch width {
            case ...400: return ".7"
            case ...900: return ".5"
            default: return ".4"
            }
        }
    }
#endif
