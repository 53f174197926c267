import { isLocalDate, type LocalDate, sideStates, type VisitSide } from "@petcare/domain";
import * as z from "zod/mini";
import { byName, count, day, objectOf, someText, someYes, timeframe } from "../table/fields.ts";

const side = objectOf<VisitSide>({
  ...{ date: day, timeframe },
  state: z.enum(sideStates),
  walker_id: someText,
  stay: someYes,
});

/** The sides of a change of a visit. Without `before` there was none. */
const toldVisit = z.strictObject({
  /** The version of the visit that it made. */
  version: count,
  before: z.optional(side),
  after: z.optional(side),
});

/** The visits that a row changes so that somebody may hear of it, by original date. No history shows them. */
export const toldVisits = z.optional(byName<LocalDate, z.infer<typeof toldVisit>>(isLocalDate, toldVisit));
export type Told = NonNullable<z.infer<typeof toldVisits>>;
export const visitSide = z.optional(side);
