import EspalierDisplayTree
import EspalierLayoutEngine
import Foundation
import Testing

@testable import EspalierHTMLRenderer

@Suite struct `The metadata of a page` {
    private func tree(
        _ metadata: DisplayMetadata?, title: String = "Boats", path: String? = nil, revision: Int = 1
    ) -> DisplayTree {
        let size = CGSize(width: 100, height: 100)
        return DisplayTree(
            revision: revision, size: size, title: title, place: path.map { DisplayPlace(path: $0, screens: 0) },
            root: DisplayNode(id: 1, type: "Window", frame: CGRect(origin: .zero, size: size)), metadata: metadata)
    }

    /// The `meta` elements behind the canonical link.
    private func head(_ tree: DisplayTree, scene: String = "hire") -> String {
        var session = PageSession(id: "s1", scene: scene, window: PageWindow(size: CGSize(width: 390, height: 844)))
        session.origin = "https://example.com"
        let page = HTMLPage.write(tree, session: session, assets: PageAssets(), symbols: NoSymbols())
        return String(decoding: page, as: UTF8.self).firstMatch(of: /<link rel=canonical[^>]*>(.*?)<\/head>/)
            .map { String($0.1) } ?? "no head"
    }

    @Test func `is nothing for a page that states nothing`() {
        #expect(head(tree(nil)) == "")
    }

    @Test func `is a description for search engines and messengers`() {
        #expect(
            head(tree(DisplayMetadata(description: "By the \"hour\" & day.")))
                == #"<meta name=description content="By the &quot;hour&quot; &amp; day."><meta property=og:title content="Boats">"#
                + #"<meta property=og:description content="By the &quot;hour&quot; &amp; day."><meta property=og:url content="https://example.com/hire">"#
        )
    }

    @Test func `is a picture with an absolute address`() {
        func elements(_ image: String) -> String {
            #"<meta property=og:title content="Boats"><meta property=og:image content="\#(image)">"#
                + #"<meta name=twitter:card content="summary_large_image"><meta property=og:url content="https://example.com/boats/7">"#
        }
        let here = tree(DisplayMetadata(image: "/public/boat.png"), path: "/boats/7")
        #expect(head(here) == elements("https://example.com/public/boat.png"))
        let there = tree(DisplayMetadata(image: "https://pictures.example/b.png"), path: "/boats/7")
        #expect(head(there) == elements("https://pictures.example/b.png"))
        let other = tree(DisplayMetadata(image: "//pictures.example/b.png"), path: "/boats/7")
        #expect(head(other) == elements("//pictures.example/b.png"))
    }

    @Test func `is a single word if search engines must not list the page`() {
        #expect(head(tree(DisplayMetadata(isUnlisted: true))) == "<meta name=robots content=\"noindex\">")
    }

    @Test func `of the page at the root has its path`() {
        #expect(head(tree(DisplayMetadata(image: "/a.png")), scene: "").hasSuffix(#"content="https://example.com/">"#))
    }

    private func patch(_ old: DisplayTree, _ new: DisplayTree) -> [PatchOperation] {
        Difference.patch(from: old, to: new, symbols: NoSymbols()).operations
    }

    @Test func `changes in an open page as far as it differs`() {
        let old = tree(DisplayMetadata(description: "Boats.", image: "/a.png"), path: "/boats")
        #expect(patch(old, tree(old.metadata, path: "/boats", revision: 2)) == [])
        #expect(
            patch(old, tree(DisplayMetadata(description: "A boat."), title: "Boat 7", path: "/boats/7", revision: 2))
                == [
                    .title("Boat 7"), .place("/boats/7", screens: 0),
                    .open(
                        .metadata([
                            DisplayMetadataChange("og:image", nil), DisplayMetadataChange("twitter:card", nil),
                            DisplayMetadataChange("description", "A boat."),
                            DisplayMetadataChange("og:title", "Boat 7"),
                            DisplayMetadataChange("og:description", "A boat."),
                            DisplayMetadataChange("og:url", "/boats/7"),
                        ])),
                ])
        #expect(
            patch(tree(nil), tree(DisplayMetadata(isUnlisted: true), revision: 2)) == [
                .open(.metadata([DisplayMetadataChange("robots", "noindex")]))
            ])
    }

    @Test func `costs a page without it nothing when its title changes`() {
        #expect(patch(tree(nil), tree(nil, title: "b", revision: 2)) == [.title("b")])
    }
}
