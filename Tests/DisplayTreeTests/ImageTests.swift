import EspalierDisplayTree
import Testing

@Suite struct `An image` {
    private let photo = DisplayImage(source: .url("/public/photo.png"), alternative: "a photo")

    @Test func `is interchangeable with an equal one`() {
        #expect(photo.isInterchangeable(with: photo))
        #expect(photo.isInterchangeable(with: DisplayImage(source: .url("/public/photo.png"), alternative: "a photo")))
    }

    @Test func `differs from another if any property differs`() {
        let others = [
            DisplayImage(source: .url("/public/other.png"), alternative: "a photo"),
            DisplayImage(source: .symbol(name: "photo"), alternative: "a photo"),
            DisplayImage(source: .url("/public/photo.png"), isTemplate: true, alternative: "a photo"),
            DisplayImage(source: .url("/public/photo.png"), isPixelated: true, alternative: "a photo"),
            DisplayImage(source: .url("/public/photo.png"), paint: .color(.named(.label)), alternative: "a photo"),
            DisplayImage(source: .url("/public/photo.png"), alternative: "another photo"),
            DisplayImage(source: .url("/public/photo.png")),
        ]
        for (index, other) in others.enumerated() {
            #expect(!photo.isInterchangeable(with: other), "\(index)")
            #expect(!other.isInterchangeable(with: photo), "\(index)")
        }
    }
}
