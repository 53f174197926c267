import { expect, test } from "vitest";
import { noteOf } from "./note.ts";
import {
  answerSentence,
  canCount,
  dayCounted,
  owedFor,
  paidBeside,
  type Review,
  reviewSentences,
  waitingReviews,
} from "./review.ts";

const [tuesday, friday] = ["2026-11-24", "2026-11-27"] as const;
const report = { done_at: 1, ...noteOf({ comments: "All well" }) };
const paid = (pay: number, extra_id?: string): Review => ({
  state: "answered",
  report,
  answer: { do: "pay_only", charge: 0, pay, at: 1, ...(extra_id && { extra_id }) },
});
const rosas = { by: "rosa", day: tuesday };

test.each([
  ["cancelled", { status: "cancelled" as const, pay_cents: 0 }, 1500],
  ["cancelled at half", { status: "cancelled" as const, pay_cents: 750 }, 750],
  ["done, and paid more", { status: "completed" as const, pay_cents: 1600 }, 0],
  ["open again", { status: "scheduled" as const, pay_cents: 1500 }, 1500],
  ["done on a later day", { status: "completed" as const, pay_cents: 1500, date: friday }, 1500],
  ["another's", { status: "completed" as const, pay_cents: 1500, walker_id: "marcus" }, 1500],
])("what a walker is owed beside a visit that is %s", (_, given, cents) => {
  expect(owedFor({ walker_id: "rosa", date: tuesday, ...given }, rosas, 1500)).toBe(cents);
});

test("what was paid beside a visit is that of its walker, from a day on, and nothing where it waits again", () => {
  const reviews = {
    [`rosa.${tuesday}`]: paid(1500, "extra-1"),
    [`rosa.${friday}`]: paid(700, "extra-2"),
    [`marcus.${friday}`]: paid(400, "extra-3"),
    "rosa.2026-11-28": { ...paid(100, "extra-4"), state: "waiting" as const },
    "rosa.2026-11-29": paid(100),
  };
  expect([tuesday, friday].map((day) => paidBeside({ reviews }, "rosa", day))).toEqual([2200, 700]);
  expect(waitingReviews({ reviews }).map(({ by, day }) => [by, day])).toEqual([["rosa", "2026-11-28"]]);
});

test("a visit counts as booked that is neither done nor billed, on the earlier of two days", () => {
  const open = { status: "scheduled", invoice_id: undefined, written_off_at: undefined } as const;
  const isCounted = (given: object, of = { report }) => canCount({ ...open, ...given }, of);
  expect([{}, { status: "cancelled" }].map((given) => isCounted(given))).toEqual([true, true]);
  const not = [{ status: "completed" }, { invoice_id: "one" }, { written_off_at: 1 }].map((given) => isCounted(given));
  expect([...not, isCounted({}, { report: { ...report, done_at: 0 } })]).toEqual([false, false, false, true]);
  expect(canCount(open, { report: noteOf({}) })).toBe(false);
  expect([tuesday, friday].map((date) => dayCounted({ date }, { day: tuesday }))).toEqual([tuesday, tuesday]);
  expect(dayCounted({ date: tuesday }, { day: friday })).toBe(tuesday);
});

test("walker and owner read one sentence a reason, and the walker what was answered", () => {
  const names = { owner: "Kate", reporter: "Rosa", other: "Marcus", pets: "Rex" };
  const sentences = (["cancelled", "other_day", "other_walker"] as const).map((reason) =>
    reviewSentences(reason, { date: friday }, { day: tuesday }, names),
  );
  expect(sentences.map(({ walker }) => walker)).toEqual([
    "Note saved. This walk was cancelled; Kate will decide about your pay.",
    "Note saved. This walk is planned for Friday; Kate will decide about your pay.",
    "Note saved. This walk is Marcus's now; Kate will decide about your pay.",
  ]);
  expect(sentences.map(({ owner }) => owner)).toEqual([
    "Rosa reports a walk with Rex that was cancelled.",
    "Rosa walked Rex on Tuesday; the visit is planned for Friday.",
    "Rosa reports a walk with Rex that is Marcus's.",
  ]);
  expect((["as_booked", "pay_only", "neither"] as const).map((answer) => answerSentence(answer, "Kate"))).toEqual([
    "Kate counted your walk.",
    "Kate pays you for it.",
    "Kate does not pay for it.",
  ]);
});
