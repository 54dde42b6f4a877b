import EspalierAssetCatalogs
import Testing

@Suite struct `The symbol of an asset` {
    @Test(arguments: [
        ("boat", "boat"), ("Boat", "boat"), ("onboarding_bg", "onboardingBg"), ("Ai_icon", "aiIcon"),
        ("Background-Page3", "backgroundPage3"), ("Frame 74", "frame74"), ("10_back_arm", "_10BackArm"),
        ("custom.cloud.badge.play", "customCloudBadgePlay"), ("APCPhoto", "apcPhoto"),
        ("DSActionForeground", "dsActionForeground"),
        ("ABS", "ABS"), ("AL-0", "AL_0"), ("Hero image", "hero"), ("BagBlack Image", "bagBlack"),
        ("AllSetImage", "allSet"),
        ("Image", "image"), ("image", "image"), ("Image 1", "image1"), ("backdrop", "backdrop"),
        ("default", "`default`"),
        ("Straße", "straße"), ("ImageColor", "imageColor"),
    ])
    func `of an image is in lower camel case without the word image`(name: String, symbol: String) {
        #expect(AssetSymbol.property(for: name, without: "image") == symbol)
    }

    @Test(arguments: [
        ("AccentColor", "accent"), ("backgroundColor", "background"), ("hint_text_color", "hintText"),
        ("btn_color_disable", "btnColorDisable"), ("white_color_85", "whiteColor85"), ("Color", "color"),
        ("color_000000", "color000000"), ("CLR_LAUNCH_SCREEN_COLOR", "CLR_LAUNCH_SCREEN"), ("BGColor", "bg"),
        ("color-zinc-500", "colorZinc500"), ("moonStone", "moonStone"), ("textcolor", "textcolor"),
    ])
    func `of a color is in lower camel case without the word color`(name: String, symbol: String) {
        #expect(AssetSymbol.property(for: name, without: "color") == symbol)
    }

    @Test func `of a namespace is in upper camel case`() {
        #expect(AssetSymbol.namespace(for: "feed icons") == "FeedIcons")
        #expect(AssetSymbol.namespace(for: "Type") == "`Type`")
        #expect(AssetSymbol.namespace(for: "2024") == "_2024")
    }

    @Test func `does not exist without letters and digits`() {
        #expect(AssetSymbol.property(for: "…", without: "image") == nil)
        #expect(AssetSymbol.namespace(for: "--") == nil)
    }
}
