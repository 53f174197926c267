import { Button } from "@mantine/core";
import { type AnswerOf, listMatters, settleVisit, unsettleVisit } from "@petcare/contract";
import { firstNameOf, localDateOf } from "@petcare/domain";
import { useId } from "react";
import { Link } from "react-router-dom";
import { readAgain } from "../../lib/api/after-write.ts";
import { call } from "../../lib/api/api.ts";
import { writeToBookings } from "../../lib/api/bookings.ts";
import { useSend } from "../../lib/api/use-send.ts";
import { calendarOn } from "../../lib/format/calendar-link.ts";
import { phoneLink } from "../../lib/format/contact-links.ts";
import { clockTime, frameBrief, shortDay, zone } from "../../lib/format/time.ts";
import { petsText, serviceName } from "../../lib/format/words.ts";
import { Failure } from "../../ui/feedback/failure.tsx";
import { undoToast } from "../../ui/feedback/undo-toast.ts";
import classes from "./to-settle.module.css";

type Matter = AnswerOf<typeof listMatters>["matters"][number];
type Way = Matter["ways"][number];

/** A report, what is known of it, and a button for each way to settle it. */
export function MatterCard({ matter }: { matter: Matter }) {
  const { visit, client, reporter, sentence, comments, photo_urls, ways } = matter;
  const heading = useId();
  const settling = useSend({
    mutationFn: (way: Way) => settle(matter, way),
    onSuccess: ({ version }, { label }) =>
      undoToast(`${petsText(visit.pet_names)}: ${label}`, () => unsettle(matter, version)),
  });
  return (
    <li className={classes.matter}>
      <article aria-labelledby={heading}>
        <div className={classes.facts}>
          <h2 id={heading}>{sentence}</h2>
          <p className="quiet">
            <b>{petsText(visit.pet_names)}</b>
            {` · ${client.name}, ${shortDay(visit.date)} ${frameBrief(visit.timeframe)}, ${serviceName(visit)}`}
          </p>
          <dl className={classes.times}>
            {timesOf(matter).map(([what, when]) => (
              <div key={what}>
                <dt>{what}</dt>
                <dd>{when}</dd>
              </div>
            ))}
          </dl>
          {comments && (
            <blockquote>
              {comments}
              {photo_urls.length > 0 && ` (${photo_urls.length === 1 ? "1 photo" : `${photo_urls.length} photos`})`}
            </blockquote>
          )}
        </div>
        <div className={classes.ways}>
          {ways.map((way, index) => (
            <Button
              key={way.label}
              variant={index === 0 ? "filled" : "default"}
              disabled={settling.busy}
              onClick={() => settling.send(way)}
              className={classes.way}
              aria-describedby={heading}
            >
              {way.label}
            </Button>
          ))}
          {settling.error && <Failure error={settling.error} fallback="Not settled. Please try again." />}
          <p className={classes.links}>
            {reporter.phone && <a href={phoneLink(reporter.phone)}>{`Call ${firstNameOf(reporter.name)}`}</a>}
            {client.phone && <a href={phoneLink(client.phone)}>{`Call ${firstNameOf(client.name)}`}</a>}
            <Link to={calendarOn(visit.date, { visit: visit._id })}>Visit</Link>
          </p>
        </div>
      </article>
    </li>
  );
}

/** When the plan changed, and when the walker was there and done, in their order. */
function timesOf({ since, arrived_at, done_at, reporter, kind }: Matter): [what: string, when: string][] {
  const who = firstNameOf(reporter.name);
  const given: [string, string | null][] = [
    [planWords[kind] ?? "Plan changed", since],
    [`${who} there`, arrived_at],
    [`${who} done`, done_at],
  ];
  return given
    .flatMap(([what, at]): [string, string][] => (at === null ? [] : [[what, at]]))
    .sort(([, a], [, b]) => (a < b ? -1 : 1))
    .map(([what, at]) => [what, `${shortDay(localDateOf(Date.parse(at), zone))}, ${clockTime(at)}`]);
}

const planWords: Partial<Record<Matter["kind"], string>> = {
  moved: "You moved it",
  done_before: "You cancelled",
  done_after: "You cancelled",
  left: "Cancelled",
  reassigned: "Given to another walker",
  completed_for: "Completed",
  second: "Completed",
  both: "Completed",
};

const writing = async <Answer,>(write: () => Promise<Answer>): Promise<Answer> => {
  try {
    return await writeToBookings(write);
  } finally {
    readAgain(listMatters);
  }
};

const settle = ({ id: matter, visit }: Matter, { do: how, note, charge, pay }: Way) =>
  writing(() =>
    call(settleVisit, {
      params: { id: visit._id },
      body: { matter, do: how, note, charge_amount: charge, pay_amount: pay, version: visit.version },
    }),
  );

const unsettle = ({ visit }: Matter, version: number) =>
  writing(() => call(unsettleVisit, { params: { id: visit._id }, body: { version } }));
