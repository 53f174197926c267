import { Button } from "@mantine/core";
import { type AnswerOf, answerReview, listReviews, undoAnswer } from "@petcare/contract";
import { firstNameOf, localDateOf, type ReviewAnswer } from "@petcare/domain";
import { type ReactNode, useId, useState } from "react";
import { Link } from "react-router-dom";
import { readAgain } from "../../lib/api/after-write.ts";
import { call } from "../../lib/api/api.ts";
import { writeToBookings } from "../../lib/api/bookings.ts";
import { useSend } from "../../lib/api/use-send.ts";
import { calendarOn } from "../../lib/format/calendar-link.ts";
import { phoneLink } from "../../lib/format/contact-links.ts";
import { parseDollars } from "../../lib/format/dollars.ts";
import { statusNames } from "../../lib/format/shown-status.ts";
import { clockTime, frameBrief, shortDay, zone } from "../../lib/format/time.ts";
import { count, petsText, serviceName } from "../../lib/format/words.ts";
import { AmountField } from "../../parts/money/paid-fields.tsx";
import { VisitPhotos } from "../../parts/visit-photos.tsx";
import { Failure } from "../../ui/feedback/failure.tsx";
import { undoToast } from "../../ui/feedback/undo-toast.ts";
import { FieldPair } from "../../ui/form/field-pair.tsx";
import classes from "./to-settle.module.css";

type Review = AnswerOf<typeof listReviews>["reviews"][number];

/** A report that waits for the owner: what is known of it, and the three answers with their amounts. */
export function ReviewCard({ review }: { review: Review }) {
  const { visit, client, reporter, sentence, comments, photo_urls, photo_ids } = review;
  const heading = useId();
  const pets = petsText(visit.pet_names);
  return (
    <li className={classes.card}>
      <article aria-labelledby={heading}>
        <div className={classes.facts}>
          <h2 id={heading}>{sentence}</h2>
          <p className="quiet">
            <b>{pets}</b>
            {` · ${client.name}, ${shortDay(visit.date)} ${frameBrief(visit.timeframe)}, ${serviceName(visit)}`}
          </p>
          <dl className={classes.times}>
            {timesOf(review).map(([what, when]) => (
              <div key={what}>
                <dt>{what}</dt>
                <dd>{when}</dd>
              </div>
            ))}
          </dl>
          {comments && (
            <blockquote>
              {comments}
              {photo_urls.length > 0 && ` (${count(photo_urls.length, "photo")})`}
            </blockquote>
          )}
          <VisitPhotos visit={visit._id} ids={photo_ids} pets={pets} />
        </div>
        <div className="stack gap-8">
          <Answers review={review} heading={heading} />
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

const words: Record<ReviewAnswer, string> = { as_booked: "Count as booked", pay_only: "Only pay", neither: "Neither" };

function Answers({ review, heading }: { review: Review; heading: string }) {
  const { as_booked, pay } = review;
  const [typed, setTyped] = useState({
    charge: (as_booked?.charge ?? 0).toFixed(2),
    booked: (as_booked?.pay ?? 0).toFixed(2),
    only: pay.toFixed(2),
  });
  const answering = useSend({
    mutationFn: (how: ReviewAnswer) =>
      answer(review, how, how === "as_booked" ? typed.charge : "0", how === "as_booked" ? typed.booked : typed.only),
    onSuccess: (_, how) => undoToast(`${petsText(review.visit.pet_names)}: ${words[how]}`, () => undo(review)),
  });
  const amount = (name: keyof typeof typed, label: string) => (
    <AmountField
      label={label}
      value={typed[name]}
      onChange={({ currentTarget: { value } }) => setTyped({ ...typed, [name]: value })}
      error={Number.isNaN(parseDollars(typed[name])) && `${label} must be an amount in dollars`}
    />
  );
  const button = (how: ReviewAnswer, ...amounts: (keyof typeof typed)[]): ReactNode => (
    <Button
      variant={how === (as_booked ? "as_booked" : "pay_only") ? "filled" : "default"}
      disabled={answering.busy || amounts.some((name) => Number.isNaN(parseDollars(typed[name])))}
      onClick={() => answering.send(how)}
      aria-describedby={heading}
    >
      {words[how]}
    </Button>
  );
  return (
    <>
      {as_booked && (
        <FieldPair>
          {amount("charge", "Charge")}
          {amount("booked", "Pay")}
        </FieldPair>
      )}
      {as_booked && button("as_booked", "charge", "booked")}
      {amount("only", "Extra pay")}
      {button("pay_only", "only")}
      {button("neither")}
      {answering.error && <Failure error={answering.error} fallback="Not answered. Please try again." />}
    </>
  );
}

const answer = ({ id, visit }: Review, how: ReviewAnswer, charge: string, pay: string) =>
  writing(() => {
    const [charge_amount, pay_amount] = how === "neither" ? [0, 0] : [parseDollars(charge), parseDollars(pay)];
    const body = { review: id, do: how, charge_amount, pay_amount, version: visit.version };
    return call(answerReview, { params: { id: visit._id }, body });
  });

const undo = ({ id, visit }: Review) =>
  writing(() => call(undoAnswer, { params: { id: visit._id }, body: { review: id } }));

async function writing<Answer>(write: () => Promise<Answer>): Promise<Answer> {
  try {
    return await writeToBookings(write);
  } finally {
    readAgain(listReviews);
  }
}

/** When the walker was there and done, when the plan changed, and what the visit is now. */
function timesOf({ reporter, visit, arrived_at, done_at, changed_at }: Review): [what: string, when: string][] {
  const who = firstNameOf(reporter.name);
  const when = (at: string) => `${shortDay(localDateOf(Date.parse(at), zone))}, ${clockTime(at)}`;
  const times = [
    [`${who} there`, arrived_at],
    [`${who} done`, done_at],
    ["Plan changed", changed_at],
  ] as const;
  return [
    ...times.flatMap(([what, at]): [string, string][] => (at === null ? [] : [[what, when(at)]])),
    ["Now", statusNames[visit.status]],
  ];
}
