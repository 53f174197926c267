import { Button, Group } from "@mantine/core";
import { completedWalksTotals, listCompletedWalks } from "@petcare/contract";
import { csvText, hoursOf, serviceTypes } from "@petcare/domain";
import { callAll } from "../../lib/api/api.ts";
import { messageOf } from "../../lib/api/api-error.ts";
import { usePages } from "../../lib/api/pages.ts";
import { useClients, useWalkers } from "../../lib/api/people.ts";
import { useRead } from "../../lib/api/use-read.ts";
import { useSend } from "../../lib/api/use-send.ts";
import { calendarOn } from "../../lib/format/calendar-link.ts";
import { formatDollars } from "../../lib/format/dollars.ts";
import { saveCsv } from "../../lib/format/save-csv.ts";
import { daySpan, longDay } from "../../lib/format/time.ts";
import { count, petsText, serviceBrief } from "../../lib/format/words.ts";
import { useDialogInAddress } from "../../lib/hooks/use-dialog-in-address.ts";
import { useLastDefined } from "../../lib/hooks/use-last-defined.ts";
import { type Filter, Filters, personOptions } from "../../parts/filters.tsx";
import { PeriodChoice } from "../../parts/periods/period-choice.tsx";
import { namedPeriods, stepped, unitOf } from "../../parts/periods/periods.ts";
import { DataList } from "../../ui/data/data-list.tsx";
import { DataTable } from "../../ui/data/data-table.tsx";
import { MoreMenu } from "../../ui/data/more-menu.tsx";
import { Outline } from "../../ui/feedback/outline.tsx";
import { EmptyState } from "../../ui/feedback/states.tsx";
import { failureToast } from "../../ui/feedback/toast.tsx";
import { Chip } from "../../ui/form/chip.tsx";
import { ChoiceButtons } from "../../ui/form/choice-buttons.tsx";
import { PeriodSteps } from "../../ui/layout/period-steps.tsx";
import { ClockIcon, DownloadIcon } from "../../ui/theme/icons.tsx";
import { type Address, type Totals, useNames, useWalksAddress, type Walk } from "./data.ts";
import { type WalkDialog, WalkDialogs, walkDialogs } from "./dialogs.tsx";
import classes from "./screen.module.css";
import { columnsOf, dayText, sumsOf, walksTable } from "./words.tsx";

/** Lists completed walks with price, pay and invoice. Period and filters are in the address. */
export function CompletedWalksScreen() {
  const address = useWalksAddress();
  const { period, today, show } = address;
  return (
    <div className="stack gap-12">
      <div className="row gap-8">
        <Group gap={8}>
          <PeriodSteps
            title={daySpan(period.from, period.to)}
            unit={unitOf(period)}
            onStep={(by) => show(stepped(period, by))}
          />
          <PeriodChoice named={namedPeriods(today)} period={period} onChoose={show} />
        </Group>
        <WalkFilters address={address} />
        <CsvButton address={address} />
      </div>
      <BillChips address={address} />
      <WalksList address={address} />
    </div>
  );
}

const services = serviceTypes.map((service_type) => ({ value: service_type, label: serviceBrief({ service_type }) }));

function WalkFilters({ address: { chosen, choose, clear, isFiltered } }: { address: Address }) {
  const filterOf = (name: "walker" | "client" | "service", label: string, options: Filter["options"]) => ({
    label,
    options,
    value: chosen[name],
    onChange: (value: string | undefined) => choose(name, value),
  });
  return (
    <Filters
      filters={[
        filterOf("walker", "Walker", personOptions(useWalkers())),
        filterOf("client", "Client", personOptions(useClients())),
        filterOf("service", "Service", services),
      ]}
    >
      {isFiltered && (
        <Button variant="subtle" size="compact-md" onClick={clear}>
          Clear
        </Button>
      )}
    </Filters>
  );
}

/** Saves all filtered walks as a file, also those of pages that are not on the screen. */
function CsvButton({ address: { query } }: { address: Address }) {
  const rows = useRead(completedWalksTotals, { query }).data?.count;
  const names = useNames();
  const saving = useSend({
    mutationFn: () => callAll(listCompletedWalks, { query: { ...query, limit: 200 } }),
    here: {
      onSuccess: (walks) =>
        saveCsv(`completed-walks-${query.from}-to-${query.to}.csv`, csvText(walksTable(walks, names))),
    },
    onError: (error) => failureToast(messageOf(error, "Failed to make the file. Please try again.")),
  });
  return (
    <Button
      variant="default"
      ml="auto"
      leftSection={<DownloadIcon size={18} />}
      disabled={!rows}
      loading={saving.busy}
      onClick={() => saving.send(undefined)}
    >
      CSV{rows ? `, ${count(rows, "row")}` : ""}
    </Button>
  );
}

function BillChips({ address: { query, chosen, choose } }: { address: Address }) {
  const { billing: _, late: __, ...all } = query;
  const { data } = useRead(completedWalksTotals, { query: all, keepsPrevious: true });
  // A space keeps the line, so that nothing moves when the numbers come.
  const amount = (of: { count: number } | undefined) => ({ detail: of ? String(of.count) : "\u00a0" });
  return (
    <div className={`row gap-12 ${classes.chips}`}>
      <ChoiceButtons
        legend="Which walks"
        hideLegend
        columns={4}
        options={[
          { value: "", label: "All", ...amount(data) },
          { value: "to-bill", label: "Not yet invoiced", ...amount(data?.to_bill) },
          { value: "invoiced", label: "Invoiced", ...amount(data?.invoiced) },
          { value: "written-off", label: "Written off", ...amount(data?.written_off) },
        ]}
        value={chosen.bill ?? ""}
        onChange={(value) => choose("bill", value || undefined)}
      />
      {(data?.late || chosen.late) && (
        <Chip
          tone="warn"
          pressed={chosen.late !== undefined}
          onClick={() => choose("late", chosen.late ? undefined : "1")}
        >
          <ClockIcon size={16} /> {data?.late ?? 0} completed late
        </Chip>
      )}
      <p className="quiet">Newest first, by the day they happened</p>
    </div>
  );
}

const everyMs = 5 * 60_000;

function WalksList({ address: { query, isFiltered, clear } }: { address: Address }) {
  const list = usePages(listCompletedWalks, { query: { ...query, limit: 100 } }, everyMs);
  const totals = useRead(completedWalksTotals, { query, everyMs });
  const { last, opening, open, shown } = useDialogInAddress(walkDialogs);
  // An act can remove the walk from the list while its dialog is closing.
  const walk = useLastDefined(list.data?.find(({ _id }) => _id === last?.id));
  return (
    <>
      <DataList
        list={list}
        loading={<Outline heights={[520]} />}
        empty={
          <EmptyState title={isFiltered ? "No such walks in these days" : "Nothing was completed in these days"}>
            {isFiltered && (
              <Button variant="default" onClick={clear}>
                Show all of these days
              </Button>
            )}
          </EmptyState>
        }
      >
        {(walks) => <WalksTable walks={walks} totals={totals.data} open={open} />}
      </DataList>
      {last && walk && <WalkDialogs key={opening} kind={last.kind} walk={walk} {...shown} />}
    </>
  );
}

/** A placeholder for sums that are still being read. It keeps the height of the rows. */
const unread = "…";

interface WalksTableProps {
  walks: readonly Walk[];
  totals: Totals | undefined;
  open: (dialog: WalkDialog, id: string) => void;
}

function WalksTable({ walks, totals, open }: WalksTableProps) {
  return (
    <DataTable
      framed={960}
      className={classes.walks}
      caption="Completed walks"
      columns={[
        ...columnsOf(useNames()),
        {
          head: "More",
          isAct: true,
          width: "60px",
          card: [1, "corner"],
          cell: (walk) => (
            <MoreMenu
              label={`More for ${petsText(walk.pet_names)}, ${longDay(walk.date)}`}
              items={itemsOf(walk, open)}
            />
          ),
        },
      ]}
      groups={[...Map.groupBy(walks, ({ date }) => date)].map(([date, rows]) => {
        const sums = totals?.days.find((day) => day.date === date);
        return {
          key: date,
          rows: rows.toSorted(byTime),
          title: (
            <>
              {dayText(date)} <small>{sums ? count(sums.count, "visit") : unread}</small>
            </>
          ),
          sums: { Price: sums ? formatDollars(sums.charge) : unread, Pay: sums ? formatDollars(sums.pay) : unread },
        };
      })}
      foot={totals && sumsOf(totals)}
      keyOf={({ _id }) => _id}
      isQuiet={({ status }) => status === "cancelled"}
    />
  );
}

/** Orders by time frame and then by completion, the latest first. The server's pages are ordered by time frame alone. */
const byTime = (a: Walk, b: Walk): number =>
  hoursOf(b.timeframe).startHour - hoursOf(a.timeframe).startHour ||
  (b.completed_at ?? "").localeCompare(a.completed_at ?? "");

function itemsOf({ _id, date, status, walker_id, billing }: Walk, open: WalksTableProps["open"]) {
  const act = (label: string, dialog: WalkDialog) => ({ label, onClick: () => open(dialog, _id) });
  return [
    { label: "Open the visit", to: calendarOn(date, { visit: _id }) },
    billing === "to-bill" && act("Correct the price…", "charge"),
    walker_id !== null && act("Correct the pay…", "pay"),
    billing === "to-bill" && act("Write off…", "write-off"),
    billing === "written-off" && act("Take the write-off back…", "take-back"),
    status === "completed" && billing !== "invoiced" && { ...act("Reopen…", "reopen"), danger: true },
  ].filter((item) => item !== false);
}
