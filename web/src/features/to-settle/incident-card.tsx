import { Button } from "@mantine/core";
import { type AnswerOf, getDashboard, getVisit, listReviews, readIncident } from "@petcare/contract";
import { firstNameOf } from "@petcare/domain";
import { useId } from "react";
import { Link } from "react-router-dom";
import { readAgain } from "../../lib/api/after-write.ts";
import { call } from "../../lib/api/api.ts";
import { useSend } from "../../lib/api/use-send.ts";
import { calendarOn } from "../../lib/format/calendar-link.ts";
import { phoneLink } from "../../lib/format/contact-links.ts";
import { dayAndTime, frameBrief, shortDay } from "../../lib/format/time.ts";
import { petsText, serviceName } from "../../lib/format/words.ts";
import { putRight } from "../../parts/visits/incident-list.tsx";
import { Failure } from "../../ui/feedback/failure.tsx";
import classes from "./to-settle.module.css";

/** An incident that the owner has not read. */
export function IncidentCard({
  incident: { id, visit, client, by, words, known_at, at, clock_minutes },
}: {
  incident: AnswerOf<typeof listReviews>["incidents"][number];
}) {
  const heading = useId();
  const reading = useSend({
    mutationFn: () => call(readIncident, { params: { id: visit._id }, body: { id } }),
    onSuccess: () => readAgain(listReviews, getDashboard, getVisit),
  });
  return (
    <li className={classes.card}>
      <article aria-labelledby={heading}>
        <div className={classes.facts}>
          <h2 id={heading}>
            {firstNameOf(by.name)} noted an incident: {petsText(visit.pet_names)}
          </h2>
          <p className="quiet">
            {`${client.name}, ${shortDay(visit.date)} ${frameBrief(visit.timeframe)}, ${serviceName(visit)}`}
          </p>
          <blockquote>{words}</blockquote>
          <dl className={classes.times}>
            <div>
              <dt>Known</dt>
              <dd>{dayAndTime(known_at)}</dd>
            </div>
            <div>
              <dt>Written</dt>
              <dd>
                {dayAndTime(at)}
                {putRight(clock_minutes)}
              </dd>
            </div>
          </dl>
        </div>
        <div className="stack gap-8">
          <Button loading={reading.busy} onClick={() => reading.send(undefined)} aria-describedby={heading}>
            I have read it
          </Button>
          {reading.error && <Failure error={reading.error} fallback="Not noted. Please try again." />}
          <p className={classes.links}>
            {by.phone && <a href={phoneLink(by.phone)}>{`Call ${firstNameOf(by.name)}`}</a>}
            <Link to={calendarOn(visit.date, { visit: visit._id })}>Visit</Link>
          </p>
        </div>
      </article>
    </li>
  );
}
