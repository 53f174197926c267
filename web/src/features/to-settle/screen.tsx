import { Box, Button, Group } from "@mantine/core";
import { listReviews, readIncident } from "@petcare/contract";
import { firstNameOf, localDateOf, type ReviewAnswer } from "@petcare/domain";
import { type ReactNode, useId, useState } from "react";
import { Link } from "react-router-dom";
import { call } from "../../lib/api/api.ts";
import { useRead } from "../../lib/api/use-read.ts";
import { useSend } from "../../lib/api/use-send.ts";
import { calendarOn } from "../../lib/format/calendar-link.ts";
import { phoneLink } from "../../lib/format/contact-links.ts";
import { parseDollars } from "../../lib/format/dollars.ts";
import { statusNames } from "../../lib/format/shown-status.ts";
import { clockTime, dayAndTime, frameBrief, shortDay, zone } from "../../lib/format/time.ts";
import { count, petsText, serviceName } from "../../lib/format/words.ts";
import { AmountField } from "../../parts/money/paid-fields.tsx";
import { VisitPhotos } from "../../parts/visit-photos.tsx";
import { putRight } from "../../parts/visits/incident-list.tsx";
import { Failure } from "../../ui/feedback/failure.tsx";
import { Outline } from "../../ui/feedback/outline.tsx";
import { EmptyState, Loaded } from "../../ui/feedback/states.tsx";
import { undoToast } from "../../ui/feedback/undo-toast.ts";
import { FieldPair } from "../../ui/form/field-pair.tsx";
import { amountsOf, answer, type Incident, type Review, type Typed, undo } from "./data.ts";
import classes from "./screen.module.css";

/** Reports that contradict the plan, and incidents to read. Nothing changes until the owner answers. */
export function ToSettleScreen() {
  const query = useRead(listReviews, { everyMs: 60_000 });
  return (
    <Loaded
      query={query}
      failed="Failed to load what is to settle. Please try again."
      loading={<Outline heights={[260]} />}
    >
      {({ reviews, incidents, left_off }) =>
        reviews.length + incidents.length === 0 ? (
          <EmptyState title="Nothing to settle">
            <p>
              A report that the plan does not fit stands here, and an incident until you have read it. Answers stand in
              the visit's history.
            </p>
          </EmptyState>
        ) : (
          <div className="stack gap-12">
            {reviews.length > 0 && (
              <p className="quiet">Reports that the plan does not fit. Nothing changes until you answer.</p>
            )}
            <ul className="stack gap-12">
              {incidents.map((incident) => (
                <IncidentCard key={`${incident.visit._id} ${incident.id}`} incident={incident} />
              ))}
              {reviews.map((review) => (
                <ReviewCard key={`${review.visit._id} ${review.id} ${review.visit.version}`} review={review} />
              ))}
            </ul>
            {left_off > 0 && (
              <p className="quiet">{`${count(left_off, "more report")} follow when these are answered.`}</p>
            )}
          </div>
        )
      }
    </Loaded>
  );
}

interface CardProps {
  /** The id of the title, which describes the buttons. */
  heading: string;
  title: string;
  visit: Review["visit"];
  client: string;
  times: readonly (readonly [term: string, time: string])[];
  words: ReactNode;
  photos?: ReactNode;
  /** The people who can be called. */
  people: readonly { name: string; phone: string | null }[];
  /** The answers. */
  children: ReactNode;
}

/** A card about a visit: the facts, the answers, and links to call people or open the visit. */
function Card({ heading, title, visit, client, times, words, photos, people, children }: CardProps) {
  return (
    <li className={classes.card}>
      <article aria-labelledby={heading}>
        <div className="stack gap-8">
          <h2 id={heading}>{title}</h2>
          <p className="quiet">
            <b>{petsText(visit.pet_names)}</b>
            {` · ${client}, ${shortDay(visit.date)} ${frameBrief(visit.timeframe)}, ${serviceName(visit)}`}
          </p>
          <Box component="dl" maw={400} fz="sm">
            {times.map(([term, time]) => (
              <Group key={term} justify="space-between" gap="0 16px">
                <dt className="muted">{term}</dt>
                <dd>{time}</dd>
              </Group>
            ))}
          </Box>
          {words && <blockquote className="quote">{words}</blockquote>}
          {photos}
        </div>
        <div className="stack gap-8">
          {children}
          <Group gap="4px 20px" className={classes.links}>
            {people.map(
              ({ name, phone }) => phone && <a key={name} href={phoneLink(phone)}>{`Call ${firstNameOf(name)}`}</a>,
            )}
            <Link to={calendarOn(visit.date, { visit: visit._id })}>Visit</Link>
          </Group>
        </div>
      </article>
    </li>
  );
}

/** An incident that the owner has not read. */
function IncidentCard({ incident }: { incident: Incident }) {
  const { id, visit, client, by, words, known_at, at, clock_minutes } = incident;
  const heading = useId();
  const reading = useSend({
    mutationFn: () => call(readIncident, { params: { id: visit._id }, body: { id } }),
  });
  return (
    <Card
      heading={heading}
      title={`${firstNameOf(by.name)} noted an incident: ${petsText(visit.pet_names)}`}
      visit={visit}
      client={client.name}
      times={[
        ["Known", dayAndTime(known_at)],
        ["Written", dayAndTime(at) + putRight(clock_minutes)],
      ]}
      words={words}
      people={[by]}
    >
      <Button loading={reading.busy} onClick={() => reading.send(undefined)} aria-describedby={heading}>
        I have read it
      </Button>
      {reading.error && <Failure error={reading.error} fallback="Not noted. Please try again." />}
    </Card>
  );
}

/** A report to settle, with the three answers and their amounts. */
function ReviewCard({ review }: { review: Review }) {
  const { visit, client, reporter, sentence, comments, photo_urls, photo_ids } = review;
  const heading = useId();
  return (
    <Card
      heading={heading}
      title={sentence}
      visit={visit}
      client={client.name}
      times={timesOf(review)}
      words={comments && `${comments}${photo_urls.length > 0 ? ` (${count(photo_urls.length, "photo")})` : ""}`}
      photos={<VisitPhotos visit={visit._id} ids={photo_ids} pets={petsText(visit.pet_names)} />}
      people={[reporter, client]}
    >
      <Answers review={review} heading={heading} />
    </Card>
  );
}

/** When the walker arrived and finished, when the plan changed, and the visit's present status. */
function timesOf({ reporter, visit, arrived_at, done_at, changed_at }: Review): [term: string, time: string][] {
  const who = firstNameOf(reporter.name);
  const row = (term: string, at: string | null): [string, string][] =>
    at === null ? [] : [[term, `${shortDay(localDateOf(Date.parse(at), zone))}, ${clockTime(at)}`]];
  return [
    ...row(`${who} there`, arrived_at),
    ...row(`${who} done`, done_at),
    ...row("Plan changed", changed_at),
    ["Now", statusNames[visit.status]],
  ];
}

const answerNames: Record<ReviewAnswer, string> = {
  as_booked: "Count as booked",
  pay_only: "Only pay",
  neither: "Neither",
};

function Answers({ review, heading }: { review: Review; heading: string }) {
  const { as_booked: booked } = review;
  const [typed, setTyped] = useState<Typed>({
    charge: (booked?.charge ?? 0).toFixed(2),
    pay: (booked?.pay ?? 0).toFixed(2),
    extra: review.pay.toFixed(2),
  });
  const answering = useSend({
    mutationFn: (how: ReviewAnswer) => answer(review, how, typed),
    onSuccess: (_, how) => undoToast(`${petsText(review.visit.pet_names)}: ${answerNames[how]}`, () => undo(review)),
  });
  const amount = (name: keyof Typed, label: string) => (
    <AmountField
      label={label}
      value={typed[name]}
      onChange={({ currentTarget: { value } }) => setTyped({ ...typed, [name]: value })}
      error={Number.isNaN(parseDollars(typed[name])) && `${label} must be an amount in dollars`}
    />
  );
  const button = (how: ReviewAnswer, isUsual: boolean) => (
    <Button
      variant={isUsual ? "filled" : "default"}
      disabled={answering.busy || amountsOf[how](typed).some(Number.isNaN)}
      onClick={() => answering.send(how)}
      aria-describedby={heading}
    >
      {answerNames[how]}
    </Button>
  );
  return (
    <>
      {booked && (
        <>
          <FieldPair>
            {amount("charge", "Charge")}
            {amount("pay", "Pay")}
          </FieldPair>
          {button("as_booked", true)}
        </>
      )}
      {amount("extra", "Extra pay")}
      {button("pay_only", !booked)}
      {button("neither", false)}
      {answering.error && <Failure error={answering.error} fallback="Not answered. Please try again." />}
    </>
  );
}
