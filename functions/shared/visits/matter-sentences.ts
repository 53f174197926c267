import { business } from "@petcare/business";
import { firstNameOf, type MatterKind, matterSentences } from "@petcare/domain";
import type { StoredMatter, User, Visit } from "@petcare/storage";

type People = ReadonlyMap<string, User>;

export const shortNameOf = (people: People, id: string): string => firstNameOf(people.get(id)?.name ?? "Somebody");

/** The sentences of a matter with the names of its people. @param people the reporter, and who has or had the visit */
export const sentencesOf = (kind: MatterKind, visit: Visit, matter: StoredMatter, people: People) =>
  matterSentences(kind, visit, matter, {
    zone: business.timeZone,
    owner: firstNameOf(business.owner.name),
    reporter: shortNameOf(people, matter.by),
    other: shortNameOf(people, matter.was ?? visit.walker_id ?? ""),
    pets: visit.pet_names.join(" & ") || "a visit",
  });
