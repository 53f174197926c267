import { clientVisits } from "@petcare/contract";
import { usePages } from "../../../lib/api/pages.ts";
import { useWalkers } from "../../../lib/api/people.ts";
import { calendarOn } from "../../../lib/format/calendar-link.ts";
import { formatDollars } from "../../../lib/format/dollars.ts";
import { visitOverdue } from "../../../lib/format/shown-status.ts";
import { frameSpan, fullDay } from "../../../lib/format/time.ts";
import { petsText, serviceName } from "../../../lib/format/words.ts";
import { useNow } from "../../../lib/hooks/use-now.ts";
import { StatusBadge } from "../../../parts/status-badge.tsx";
import { DataList } from "../../../ui/data/data-list.tsx";
import { DataTable } from "../../../ui/data/data-table.tsx";
import { EmptyState } from "../../../ui/feedback/states.tsx";
import { Card } from "../../../ui/layout/card.tsx";
import type { Upcoming } from "../data.ts";

/** A client's visits. The past ones are drawn after the upcoming ones above them, which would push them down. */
export function VisitsTab({ clientId, upcoming }: { clientId: string; upcoming: Upcoming }) {
  const past = usePages(clientVisits, { params: { id: clientId }, query: { which: "past", limit: 20 } }, 300_000);
  return (
    <div className="stack">
      <Card title="Upcoming">
        <DataList
          list={upcoming}
          empty={<EmptyState title="Nothing is booked">Book one with “Schedule a walk”.</EmptyState>}
        >
          {(visits) => <VisitTable caption="Upcoming visits" visits={visits} sorted="ascending" />}
        </DataList>
      </Card>
      {!upcoming.isPending && (
        <Card title="Past and cancelled">
          <DataList list={past} empty={<EmptyState title="No visits yet" />}>
            {(visits) => <VisitTable caption="Past and cancelled visits" visits={visits} sorted="descending" />}
          </DataList>
        </Card>
      )}
    </div>
  );
}

type Visit = NonNullable<Upcoming["data"]>[number];

interface VisitTableProps {
  caption: string;
  visits: readonly Visit[];
  sorted: "ascending" | "descending";
}

function VisitTable({ caption, visits, sorted }: VisitTableProps) {
  const names = new Map(useWalkers().map(({ id, name }) => [id, name]));
  const now = useNow();
  return (
    <DataTable
      caption={caption}
      columns={[
        { head: "Date", sorted, cell: ({ date }) => fullDay(date) },
        { head: "Time", cell: ({ timeframe }) => frameSpan(timeframe) },
        { head: "Service", cell: (visit) => `${serviceName(visit)}, ${petsText(visit.pet_names)}` },
        {
          head: "Walker",
          cell: ({ walker_id }) => (walker_id === null ? "Unassigned" : (names.get(walker_id) ?? "Unknown walker")),
        },
        {
          head: "Status",
          cell: (visit) => <StatusBadge status={visitOverdue(visit, now) ? "overdue" : visit.status} />,
        },
        { head: "Price", align: "end", cell: priceText },
      ]}
      rows={visits}
      keyOf={({ _id }) => _id}
      linkOf={({ _id, date }) => calendarOn(date, { visit: _id })}
    />
  );
}

/** The price of a visit, or the charge of a cancelled one. */
function priceText({ status, price, charge }: Visit): string {
  if (charge !== null) return formatDollars(charge);
  return status === "cancelled" ? "–" : formatDollars(price);
}
