import type { AnswerOf, getDayRecord } from "@petcare/contract";
import { type LeftKind, localDateOf } from "@petcare/domain";
import { Link } from "react-router-dom";
import { visitOverdue } from "../../lib/format/shown-status.ts";
import { clockTime, dayAndTime, delay, fullDay, shortDay, today, visitSpan, zone } from "../../lib/format/time.ts";
import { count, petsText, serviceBrief } from "../../lib/format/words.ts";
import { useNow } from "../../lib/hooks/use-now.ts";
import { Letterhead } from "../../parts/invoices/letterhead.tsx";
import paper from "../../parts/invoices/paper.module.css";
import { StatusBadge } from "../../parts/status-badge.tsx";
import { type Column, DataTable } from "../../ui/data/data-table.tsx";
import classes from "./day-record.module.css";

type Day = AnswerOf<typeof getDayRecord>;
type DayVisit = Day["visits"][number];

/** The sheet: how the day ended, what it left and how that ended, and each visit. It has no amounts. */
export function DayRecord({ record }: { record: Day }) {
  const now = useNow();
  const { date, visits, is_over } = record;
  // Of a day that goes on, what is still to come is in its list alone.
  const left = visits.filter((one) => one.left && (is_over || one.left.what !== "open" || visitOverdue(one, now)));
  const columns = columnsOn(record);
  return (
    <article className={`${paper.paper} ${classes.record}`} aria-label={`Record of ${fullDay(date)}`} data-sheet>
      <Letterhead title="Record of a day" sub={fullDay(date)} />
      <section className={classes.sum} data-left={(is_over && left.some(isStillLeft)) || undefined}>
        <h3>{headline(record)}</h3>
        <p>{sums(visits, date)}</p>
      </section>
      {left.length > 0 && (
        <section>
          <h3>{is_over ? "Left when the day ended" : "Left now"}</h3>
          <ul className={classes.left}>
            {left.map((visit) => (
              <li key={visit._id}>
                <Link to={`/admin/visits/${visit._id}`}>{petsText(visit.pet_names)}</Link>
                {` · ${visit.client}, ${visitSpan(visit)}, ${visit.walker ?? "nobody"}`}
                <small>{leftWords(visit, date)}</small>
              </li>
            ))}
          </ul>
        </section>
      )}
      {visits.length > 0 && (
        <section>
          <h3>{count(visits.length, "visit")}</h3>
          <DataTable
            caption="Visits of the day"
            columns={columns}
            rows={visits}
            keyOf={({ _id }) => _id}
            linkOf={({ _id }) => `/admin/visits/${_id}`}
          />
        </section>
      )}
      <p className={paper.note}>
        Made on {fullDay(today(now))}, {clockTime(now)}, from the visits and their histories. Amounts are left out.
      </p>
    </article>
  );
}

const isStillLeft = ({ left }: DayVisit) => left?.ended_at === null;

/** 'Nothing left behind at 6:41 PM', '2 left behind'. */
function headline({ date, is_over, visits, nothing_left_at }: Day): string {
  const still = visits.filter(isStillLeft).length;
  if (still > 0) return is_over ? `${still} left behind` : `${still} left today`;
  if (!nothing_left_at) return "Nothing to do on this day";
  const isSameDay = localDateOf(Date.parse(nothing_left_at), zone) === date;
  return `Nothing left behind, at ${isSameDay ? clockTime(nothing_left_at) : dayAndTime(nothing_left_at)}`;
}

/** '12 of 14 done, 1 cancelled, 1 moved away, 2 done late' */
function sums(visits: readonly DayVisit[], date: string): string {
  const here = visits.filter((visit) => visit.date === date);
  const [done, cancelled] = (["completed", "cancelled"] as const).map(
    (status) => here.filter((visit) => visit.status === status).length,
  );
  const late = visits.filter((visit) => visit.late_minutes > 0).length;
  const words = [
    `${done} of ${here.length - (cancelled ?? 0)} done`,
    cancelled && `${cancelled} cancelled`,
    here.length < visits.length && `${visits.length - here.length} moved away`,
    late > 0 && `${late} done late`,
  ];
  return words.filter(Boolean).join(", ");
}

const leftNames: Record<LeftKind, { was: string; is: string }> = {
  open: { was: "Not done.", is: "Not done yet." },
  report: { was: "A report was to be settled.", is: "A report is to be settled." },
  incident: { was: "An incident was to be read.", is: "An incident is to be read." },
};

/** 'Not done. Cancelled Sat, Nov 21, 8:02 AM.' */
function leftWords({ left, ...visit }: DayVisit, day: string): string {
  if (!left) return "";
  const { was, is } = leftNames[left.what];
  return left.ended_at === null ? is : `${was} ${endWords(left.what, visit, day)} ${dayAndTime(left.ended_at)}.`;
}

function endWords(what: LeftKind, { date, status }: Pick<DayVisit, "date" | "status">, day: string): string {
  if (what === "report") return "Settled";
  if (what === "incident") return "Read";
  if (date !== day) return `Moved to ${shortDay(date)} on`;
  return status === "cancelled" ? "Cancelled" : "Told as done";
}

const columnsOn = ({ date }: Day): Column<DayVisit>[] => [
  { head: "Pets", cell: ({ pet_names }) => petsText(pet_names) },
  {
    head: "When",
    // The longest time frame stands on one line, on paper too.
    width: "7.5em",
    cell: (visit) => (
      <>
        {visitSpan(visit)}
        <small>{serviceBrief(visit)}</small>
      </>
    ),
  },
  { head: "Client", cell: ({ client }) => client },
  { head: "Walker", cell: ({ walker }) => walker ?? "Nobody" },
  {
    head: "What became of it",
    cell: (visit) => (
      <>
        {visit.date === date ? <StatusBadge status={visit.status} /> : `Moved to ${shortDay(visit.date)}`}
        <Detail visit={visit} day={date} />
      </>
    ),
  },
];

function Detail({ visit, day }: { visit: DayVisit; day: string }) {
  const { completed_at, late_minutes, cancel_reason, status } = visit;
  if (status === "cancelled") return cancel_reason && <small>{cancel_reason}</small>;
  if (!completed_at || status !== "completed") return null;
  const isSameDay = localDateOf(Date.parse(completed_at), zone) === day;
  return (
    <small>
      {isSameDay ? clockTime(completed_at) : dayAndTime(completed_at)}
      {late_minutes > 0 && `, ${delay(late_minutes)} late`}
    </small>
  );
}
