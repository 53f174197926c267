import { Button, Skeleton } from "@mantine/core";
import { getDayRecord } from "@petcare/contract";
import { addDays, isLocalDate, type LocalDate } from "@petcare/domain";
import { Link, useNavigate, useParams } from "react-router-dom";
import { useRead } from "../../lib/api/use-read.ts";
import { calendarOn } from "../../lib/format/calendar-link.ts";
import { shortDay, today as todayOf } from "../../lib/format/time.ts";
import { useNow } from "../../lib/hooks/use-now.ts";
import { useTitle } from "../../lib/hooks/use-title.ts";
import { SheetScreen } from "../../parts/invoices/sheet-screen.tsx";
import { Loaded } from "../../ui/feedback/states.tsx";
import { PeriodSteps } from "../../ui/layout/period-steps.tsx";
import { DayRecord } from "./day-record.tsx";

/** The record of one day: what was left of it, and how that ended (docs/product/visits.md#the-record-of-a-day). */
export function DayRecordScreen() {
  useTitle("Record of a day");
  const navigate = useNavigate();
  const today = todayOf(useNow());
  const { date: given = "" } = useParams();
  const date: LocalDate = isLocalDate(given) && given < today ? given : today;
  const isToday = date === today;
  const query = useRead(getDayRecord, { params: { date }, ...(isToday && { everyMs: 60_000 }) });
  return (
    <SheetScreen
      tools={
        <>
          <PeriodSteps
            title={shortDay(date)}
            unit="day"
            isLast={isToday}
            onStep={(by) => navigate(`/admin/days/${addDays(date, by)}`, { replace: true })}
          />
          <Button variant="light" component={Link} to={calendarOn(date)}>
            The day on the calendar
          </Button>
        </>
      }
    >
      <Loaded query={query} failed="Failed to load data. Please try again." loading={<Skeleton height={520} />}>
        {(record) => <DayRecord record={record} />}
      </Loaded>
    </SheetScreen>
  );
}
