import { editScopes } from "@petcare/domain";
import * as z from "zod/mini";
import { defineEndpoint, type Endpoint } from "./endpoint.ts";
import { instant, isId, localDate, optionalText, timeFrame, titled } from "./schema/basics.ts";
import { bookingChecks, bookingFields, bookingTextFields } from "./schema/booking.ts";
import { bulkScope, edit, plan, preview, version } from "./schema/edit.ts";
import { price } from "./schema/money.ts";
import { petNames } from "./schema/person.ts";
import { visitStatus } from "./schema/visit-fields.ts";
import { assignVisit, cancelVisit, confirmVisit, moveVisit, reopenVisit, restoreVisit } from "./visit-acts.ts";

/** The fields that one visit can have of its own. Absent: it stays as it is. */
const ownFields = {
  timeframe: z.optional(timeFrame),
  walker_id: titled("Walker", z.nullish(z.string().check(isId))),
  pet_names: titled("Pets", z.optional(petNames)),
  ...bookingTextFields,
  service_label: optionalText("Service Description", 100),
  price: titled("Price", z.nullish(price)),
};
export const ownFieldNames = Object.keys(ownFields) as (keyof typeof ownFields)[];

const editFields = z.extend(bookingFields, {
  /** null: nobody. */
  walker_id: titled("Walker", z.nullable(bookingFields.shape.walker_id)),
  /** Read and ignored: only acts change it. */
  status: z.optional(visitStatus),
  scope: z._default(bulkScope, "series"),
  version,
  plan,
});

export const updateSchedule = defineEndpoint({
  ...edit,
  name: "updateSchedule",
  method: "PUT",
  path: "/schedules/{id}",
  handler: "editing/update-schedule",
  summary:
    "Edits a whole series, a series from a visit on, or a single booking, by its id or the id of one of its visits.",
  body: editFields.check(...bookingChecks<z.output<typeof editFields>>()),
});

export const updateOccurrence = defineEndpoint({
  ...edit,
  name: "updateOccurrence",
  method: "PATCH",
  path: "/schedules/{id}/occurrence",
  handler: "editing/update-occurrence",
  summary: "Edits one visit of a series. Fields in `reset` follow the series again.",
  body: z.object({
    occurrence_start: titled("Occurrence", z.clone(instant)),
    date: titled("Date", z.optional(localDate)),
    ...ownFields,
    reset: z._default(z.array(z.enum(ownFieldNames as [string, ...string[]])).check(z.maxLength(20)), []),
    version,
  }),
});

export const endSchedule = defineEndpoint({
  ...edit,
  name: "endSchedule",
  method: "DELETE",
  path: "/schedules/{id}",
  handler: "editing/end-schedule",
  summary: "Cancels a series, a series from a visit on, or one visit. Nobody is charged or paid.",
  query: z.object({ preview, scope: z._default(z.enum(editScopes), "series") }),
});

export const undoEdit = defineEndpoint({
  ...edit,
  name: "undoEdit",
  method: "POST",
  path: "/schedules/{id}/undo",
  handler: "editing/undo-edit",
  summary: "Undoes the last edit or cancelling of a series, within a day.",
  body: z.object({
    version: titled("Version", z.int("must be a whole number").check(z.minimum(1, "must be at least 1"))),
  }),
});

export const editingEndpoints: readonly Endpoint[] = [
  updateSchedule,
  updateOccurrence,
  endSchedule,
  undoEdit,
  moveVisit,
  assignVisit,
  cancelVisit,
  restoreVisit,
  reopenVisit,
  confirmVisit,
];
