import { Button, Skeleton } from "@mantine/core";
import { clientStatement } from "@petcare/contract";
import { addDays, addMonths, type LocalDate } from "@petcare/domain";
import { Link, useParams, useSearchParams } from "react-router-dom";
import { invoicesEveryMs } from "../../../lib/api/recent-invoices.ts";
import { useRead } from "../../../lib/api/use-read.ts";
import { today as todayOf } from "../../../lib/format/time.ts";
import { useNow } from "../../../lib/hooks/use-now.ts";
import { useTitle } from "../../../lib/hooks/use-title.ts";
import { SheetScreen } from "../../../parts/invoices/sheet-screen.tsx";
import { Loaded } from "../../../ui/feedback/states.tsx";
import { FilterSelect } from "../../../ui/form/filter-select.tsx";
import { StatementPaper } from "./statement-paper.tsx";

/** A client's statement for a period: ?period=last-year in the address. It is a sheet to print. */
export function StatementScreen() {
  useTitle("Statement");
  const { id = "" } = useParams();
  const [params, setParams] = useSearchParams();
  const periods = periodsAt(todayOf(useNow()));
  const chosen = periods.find(({ value }) => value === params.get("period")) ?? periods[0];
  const { from, to } = chosen;
  const query = useRead(clientStatement, { params: { id }, query: { from, to }, everyMs: invoicesEveryMs });
  return (
    <SheetScreen
      tools={
        <>
          <FilterSelect
            label="Period"
            all={periods[0].label}
            options={periods.slice(1)}
            value={chosen === periods[0] ? undefined : chosen.value}
            onChange={(period) => setParams(period ? { period } : {}, { replace: true })}
          />
          <Button variant="light" component={Link} to={`/admin/clients/${id}?tab=invoices`}>
            The client’s invoices
          </Button>
        </>
      }
    >
      <Loaded query={query} loading={<Skeleton height={520} />}>
        {(statement) => <StatementPaper statement={statement} from={from} to={to} />}
      </Loaded>
    </SheetScreen>
  );
}

interface Period {
  value: string;
  label: string;
  from: LocalDate;
  to: LocalDate;
}

/** The periods of a statement. Each ends today or at the end of its year. */
function periodsAt(today: LocalDate): [Period, ...Period[]] {
  const year = Number(today.slice(0, 4));
  const ofYear = (of: number) => ({ from: `${of}-01-01` as LocalDate, to: `${of}-12-31` as LocalDate });
  return [
    { value: "months", label: "Last three months", from: addDays(addMonths(today, -3), 1), to: today },
    { value: "year", label: "This year", from: ofYear(year).from, to: today },
    { value: "last-year", label: "Last year", ...ofYear(year - 1) },
  ];
}
