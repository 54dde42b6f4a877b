import Testing

@testable import EspalierViews

@Suite struct `The name of an app` {
    @Test func `is the first one for users, without variables of Xcode's builds`() {
        #expect(AppName.name(in: ["CFBundleDisplayName": "Corner Shop", "CFBundleName": "Shop"]) == "Corner Shop")
        #expect(AppName.name(in: ["CFBundleDisplayName": "", "CFBundleName": "Shop"]) == "Shop")
        #expect(AppName.name(in: ["CFBundleName": "$(PRODUCT_NAME)"]) == nil)
        #expect(AppName.name(in: ["CFBundleDisplayName": 3]) == nil)
        #expect(AppName.name(in: nil) == nil)
    }
}
