import type { LocalDate } from "../local-date.ts";
import type { VisitThere } from "./checked-booking.ts";

/** Finds the nights on which a walker has an overnight stay. Nobody can have two stays in one night. */
export const nightsOf = (there: readonly VisitThere[], walkerId: string): ReadonlySet<LocalDate> =>
  new Set(
    there
      .filter(
        ({ status, service_type, walker_id }) =>
          status !== "cancelled" && service_type === "overnight" && walker_id === walkerId,
      )
      .map(({ date }) => date),
  );
