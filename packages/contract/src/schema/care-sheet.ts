import { careFields, careName, careRules, isOfPet, maxCareChanges, phoneProblem } from "@petcare/domain";
import * as z from "zod/mini";
import { maxText, once, seen, titled } from "./basics.ts";
import { petName } from "./person.ts";

const careField = z.enum(careFields);

/** A fact of a care sheet as it is answered. Of the home where it has no pet; null: nothing is noted. */
export const careFact = z.object({ pet: z.nullable(z.string()), field: careField, text: z.nullable(z.string()) });

/** A field of a care sheet that is to change. */
export const careChange = z.object({
  pet: z.nullable(z.string()),
  field: careField,
  from: z.nullable(z.string()),
  to: z.nullable(z.string()),
});

const typedFact = z.object({
  pet: z.nullable(petName),
  field: z.enum(careFields, { error: "must be of the care sheet" }),
  text: titled("Text", z.nullable(z.string().check(seen, z.trim(), maxText(1000)))),
});
type TypedFact = z.output<typeof typedFact>;

/** Says why a fact cannot be so; undefined if it can. */
function problemOf({ pet, field, text }: TypedFact): string | undefined {
  const { max } = careRules[field];
  if (isOfPet(field) !== (pet !== null)) return isOfPet(field) ? "The pet is missing" : "The home has no pet";
  if ((text?.length ?? 0) > max) return `${careName({ pet, field })} must be at most ${max} characters`;
  return field === "contact_phone" && text ? phoneProblem(text) : undefined;
}

/** The texts that a client types for fields of the care sheet. Empty text is none. */
export const typedCare = titled(
  "Care sheet",
  z
    .array(
      typedFact.check((context) => {
        const message = problemOf(context.value);
        if (message) context.issues.push({ code: "custom", message, input: context.value, path: ["text"] });
      }),
    )
    .check(
      z.maxLength(maxCareChanges, `must be at most ${maxCareChanges} fields`),
      once("must name each field once", careName),
    ),
);
