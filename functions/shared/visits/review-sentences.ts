import { business } from "@petcare/business";
import { answerSentence, firstNameOf, type NamedReview, type ReviewReason, reviewSentences } from "@petcare/domain";
import type { User, Visit } from "@petcare/storage";

type People = ReadonlyMap<string, Pick<User, "name">>;

export const ownersName = () => firstNameOf(business.owner.name);

export const shortNameOf = (people: People, id: string): string => firstNameOf(people.get(id)?.name ?? "Somebody");

/** The sentences of a review with the names of its people. @param people the reporter, and who has the visit */
export const sentencesOf = (
  { by, day, reason = "cancelled" }: Pick<NamedReview, "by" | "day"> & { reason?: ReviewReason | undefined },
  visit: Pick<Visit, "date" | "walker_id" | "pet_names">,
  people: People,
) =>
  reviewSentences(
    reason,
    visit,
    { day },
    {
      owner: ownersName(),
      reporter: shortNameOf(people, by),
      other: shortNameOf(people, visit.walker_id ?? ""),
      pets: visit.pet_names.join(" & ") || "a pet",
    },
  );

/** The sentence that says what has become of a walker's own report. */
export const outcomeOf = (review: NamedReview, visit: Parameters<typeof sentencesOf>[1], people: People): string =>
  review.answer ? answerSentence(review.answer.do, ownersName()) : sentencesOf(review, visit, people).walker;
