import { business } from "@petcare/business";
import { answerSentence, firstNameOf, type NamedReview, type ReviewReason, reviewSentences } from "@petcare/domain";
import type { User, Visit } from "@petcare/storage";

type People = ReadonlyMap<string, Pick<User, "name">>;

export const ownersName = () => firstNameOf(business.owner.name);

export const shortNameOf = (people: People, id: string): string => firstNameOf(people.get(id)?.name ?? "Somebody");

/** Makes the sentences of a review with people's names. @param people the reporter and the visit's walker */
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

/** Makes the sentence about the outcome of a walker's report. */
export const outcomeOf = (review: NamedReview, visit: Parameters<typeof sentencesOf>[1], people: People): string =>
  review.answer ? answerSentence(review.answer.do, ownersName()) : sentencesOf(review, visit, people).walker;
