import Testing

@testable import EspalierPageStores

@Suite struct `An error of a store` {
    @Test func `is described by its reason`() {
        #expect(
            "\(PageStoreError.unusable("the database is that of another app"))" == "the database is that of another app"
        )
    }
}
