#if DEBUG
    import EspalierHTMLRenderer
    import EspalierViews

    extension PreviewWall {
        /// The wall with the variants that a query asks for.
        func page(_ choices: PreviewChoices, below basePath: BasePath) -> String {
            let body = entries.isEmpty ? Self.empty : cards(choices, below: basePath)
            return """
                <!DOCTYPE html>
                <html lang="en" data-version="\(version)"><head><meta charset="utf-8"><title>Previews</title>\
                <meta name="viewport" content="width=device-width, initial-scale=1">\
                <meta name="color-scheme" content="light dark"><meta name="robots" content="noindex">\
                <style>\(Self.style)</style></head>\
                <body>\(header(choices, below: basePath))<main>\(body)</main>\
                <script src="\(HTMLText.escape(basePath.address(of: script)))" defer></script></body></html>

                """
        }

        private static let empty = """
            <p class="none">There are no previews yet. Write <code>#Preview { ContentView() }</code> below a view, and build \
            again: it appears here by itself.</p>
            """

        // MARK: The choices

        private func header(_ choices: PreviewChoices, below basePath: BasePath) -> String {
            let sizes = PreviewChoices.devices.map { device in
                Self.box("size", "\(device.width)", "\(device.width)", choices.widths.contains(device.width))
            }
            let schemes = [("light", "Light"), ("dark", "Dark")].map {
                Self.box("scheme", $0.0, $0.1, choices.schemes.contains($0.0))
            }
            let texts = DynamicTypeSize.allCases.map { "\($0)" }
            let tongues =
                languages.count < 2
                ? "" : Self.list("language", "Language", languages.map { ($0, $0) }, choices.language)
            return """
                <header><h1>Previews <output>\(entries.count)</output></h1>\
                <form action="\(HTMLText.escape(basePath.address(of: "/\(PreviewCatalog.folder)")))">\
                <input type="search" name="q" value="\(HTMLText.escape(choices.search))" placeholder="Search" \
                aria-label="Search" autocomplete="off">\
                <fieldset><legend>Widths</legend>\(sizes.joined())</fieldset>\
                <fieldset><legend>Schemes</legend>\(schemes.joined())</fieldset>\
                \(Self.list("text", "Text size", texts.map { ($0, $0) }, choices.textSize))\(tongues)\
                <fieldset><legend>Direction</legend>\
                \(Self.box("direction", "rtl", "Right to left", choices.isRightToLeft))</fieldset>\
                <noscript><button>Show</button></noscript></form></header>
                """
        }

        private static func box(_ name: String, _ value: String, _ title: String, _ isOn: Bool) -> String {
            "<label><input type=\"checkbox\" name=\"\(name)\" value=\"\(value)\"\(isOn ? " checked" : "")><span>\(title)</span></label>"
        }

        private static func list(
            _ name: String, _ title: String, _ values: [(String, String)], _ chosen: String
        ) -> String {
            let options = values.map { value, title in
                "<option value=\"\(HTMLText.escape(value))\"\(value == chosen ? " selected" : "")>\(HTMLText.escape(title))</option>"
            }
            return """
                <select name="\(name)" aria-label="\(title)"><option value="">\(title)</option>\(options.joined())</select>
                """
        }

        // MARK: The previews

        private func cards(_ choices: PreviewChoices, below basePath: BasePath) -> String {
            var html = ""
            for entry in entries {
                let frames = choices.frames(of: entry)
                let path = HTMLText.escape(basePath.address(of: entry.path))
                let name = HTMLText.escape(entry.name)
                let place = HTMLText.escape(entry.line > 0 ? "\(entry.fileID):\(entry.line)" : entry.fileID)
                html += """
                    <section\(choices.finds(entry) ? "" : " hidden") data-name="\(HTMLText.escape("\(entry.name) \(entry.fileID)".lowercased()))">\
                    <h2><a href="\(path)">\(name)</a> <small>\(place)</small></h2><div class="frames">
                    """
                for frame in frames {
                    let size = frame.shownSize
                    let fits = frame.layout == .sizeThatFits ? " class=\"fits\"" : ""
                    html += """
                        <figure\(fits) style="--w:\(size.width);--h:\(size.height);--z:\(frame.scale)">\
                        <div title="\(name), \(frame.caption)" \
                        data-address="\(path)?\(HTMLText.escape(frame.query))"></div>\
                        <figcaption>\(frame.caption)</figcaption></figure>
                        """
                }
                html += "</div></section>"
            }
            return html + "<p class=\"none\" hidden>No preview has this name.</p>"
        }

        private static let style = """
            :root{--ground:#f2f2f7;--row:#fff;--label:#000;--second:#6b6b70;--line:rgba(60,60,67,.29);--tint:#0062cc;\
            --fill:rgba(120,120,128,.12)}\
            @media(prefers-color-scheme:dark){:root{--ground:#000;--row:#1c1c1e;--label:#fff;--second:#a1a1a8;\
            --line:rgba(84,84,88,.65);--tint:#4da3ff;--fill:rgba(120,120,128,.24)}}\
            *{box-sizing:border-box}[hidden]{display:none!important}\
            body{margin:0;background:var(--ground);color:var(--label);font:15px/20px Inter,-apple-system,system-ui,sans-serif}\
            header{position:sticky;top:0;z-index:1;background:var(--ground);padding:12px 16px;border-bottom:.5px solid var(--line)}\
            h1{font-size:22px;line-height:28px;margin:0 0 8px;letter-spacing:-.3px}output{color:var(--second);font-weight:400}\
            form{display:flex;gap:8px;overflow-x:auto;align-items:center;margin:0 -16px;padding:2px 16px;scrollbar-width:none}\
            form>*{flex:none}fieldset{display:flex;gap:2px;border:0;margin:0;padding:2px;background:var(--fill);border-radius:9px}\
            legend{position:absolute;clip-path:inset(50%);width:1px;height:1px;overflow:hidden}\
            label input{position:absolute;opacity:0}label span{display:block;padding:6px 12px;min-width:44px;text-align:center;\
            border-radius:7px;cursor:pointer}label input:checked+span{background:var(--row);box-shadow:0 1px 3px rgba(0,0,0,.16)}\
            label input:focus-visible+span{outline:3px solid var(--tint)}\
            @media(prefers-color-scheme:dark){label input:checked+span{background:#636366}}\
            input[type=search],select,button{font:inherit;color:inherit;background:var(--fill);border:0;border-radius:9px;height:36px;\
            padding:0 12px}input[type=search]{width:200px}select{padding-right:4px}option{background:var(--row)}\
            input[type=search]:focus-visible,select:focus-visible{outline:3px solid var(--tint);outline-offset:-1px}\
            main{display:grid;gap:16px;padding:16px;grid-template-columns:repeat(auto-fill,minmax(min(100%,600px),1fr));\
            align-items:start}section{background:var(--row);border-radius:12px;padding:12px 0;min-width:0;scroll-margin-top:120px}\
            h2{font-size:17px;line-height:22px;margin:0;padding:0 16px;overflow-wrap:anywhere}h2 a{color:inherit;text-decoration:none}\
            h2 a:hover{color:var(--tint)}small{color:var(--second);font-size:13px;font-weight:400;margin-left:4px}\
            .frames{display:flex;gap:12px;overflow-x:auto;padding:12px 16px 0;scroll-snap-type:x proximity;scroll-padding:16px}\
            figure{margin:0;flex:none;scroll-snap-align:start}\
            figure div{width:calc(var(--w)*var(--z)*1px);height:calc(var(--h)*var(--z)*1px);overflow:hidden;border-radius:8px;\
            box-shadow:0 0 0 1px var(--line);margin:1px}\
            iframe{display:block;border:0;width:calc(var(--w)*1px);height:calc(var(--h)*1px);transform:scale(var(--z));\
            transform-origin:0 0;background:none}\
            figcaption{color:var(--second);font-size:12px;line-height:16px;padding-top:6px}\
            .none{color:var(--second);font-size:17px;line-height:24px;max-width:560px;margin:64px auto;text-align:center;\
            grid-column:1/-1}code{font:15px/22px ui-monospace,monospace;background:var(--fill);border-radius:5px;padding:1px 5px;\
            color:var(--label)}
            """
    }
#endif
