import type { AnswerOf, completedWalksTotals } from "@petcare/contract";
import { firstNameOf, hoursOf, type LocalDate } from "@petcare/domain";
import { calendarOn } from "../../lib/format/calendar-link.ts";
import { formatDollars } from "../../lib/format/dollars.ts";
import { frameBrief, fullDay, longDay, today } from "../../lib/format/time.ts";
import { count, petsText, serviceName } from "../../lib/format/words.ts";
import { ReportMark } from "../../parts/visits/report-mark.tsx";
import { type Column, DataTable } from "../../ui/data/data-table.tsx";
import { MoreMenu } from "../../ui/data/more-menu.tsx";
import type { WalkDialog } from "./dialogs/walk-dialogs.tsx";
import { type Names, useNames } from "./use-names.ts";
import { bill, howItWent } from "./walk-cells.tsx";
import { completedText, lateText, mayCorrectCharge, mayCorrectPay, mayReopen } from "./walk-words.ts";
import type { Walk } from "./walks-address.ts";
import classes from "./walks-table.module.css";

type Totals = AnswerOf<typeof completedWalksTotals>;

interface WalksTableProps {
  walks: readonly Walk[];
  totals: Totals | undefined;
  open: (dialog: WalkDialog, id: string) => void;
}

/** Walks by day, each with its sums, and the sums of all. */
export function WalksTable({ walks, totals, open }: WalksTableProps) {
  const columns = columnsOf(useNames(), open);
  const groups = [...Map.groupBy(walks, ({ date }) => date)].map(([date, rows]) => {
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
  });
  return (
    <DataTable
      framed={960}
      className={classes.walks}
      caption="Completed walks"
      columns={columns}
      groups={groups}
      foot={totals && sumsOf(totals)}
      keyOf={({ _id }) => _id}
      isQuiet={({ status }) => status === "cancelled"}
    />
  );
}

/** Stands for sums that are not read, so that rows are as high with them. */
const unread = "…";

/** The latest time frame first, as pages come, and within one what was completed last. The index knows no such time. */
const byTime = (a: Walk, b: Walk): number =>
  hoursOf(b.timeframe).startHour - hoursOf(a.timeframe).startHour ||
  (b.completed_at ?? "").localeCompare(a.completed_at ?? "");

const columnsOf = (names: Names, open: WalksTableProps["open"]): Column<Walk>[] => [
  {
    head: "Completed",
    width: "152px",
    card: [1, "start"],
    cell: (walk) => {
      const late = lateText(walk);
      return (
        <>
          <b>{completedText(walk)}</b>
          <small>
            {frameBrief(walk.timeframe)} · {names.briefWalkerOf(walk)}
          </small>
          {walk.completed_by && <small>by {firstNameOf(names.nameOf(walk.completed_by))}</small>}
          {late && <small className={classes.late}>{late}</small>}
          <ReportMark reports={walk.reports} />
        </>
      );
    },
  },
  {
    head: "Pets, service, client",
    width: "27%",
    card: ["2 / span 2", "start"],
    cell: (walk) => (
      <>
        <b>{petsText(walk.pet_names)}</b> <span className="quiet">{serviceName(walk)}</span>
        <small>{names.clientOf(walk)}</small>
      </>
    ),
  },
  { head: "Note and photos", card: [4, "whole"], cell: howItWent },
  {
    head: "Price",
    align: "end",
    width: "112px",
    card: [1, "end"],
    cell: ({ charge }) => <b>{formatDollars(charge)}</b>,
  },
  {
    head: "Pay",
    align: "end",
    width: "112px",
    card: [2, "end"],
    label: "pay",
    cell: ({ pay, paid_out }) => (
      <>
        {pay === null ? <span className={classes.open}>not set</span> : formatDollars(pay)}
        {paid_out && <small>paid</small>}
      </>
    ),
  },
  { head: "Invoice", width: "124px", card: [3, "end"], cell: bill },
  {
    head: "More",
    isAct: true,
    width: "60px",
    card: [1, "corner"],
    cell: (walk) => (
      <MoreMenu label={`More for ${petsText(walk.pet_names)}, ${longDay(walk.date)}`} items={itemsOf(walk, open)} />
    ),
  },
];

function itemsOf(walk: Walk, open: WalksTableProps["open"]) {
  const { _id, date, billing } = walk;
  const act = (label: string, dialog: WalkDialog) => ({ label, onClick: () => open(dialog, _id) });
  return [
    { label: "Open the visit", to: calendarOn(date, { visit: _id }) },
    ...(mayCorrectCharge(walk) ? [act("Correct the price…", "charge")] : []),
    ...(mayCorrectPay(walk) ? [act("Correct the pay…", "pay")] : []),
    ...(billing === "to-bill" ? [act("Write off…", "write-off")] : []),
    ...(billing === "written-off" ? [act("Take the write-off back…", "take-back")] : []),
    ...(mayReopen(walk) ? [{ ...act("Reopen…", "reopen"), danger: true }] : []),
  ];
}

const dayText = (date: LocalDate): string => (date.slice(0, 4) === today().slice(0, 4) ? longDay(date) : fullDay(date));

/** The sums of all walks of the filter, whichever of them are on the screen. */
function sumsOf({ count: all, completed, cancelled, to_bill, invoiced, written_off, charge, pay }: Totals) {
  const places = [
    invoiced.count > 0 && `on invoices ${formatDollars(invoiced.charge)}`,
    to_bill.count > 0 && `not yet ${formatDollars(to_bill.charge)}`,
    written_off.count > 0 && `written off ${formatDollars(written_off.charge)}`,
  ].filter(Boolean);
  return {
    title: (
      <>
        {count(all, "visit")}
        <small>
          {completed} completed{cancelled > 0 && `, ${cancelled} cancelled and charged`}
        </small>
      </>
    ),
    sums: {
      "Note and photos": <span className="quiet">{places.join(", ")}</span>,
      Price: formatDollars(charge),
      Pay: formatDollars(pay),
      Invoice: (
        <span className={classes.whole}>
          {invoiced.count} of {all} invoiced
        </span>
      ),
    },
  };
}
