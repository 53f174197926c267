import { Button } from "@mantine/core";
import { firstNameOf, localDateOf } from "@petcare/domain";
import { useId } from "react";
import { Link } from "react-router-dom";
import { useSend } from "../../lib/api/use-send.ts";
import { calendarOn } from "../../lib/format/calendar-link.ts";
import { phoneLink } from "../../lib/format/contact-links.ts";
import { clockTime, frameBrief, shortDay, zone } from "../../lib/format/time.ts";
import { count, petsText, serviceName } from "../../lib/format/words.ts";
import { VisitPhotos } from "../../parts/visit-photos.tsx";
import { Failure } from "../../ui/feedback/failure.tsx";
import { PlainButton } from "../../ui/form/plain-button.tsx";
import { type Choice, type Matter, settle, tellSettled, type Way } from "./settling.ts";
import classes from "./to-settle.module.css";

interface MatterCardProps {
  /** One report, or several that are settled together. */
  matters: readonly [Matter, ...Matter[]];
  onAmounts: (matter: Matter) => void;
}

/** Reports that are settled together, what is known of them, and a button for each way to settle them. */
export function MatterCard({ matters, onAmounts }: MatterCardProps) {
  const [matter, ...others] = matters;
  const { visit, client, reporter, sentence, clock, ways } = matter;
  const isOne = others.length === 0;
  const heading = useId();
  const settling = useSend({
    mutationFn: (way: Way) => settle(matters.flatMap((one) => choiceOf(one, way))),
    onSuccess: (settled, way) => tellSettled(settled, labelOf(way, isOne)),
  });
  return (
    <li className={classes.matter}>
      <article aria-labelledby={heading}>
        <div className={classes.facts}>
          <h2 id={heading}>
            {isOne
              ? sentence
              : `${firstNameOf(reporter.name)} did ${count(matters.length, "walk")} of an ended series.`}
          </h2>
          <p className="quiet">
            <b>{petsText(visit.pet_names)}</b>
            {` · ${client.name}, ${isOne ? `${shortDay(visit.date)} ` : ""}${frameBrief(visit.timeframe)}, ${serviceName(visit)}`}
          </p>
          <dl className={classes.times}>
            {timesOf(matters).map(([what, when]) => (
              <div key={what + when}>
                <dt>{what}</dt>
                <dd>{when}</dd>
              </div>
            ))}
          </dl>
          {clock && <p className="quiet">{clock}</p>}
          {matters.map((one) => one.comments && <Words key={one.id} matter={one} isOne={isOne} />)}
          {matters.map((one) => (
            <VisitPhotos key={one.id} visit={one.visit._id} ids={one.photo_ids} pets={petsText(one.visit.pet_names)} />
          ))}
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
              {labelOf(way, isOne)}
            </Button>
          ))}
          {settling.error && <Failure error={settling.error} fallback="Not settled. Please try again." />}
          <p className={classes.links}>
            {isOne && (
              <PlainButton aria-describedby={heading} onClick={() => onAmounts(matter)}>
                Other amounts…
              </PlainButton>
            )}
            {reporter.phone && <a href={phoneLink(reporter.phone)}>{`Call ${firstNameOf(reporter.name)}`}</a>}
            {client.phone && <a href={phoneLink(client.phone)}>{`Call ${firstNameOf(client.name)}`}</a>}
            <Link to={calendarOn(visit.date, { visit: visit._id })}>Visit</Link>
          </p>
        </div>
      </article>
    </li>
  );
}

function Words({ matter: { visit, comments, photo_urls }, isOne }: { matter: Matter; isOne: boolean }) {
  return (
    <blockquote>
      {!isOne && `${shortDay(visit.date)}: `}
      {comments}
      {photo_urls.length > 0 && ` (${count(photo_urls.length, "photo")})`}
    </blockquote>
  );
}

/** The same way of another report that is settled with it. */
function choiceOf(matter: Matter, { label }: Way): Choice[] {
  const same = matter.ways.find((way) => way.label === label);
  return same ? [[matter, same]] : [];
}

/** 'Keep cancelled, pay Rosa $15.00 each' where it settles several. */
const labelOf = ({ label, charge, pay }: Way, isOne: boolean): string =>
  isOne || (charge === 0 && pay === 0) ? label : `${label} each`;

/** When the plan changed, and when the walker was there and done, in their order. What two visits share is told once. */
function timesOf(matters: MatterCardProps["matters"]): [what: string, when: string][] {
  const [{ reporter, kind, since }] = matters;
  const who = firstNameOf(reporter.name);
  const given: [string, string | null][] = [
    [planWords[kind] ?? "Plan changed", since],
    ...matters.flatMap(({ arrived_at, done_at }): [string, string | null][] => [
      [`${who} there`, arrived_at],
      [`${who} done`, done_at],
    ]),
  ];
  const times = given
    .flatMap(([what, at]): [string, string][] => (at === null ? [] : [[what, at]]))
    .sort(([, a], [, b]) => (a < b ? -1 : 1))
    .map(([what, at]): [string, string] => [what, `${shortDay(localDateOf(Date.parse(at), zone))}, ${clockTime(at)}`]);
  return [...new Map(times.map((time) => [time.join(), time])).values()];
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
