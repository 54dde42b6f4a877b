import Foundation
import SwiftData

@Model
final class Podcast {
    @Attribute(.unique) var feed: URL
    var title: String
    @Relationship(deleteRule: .cascade, inverse: \Episode.podcast) var episodes = [Episode]()
    init(feed: URL, title: String) {
        self.feed = feed
        self.title = title
    }
}

@Model
final class Episode {
    var guid: String
    var title: String
    var published: Date
    var progress: Float = 0
    var podcast: Podcast?
    init(guid: String, title: String, published: Date) {
        self.guid = guid
        self.title = title
        self.published = published
    }
}

@ModelActor
actor PodcastImporter {
    private(set) var count = 0

    func add(_ feed: URL, title: String, episodes: [String]) throws -> PersistentIdentifier {
        let podcast = Podcast(feed: feed, title: title)
        modelContext.insert(podcast)
        for (index, name) in episodes.enumerated() {
            podcast.episodes.append(Episode(guid: "\(index)", title: name, published: .now))
        }
        try modelContext.save()
        count += episodes.count
        return podcast.persistentModelID
    }

    func rename(_ identifier: PersistentIdentifier, to title: String) throws {
        guard let podcast = self[identifier, as: Podcast.self] else { return }
        podcast.title = title
        try modelContext.save()
    }
}
