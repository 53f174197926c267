import { getVisit } from "@petcare/contract";
import { useRead } from "../../lib/api/use-read.ts";
import { calendarOn } from "../../lib/format/calendar-link.ts";
import { Failure } from "../../ui/feedback/failure.tsx";
import { Redirect } from "../../ui/layout/redirect.tsx";

/** Leads to the day of a visit that the address names without a date, or says why it cannot. */
export function VisitElsewhere({ id }: { id: string }) {
  const { data, error } = useRead(getVisit, { params: { id } });
  if (data) return <Redirect to={calendarOn(data.date, { visit: id })} />;
  return error && <Failure error={error} fallback="Failed to load data. Please try again." />;
}
