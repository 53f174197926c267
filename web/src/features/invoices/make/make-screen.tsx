import { Skeleton } from "@mantine/core";
import { previewInvoices } from "@petcare/contract";
import type { LocalDate } from "@petcare/domain";
import { useLocation } from "react-router-dom";
import { useClients, usePeopleReady } from "../../../lib/api/people.ts";
import { useRead } from "../../../lib/api/use-read.ts";
import { fullDay, monthName, shortDay, today as todayOf } from "../../../lib/format/time.ts";
import { useNow } from "../../../lib/hooks/use-now.ts";
import { useTitle } from "../../../lib/hooks/use-title.ts";
import { Loaded } from "../../../ui/feedback/states.tsx";
import { FilterSelect } from "../../../ui/form/filter-select.tsx";
import { PeriodSteps } from "../../../ui/layout/period-steps.tsx";
import { Redirect } from "../../../ui/layout/redirect.tsx";
import { LaterWork } from "./later-work.tsx";
import { MadeScreen, type MadeState } from "./made-screen.tsx";
import { MakeForm } from "./make-form.tsx";
import { type MakePeriod, useMakePeriod } from "./make-period.ts";
import classes from "./make-screen.module.css";

/** Makes invoices, and then shows those that were made. */
export function MakeScreen() {
  const made = useLocation().state as MadeState | null;
  const today = todayOf(useNow());
  const isReady = usePeopleReady();
  if (!made?.made) return <Making today={today} />;
  return isReady ? <MadeScreen {...made} today={today} /> : <Outline />;
}

/** Shows what would be billed and what would be left out, and then one button. */
function Making({ today }: { today: LocalDate }) {
  useTitle("Make invoices");
  const { period, isChosen, running, client, step, chooseUnit, chooseClient } = useMakePeriod(today);
  const { from, to } = period;
  const query = useRead(previewInvoices, { query: { from, to, ...(client && { client_id: client }) } });
  const isReady = usePeopleReady();
  const clients = useClients().toSorted((a, b) => a.name.localeCompare(b.name));
  return (
    <div className={classes.screen}>
      <div className={classes.tools}>
        <PeriodSteps title={periodTitle(period)} unit={period.unit} onStep={step} />
        <FilterSelect
          label="By"
          all="Week"
          options={[{ value: "month", label: "Month" }]}
          value={period.unit === "month" ? "month" : undefined}
          onChange={chooseUnit}
        />
        <FilterSelect
          label="Client"
          options={clients.map(({ id, name }) => ({ value: id, label: name }))}
          value={client}
          onChange={chooseClient}
        />
      </div>
      <Loaded query={query} loading={<Outline />}>
        {(preview) => {
          const isEmpty = preview.left_out.length === 0 && preview.clients.every(({ lines }) => lines.length === 0);
          // It opens on the last period that has something to bill.
          if (!isChosen && isEmpty && preview.later.visits > 0) return <Redirect to={running.address} />;
          // Without the clients every bill would be a deleted one's.
          if (!isReady) return <Outline />;
          const later = <LaterWork later={preview.later} to={to} running={running} />;
          return <MakeForm key={`${from} ${client}`} preview={preview} period={period} today={today} nothing={later} />;
        }}
      </Loaded>
    </div>
  );
}

const periodTitle = ({ unit, from, to }: MakePeriod): string =>
  unit === "month" ? monthName(from) : `${shortDay(from)} – ${fullDay(to)}`;

const Outline = () => (
  <div role="status" aria-label="Loading" className={classes.screen}>
    <Skeleton height={120} radius="lg" />
    <Skeleton height={480} radius="lg" />
  </div>
);
