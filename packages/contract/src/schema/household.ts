import { type AccessCode, accessCodes, careRules, doorTag as tagPattern } from "@petcare/domain";
import * as z from "zod/mini";
import { id, localDate, maxText, oneLine, optionalText, requiredLine, titled } from "./basics.ts";
import { price, rates } from "./money.ts";
import { petName, phone } from "./person.ts";

// What the owner keeps of a client's household, as it is sent and as it is answered.

/** One line that may be absent. */
const optionalLine = (title: string, maxLength: number) =>
  titled(title, z.nullish(z.string().check(oneLine, z.trim(), maxText(maxLength))));

const answer = z.nullable(z.string());

/** The texts about a pet beside its name: each field's title and maximum length. */
const petTexts = {
  kind: optionalLine("Kind", careRules.kind.max),
  feeding: optionalText("Feeding", careRules.feeding.max),
  medication: optionalText("Medication", careRules.medication.max),
  vet: optionalText("Vet", careRules.vet.max),
  notes: optionalText("Notes", careRules.notes.max),
};

const flag = z
  .string()
  .check(oneLine, z.trim(), z.minLength(1, "must not be empty"), z.maxLength(60, "must be at most 60 characters each"));

const petFields = z.object({
  name: titled("Name", petName),
  ...petTexts,
  flags: titled("Behavior", z.optional(z.array(flag).check(z.maxLength(20, "must be at most 20")))),
});
export const petList = titled("Pets", z.array(petFields).check(z.maxLength(50, "must be at most 50 pets")));

/** The codes of a home. They are in no list: whoever reads them asks for them, and that is kept. */
export type { AccessCode };
export const accessCode = z.enum(accessCodes);

/** A home's codes in clear; null if there is none. */
export const shownCodes = z.object({ garage_code: answer, lockbox: answer, alarm: answer });

export const garageCode = optionalLine("Garage code", 60);

/** The secret of the tag at the door of a home, which the form makes; null removes it. */
export const doorTag = titled(
  "Door tag",
  z.nullish(z.string().check(z.regex(tagPattern, "is not the secret of a tag"))),
);

/** A field that is not sent keeps its value; null and empty text remove it. */
export const accessFields = titled(
  "Access",
  z.object({
    lockbox: optionalText("Lockbox", 200),
    alarm: optionalText("Alarm", 200),
    parking: optionalText("Parking", careRules.parking.max),
  }),
);

export const emergencyFields = titled(
  "Emergency contact",
  z.nullable(
    z.object({
      name: requiredLine("Name", "Name is required", careRules.contact_name.max),
      relation: optionalLine("Relation", careRules.contact_relation.max),
      phone: titled("Phone", z.nullish(phone)),
    }),
  ),
);
export const emergencyContact = z.object({ name: z.string(), relation: answer, phone: answer });

/** A copy of a key: with whom of the team, or else where it is. */
const keyFields = z.object({
  id,
  label: requiredLine("Label", "Label is required", 100),
  holder_id: titled("Holder", z.nullish(id)),
  place: optionalLine("Place", 200),
  since: titled("Since", localDate),
});
export const keyList = titled("Keys", z.array(keyFields).check(z.maxLength(20, "must be at most 20 copies")));
export const houseKey = z.object({
  id,
  label: z.string(),
  holder_id: z.nullable(id),
  place: answer,
  since: localDate,
});

const rate = z.nullish(price);
/** A client's own prices. A service that is null or not named has the default. */
export const ownRates = titled(
  "Rates",
  z.nullable(
    z.object({
      walk25: titled("25 minute walk", rate),
      visit: titled("Cat/Dog 25 minute Visit", rate),
      overnight: titled("Overnight stay", rate),
      other: titled("Other", rate),
    }),
  ),
);
export const ownRatesAnswer = z.nullable(z.partial(rates));
