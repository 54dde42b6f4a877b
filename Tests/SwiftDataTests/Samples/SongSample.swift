import Foundation
import SwiftData

@Model
final class Song {
    var title: String
    var seconds: TimeInterval
    var artist: SongArtist?
    var plays: UInt32
    var lyrics: String?

    init(title: String, seconds: TimeInterval, artist: SongArtist? = nil, plays: UInt32, lyrics: String? = nil) {
        self.title = title
        self.seconds = seconds
        self.artist = artist
        self.plays = plays
        self.lyrics = lyrics
    }
}

@Model
final class SongArtist {
    var name: String
    var songs: [Song]

    init(name: String, songs: [Song] = []) {
        self.name = name
        self.songs = songs
    }
}
