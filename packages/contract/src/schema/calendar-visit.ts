import * as z from "zod/mini";
import { id } from "./id.ts";
import { dollars } from "./money.ts";
import { visitFields } from "./visit-fields.ts";

/** A visit as the owner reads it. The names of people come from /clients and /walkers. */
export const calendarVisit = z.object({
  ...visitFields,
  recurring: z.boolean(),
  client_id: id,
  walker_id: z.nullable(id),
  price: dollars,
  /** Counts the edits of the visit, from 1. */
  version: z.int(),
});
