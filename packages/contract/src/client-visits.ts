import * as z from "zod/mini";
import { defineEndpoint } from "./endpoint.ts";
import { definePaged } from "./paged-endpoint.ts";
import { id, localDate, timeFrame } from "./schema/basics.ts";
import { calendarVisit } from "./schema/booking.ts";
import { dollars } from "./schema/money.ts";
import { serviceType, visitStatus } from "./schema/visit-fields.ts";

export const nextVisits = defineEndpoint({
  name: "nextVisits",
  method: "GET",
  path: "/clients/next-visits",
  handler: "clients/next-visits",
  audience: ["admin"],
  summary: "The next open visit of each client who has one up to `through`.",
  answer: z.object({
    visits: z.array(
      z.pick(calendarVisit, {
        _id: true,
        client_id: true,
        date: true,
        timeframe: true,
        service_type: true,
        walker_id: true,
      }),
    ),
    /** The last day that was looked at. Visits after it are not known here. */
    through: localDate,
  }),
});

export const clientVisits = definePaged({
  name: "clientVisits",
  method: "GET",
  path: "/clients/{id}/visits",
  handler: "clients/client-visits",
  audience: ["admin"],
  summary: "A client's visits: the open ones, soonest first, or the completed and cancelled ones, latest first.",
  params: z.object({ id }),
  query: z.object({ which: z.enum(["upcoming", "past"], { error: "must be upcoming or past" }) }),
  /** The charge is null until it is fixed, and where nothing is charged for a cancelled visit. */
  answer: z.array(z.extend(calendarVisit, { charge: z.nullable(dollars) })),
});

export const clientSeries = defineEndpoint({
  name: "clientSeries",
  method: "GET",
  path: "/clients/{id}/series",
  handler: "clients/client-series",
  audience: ["admin"],
  summary: "A client's series with visits to come, soonest first. The fields are those of the next visit's date.",
  params: z.object({ id }),
  answer: z.array(
    z.object({
      id,
      /** The series' start. */
      date: localDate,
      rrule: z.string(),
      timeframe: timeFrame,
      service_type: serviceType,
      service_label: z.nullable(z.string()),
      pet_names: z.array(z.string()),
      walker_id: z.nullable(id),
      price: dollars,
      /** The walker's pay for one visit; null: nobody is assigned, or they have no rate. */
      pay: z.nullable(dollars),
      /** The next open visit. */
      next: z.object({ _id: id, date: localDate }),
      /** The first original date with other fields; null: none. */
      changes_on: z.nullable(localDate),
      /** Visits to come that are cancelled or have a day, a time frame or a walker of their own, soonest first. */
      exceptions: z.array(
        z.object({
          _id: id,
          original_date: localDate,
          date: localDate,
          timeframe: timeFrame,
          walker_id: z.nullable(id),
          status: visitStatus,
        }),
      ),
      /** The next calendar month, by its first day: its visits except for the cancelled ones, and their prices without parts. */
      month: z.object({
        from: localDate,
        visits: z.int(),
        price: dollars,
        /** true: price rules add something on a day of these visits. Absent: none does. */
        plus_fees: z.optional(z.literal(true)),
      }),
    }),
  ),
});
