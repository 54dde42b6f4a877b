import Foundation
import SwiftData

@Model
final class FamilyMember {
    var name: String
    var mother: FamilyMember?
    @Relationship(inverse: \FamilyMember.mother) var children: [FamilyMember] = []
    var friends: [FamilyMember] = []
    var partner: FamilyMember?

    init(name: String) { self.name = name }
}
