import { listMatters, settleVisit } from "@petcare/contract";
import type { Visit } from "@petcare/storage";
import { expect, test } from "vitest";
import { book } from "../testing/bookings.ts";
import { call, expectOk } from "../testing/call.ts";
import { atEveryWrite, injectFaults } from "../testing/faults.ts";
import { newClient } from "../testing/invoicing.ts";
import { type Act, officeOf } from "../testing/office.ts";
import { at, reporting } from "../testing/reporting.ts";
import { startSignedInApp } from "../testing/signed-in-app.ts";
import { silenceLog } from "../testing/silence-log.ts";

const app = await startSignedInApp();
silenceLog();
const faults = injectFaults();
const { report, rows, stored } = reporting(app);
const { owner, rosa, marcus } = app;
const { assign, cancel, claimed, completeFor, edit, later, leave, merge, move, reopen, restore, sent, withAccount } =
  officeOf(app);
const photo = "a-photo-of-the-walk";
const words = { comments: "All well", photo_ids: [photo] };
const anInvoice = "abcdef0123456789abcdef01";

interface Cell {
  acts: Act[];
  outcome?: "done" | "kept" | "known";
  sentence: string;
  why?: string;
  /** Of the visit afterwards. */
  visit: Partial<Visit>;
  /** The kinds of what is to settle then. Undefined: the report's own, where it has one. */
  kinds?: string[];
  /** The labels of its ways, the one that is filled in first. */
  ways?: string[];
}

const asRosas = { status: "completed", walker_id: rosa.user.id, pay_cents: 1500, charge_cents: 2800 } as const;
const asMarcus = { status: "completed", walker_id: marcus.user.id, comments: "Marcus was there" } as const;
const payOrDone = ["Keep cancelled, pay Rosa $15.00", "Count as done, charge $28.00, pay $15.00", "Keep cancelled"];
const doneOrPay = [payOrDone[1], payOrDone[0], payOrDone[2]].map(String);
const cancelledAfter = "Kept. It was cancelled at 9:20 AM; Kate settles your pay. You need do nothing.";
const ownNote = { sentence: "Kept. Kate had marked it as done; your note is with her.", why: "completed_for" };

/** The matrix of docs/product/visits.md#reports, a cell each: the acts of the office since the phone looked, then the report. */
const cells: Record<string, Cell> = {
  "other notes": { acts: [edit({ notes: "Back door" })], sentence: "Sent", visit: { ...asRosas, notes: "Back door" } },
  "another price": { acts: [edit({ price: 31 })], sentence: "Sent", visit: { ...asRosas, charge_cents: 3100 } },
  "another frame, address, phone and pets": {
    acts: [edit({ timeframe: "evening", address: "9 Orchard St", walker_phone: "5165550199", pet_names: ["Max"] })],
    sentence: "Sent",
    visit: { ...asRosas, timeframe: "evening", address: "9 Orchard St", pet_names: ["Max"] },
  },
  "another client after a merge": { acts: [merge], sentence: "Sent", visit: asRosas },
  "an earlier day": { acts: [move("2026-11-19")], sentence: "Sent", visit: { ...asRosas, date: "2026-11-19" } },
  "a later day": {
    acts: [move("2026-11-24")],
    outcome: "kept",
    sentence: "Kept. This walk was moved to Tue; Kate settles it.",
    why: "moved",
    visit: { status: "scheduled", date: "2026-11-24" },
    ways: ["Done on Fri, Tue not needed", "Tue stays, pay Rosa $15.00", "Tue stays"],
  },
  "a later day and back to the report's own": {
    acts: [move("2026-11-24"), move("2026-11-20")],
    sentence: "Sent",
    visit: { ...asRosas, date: "2026-11-20" },
  },
  nobody: { acts: [assign(undefined)], sentence: "Sent", visit: asRosas },
  "the other walker": {
    acts: [assign(marcus)],
    sentence: "Sent. It was Marcus's by then; Kate knows.",
    visit: asRosas,
    kinds: ["reassigned"],
    ways: ["Fine", "Pay Marcus too, $15.00"],
  },
  "the other walker, from it on": {
    acts: [assign(marcus, "following")],
    sentence: "Sent. It was Marcus's by then; Kate knows.",
    visit: asRosas,
    kinds: ["reassigned"],
  },
  "the other walker, who has done it": {
    acts: [assign(marcus), sent(marcus, { key: "row-m", comments: "Marcus was there", version: 2 })],
    outcome: "kept",
    sentence: "Kept. Marcus had reported it; Kate settles it.",
    why: "both",
    visit: asMarcus,
    ways: ["Add the note", "Pay Rosa too, $15.00", "Leave it"],
  },
  "cancelled before it was done": {
    acts: [later("09:20"), cancel()],
    outcome: "kept",
    sentence: cancelledAfter,
    why: "done_after",
    visit: { status: "cancelled", charge_cents: 0 },
    ways: payOrDone,
  },
  "cancelled after it was done": {
    acts: [later("10:20"), cancel()],
    outcome: "kept",
    sentence: "Kept. It was cancelled after you were done; Kate settles your pay.",
    why: "done_before",
    visit: { status: "cancelled" },
    ways: doneOrPay,
  },
  "cancelled with its series": {
    acts: [later("09:20"), cancel({ scope: "series" })],
    outcome: "kept",
    sentence: cancelledAfter,
    why: "done_after",
    visit: { status: "cancelled" },
    ways: payOrDone,
  },
  "cancelled from it on": {
    acts: [later("09:20"), cancel({ scope: "following" })],
    outcome: "kept",
    sentence: cancelledAfter,
    why: "done_after",
    visit: { status: "cancelled" },
  },
  "a client who left": {
    acts: [leave],
    outcome: "kept",
    sentence: "Kept. This client has left; Kate settles your pay.",
    why: "left",
    visit: { status: "cancelled" },
    ways: doneOrPay,
  },
  "cancelled, charged and on an invoice": {
    acts: [later("09:20"), cancel({ charge: "all" }), claimed({ invoice_id: anInvoice })],
    outcome: "kept",
    sentence: cancelledAfter,
    why: "done_after",
    visit: { status: "cancelled", charge_cents: 2800, invoice_id: anInvoice },
    ways: ["Keep cancelled, pay Rosa $15.00", "Keep cancelled"],
  },
  "completed for the walker, with other words": {
    acts: [completeFor("Rosa called")],
    outcome: "kept",
    ...ownNote,
    visit: { ...asRosas, comments: "Rosa called", completed_by: owner.user.id },
  },
  "completed for the walker, with the same words": {
    acts: [completeFor(words.comments, words.photo_ids)],
    sentence: "Sent",
    visit: { ...asRosas, completed_by: owner.user.id },
  },
  "completed for the walker, and on an invoice": {
    acts: [completeFor("Rosa called"), claimed({ invoice_id: anInvoice })],
    outcome: "kept",
    ...ownNote,
    visit: { ...asRosas, invoice_id: anInvoice },
  },
  "completed for the walker, and paid out": {
    acts: [completeFor("Rosa called"), claimed({ pay_run_id: "run-1" })],
    outcome: "kept",
    ...ownNote,
    visit: { ...asRosas, pay_run_id: "run-1" },
  },
  "reported from the walker's other phone": {
    acts: [sent(rosa, { key: "row-2", comments: "More" })],
    outcome: "kept",
    sentence: "Kept. You had reported this walk; both notes are kept.",
    why: "second",
    visit: { ...asRosas, comments: "More" },
    ways: ["Add the note", "Leave it"],
  },
  "completed for the walker, and opened again": {
    acts: [completeFor("Rosa called"), reopen],
    sentence: "Sent",
    visit: { ...asRosas, ...words },
  },
  "reported, and opened again": {
    acts: [sent(rosa, words), reopen],
    outcome: "known",
    sentence: "Your report had arrived.",
    visit: { status: "scheduled" },
  },
  "cancelled, and restored": { acts: [cancel(), restore], sentence: "Sent", visit: { ...asRosas, ...words } },
  "cancelled, reported, and restored": {
    acts: [cancel(), sent(rosa, words), restore],
    outcome: "known",
    sentence: "Your report had arrived.",
    visit: { status: "scheduled" },
    kinds: ["open"],
    ways: [doneOrPay[0], "Leave it open, pay Rosa $15.00", "Leave it open"].map(String),
  },
};

/** A visit of a series of Rosa's for a client of its own, as her phone has shown it at 8:40, after the acts of the office. */
async function after(acts: readonly Act[]): Promise<string> {
  app.clock.now = at("08:40");
  const { id: client_id } = await (acts.includes(leave) ? withAccount() : newClient(app));
  const id = `${await book(app, { rrule: "FREQ=DAILY;COUNT=6", client_id, pet_names: ["Zorro"] })}.2026-11-20`;
  for (const act of acts) await act(id);
  app.clock.now = at("12:30");
  return id;
}

const cardsOf = async (id: string) =>
  (await expectOk(call(owner, listMatters))).matters.filter(({ visit }) => visit._id === id);

/** Reads a visit, and what its history tells. */
const stateOf = async (id: string) => [await stored(id), await rows(id)];

test.each(Object.entries(cells))("since the phone looked: %s", async (_, cell) => {
  const { acts, outcome = "done", sentence, why, visit, kinds = why ? [why] : [], ways } = cell;
  await atEveryWrite(async (kill) => {
    const id = await after(acts);
    const send = () => report(rosa, id, words);
    Object.assign(faults, { writes: 0, kill });
    const first = await send();
    faults.kill = undefined;
    const isKilled = first.status === 500;
    const answer = isKilled && !kill.done ? await send() : first;
    if (!isKilled || !kill.done)
      expect(answer).toMatchObject({ status: 200, body: { outcome, sentence, ...(why && { why }) } });
    const state = await stateOf(id);
    expect(await send()).toMatchObject({ status: 200, body: { outcome: "known" } });
    expect(await stateOf(id)).toStrictEqual(state);
    expect(state[0]).toMatchObject(visit);
    expect(JSON.stringify(state)).toContain(words.comments);
    expect(JSON.stringify(state).includes(photo)).toBe(keepsPhotos(why));
    const cards = await cardsOf(id);
    expect(cards.map(({ kind }) => kind)).toEqual(kinds);
    if (ways) expect(cards[0]?.ways.map(({ label }) => label)).toEqual(ways);
    await settledTwice(id);
    return !isKilled;
  });
});

/** Of a client who has left no photo is kept. */
const keepsPhotos = (why: string | undefined) => why !== "left";

/** Settles what there is to settle as it is filled in. Each request comes twice. */
async function settledTwice(id: string): Promise<void> {
  const [card] = await cardsOf(id);
  const [way] = card?.ways ?? [];
  if (!card || !way) return;
  const { do: how, note, charge, pay } = way;
  const { version } = card.visit;
  const body = { matter: card.id, do: how, note, charge_amount: charge, pay_amount: pay, version };
  for (const _ of [1, 2]) await expectOk(call(owner, settleVisit, { params: { id }, body }));
  const visit = await stored(id);
  expect(visit).not.toHaveProperty("matters");
  const taken = keepsPhotos(card.kind) ? words : { comments: words.comments };
  if (how === "take") expect(visit).toMatchObject({ ...asRosas, ...taken });
  if (note) expect([visit.comments, visit.photo_ids]).toMatchObject([/All well$/, expect.arrayContaining([photo])]);
}
