import { Group } from "@mantine/core";
import { type Billing, firstNameOf, type LocalDate, localDateOf } from "@petcare/domain";
import { Link } from "react-router-dom";
import { calendarOn } from "../../lib/format/calendar-link.ts";
import { formatDollars } from "../../lib/format/dollars.ts";
import {
  clockTime,
  delay,
  frameBrief,
  frameSpan,
  fullDay,
  longDay,
  monthDay,
  today,
  zone,
} from "../../lib/format/time.ts";
import { count, petsText, serviceName } from "../../lib/format/words.ts";
import { PhotoLinks } from "../../parts/photo-links.tsx";
import { VisitPhotos } from "../../parts/visit-photos.tsx";
import { ReportMark } from "../../parts/visits/report-mark.tsx";
import type { Column } from "../../ui/data/data-table.tsx";
import type { Names, Totals, Walk } from "./data.ts";
import classes from "./screen.module.css";

const billingWords: Record<Billing, string> = {
  "to-bill": "not yet",
  invoiced: "invoiced",
  "written-off": "written off",
};

/** '9:44 AM'; 'Nov 12, 9:44 AM' for a completion on another day. */
function completedText({ status, date, completed_at }: Walk): string {
  if (status === "cancelled" || completed_at === null) return "Cancelled, charged";
  const day = localDateOf(Date.parse(completed_at), zone);
  return day === date ? clockTime(completed_at) : `${monthDay(day)}, ${clockTime(completed_at)}`;
}

export const dayText = (date: LocalDate): string =>
  date.slice(0, 4) === today().slice(0, 4) ? longDay(date) : fullDay(date);

/** The columns of the list, without the column of acts. */
export const columnsOf = (names: Names): Column<Walk>[] => [
  {
    head: "Completed",
    width: "152px",
    card: [1, "start"],
    cell: (walk) => (
      <>
        <b>{completedText(walk)}</b>
        <small>
          {frameBrief(walk.timeframe)} · {names.briefWalkerOf(walk)}
        </small>
        {walk.completed_by && <small>by {firstNameOf(names.nameOf(walk.completed_by))}</small>}
        {walk.late_minutes > 0 && <small className={classes.warn}>{delay(walk.late_minutes)} late</small>}
        <ReportMark reports={walk.reports} />
      </>
    ),
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
        {pay === null ? <span className={classes.warn}>not set</span> : formatDollars(pay)}
        {paid_out && <small>paid</small>}
      </>
    ),
  },
  {
    head: "Invoice",
    width: "124px",
    card: [3, "end"],
    cell: ({ billing, invoice, written_off }) => {
      if (invoice) return <Link to={`/admin/invoices/${invoice.id}`}>{invoice.number}</Link>;
      return (
        billing && (
          <>
            <span className={billing === "to-bill" ? classes.warn : "quiet"}>{billingWords[billing]}</span>
            {written_off && <small>{written_off.reason}</small>}
          </>
        )
      );
    },
  },
];

const shownPhotos = 2;

/** Draws the note, or the reason of a cancellation, and the first photos; null without any of them. */
function howItWent({ _id, date, comments, cancel_reason, photo_urls, photo_ids, pet_names }: Walk) {
  const words = comments ?? cancel_reason;
  const photos = photo_urls.length + photo_ids.length;
  const own = Math.min(photo_ids.length, shownPhotos);
  if (!words && photos === 0) return null;
  return (
    <Group wrap="nowrap" gap={12} justify="space-between">
      <p className="clamped">{words}</p>
      {photos > 0 && (
        <div className={classes.photos}>
          <VisitPhotos small visit={_id} ids={photo_ids} maxShown={shownPhotos} pets={petsText(pet_names)} />
          <PhotoLinks small urls={photo_urls.slice(0, shownPhotos - own)} />
          {photos > shownPhotos && (
            <Link to={calendarOn(date, { visit: _id })} aria-label={`${photos - shownPhotos} more photos`}>
              +{photos - shownPhotos}
            </Link>
          )}
        </div>
      )}
    </Group>
  );
}

/** The sums of all filtered walks, also of those that are not on the screen. */
export function sumsOf({ count: all, completed, cancelled, to_bill, invoiced, written_off, charge, pay }: Totals) {
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

const fileColumns: readonly (readonly [head: string, cell: (walk: Walk, names: Names) => string | number])[] = [
  ["Date", ({ date }) => date],
  ["Time frame", ({ timeframe }) => frameSpan(timeframe)],
  ["Completed", completedText],
  ["Minutes late", ({ late_minutes }) => late_minutes],
  ["Pets", ({ pet_names }) => pet_names.join(", ")],
  ["Service", serviceName],
  ["Client", (walk, { clientOf }) => clientOf(walk)],
  ["Walker", (walk, { walkerOf }) => walkerOf(walk)],
  ["Price", ({ charge }) => charge.toFixed(2)],
  ["Pay", ({ pay }) => pay?.toFixed(2) ?? ""],
  ["Bill", ({ billing }) => billing ?? ""],
  ["Invoice", ({ invoice }) => invoice?.number ?? ""],
  ["Note", ({ comments, cancel_reason }) => comments ?? cancel_reason ?? ""],
  ["Photos", ({ photo_urls }) => photo_urls.join(" ")],
  ["Written off because", ({ written_off }) => written_off?.reason ?? ""],
];

/** The rows of the file, heads first. Amounts are dollars with two decimals. */
export const walksTable = (walks: readonly Walk[], names: Names) => [
  fileColumns.map(([head]) => head),
  ...walks.map((walk) => fileColumns.map(([, cell]) => cell(walk, names))),
];
