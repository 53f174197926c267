import * as z from "zod/mini";
import { localDate, optionalText, titled } from "./basics.ts";

/** Days on which somebody of the team does not work: local days, both included. */
export const daysOff = z.object({ from: localDate, to: localDate, note: z.nullable(z.string()) });

/** In characters. */
export const maxDaysOffNote = 200;

const fields = z.object({
  from: titled("First day", localDate),
  to: titled("Last day", localDate),
  note: optionalText("Note", maxDaysOffNote),
});

/** Days off as they are typed. */
export const daysOffFields = fields.check(
  z.refine<z.output<typeof fields>>(({ from, to }) => from <= to, {
    path: ["to"],
    error: "The last day is before the first.",
  }),
);
