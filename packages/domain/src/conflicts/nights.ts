import type { LocalDate } from "../local-date.ts";
import type { VisitThere } from "./checked-booking.ts";

/** The nights that a walker stays in some home. Nobody can stay in two through one, whenever the stays begin. */
export const nightsOf = (there: readonly VisitThere[], walkerId: string): ReadonlySet<LocalDate> =>
  new Set(
    there
      .filter(
        ({ status, service_type, walker_id }) =>
          status !== "cancelled" && service_type === "overnight" && walker_id === walkerId,
      )
      .map(({ date }) => date),
  );
