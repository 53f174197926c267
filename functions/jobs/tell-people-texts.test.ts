import {
  arriveAtVisit,
  assignVisit,
  cancelVisit,
  completeWalk,
  listDuePay,
  moveVisit,
  noteIncident,
  payWalker,
} from "@petcare/contract";
import { noticeKinds } from "@petcare/domain";
import { expect, test } from "vitest";
import { asked, decline } from "../testing/asking.ts";
import { book, bookVisit } from "../testing/bookings.ts";
import { call, expectOk } from "../testing/call.ts";
import { visitAs } from "../testing/editing.ts";
import { Purse } from "../testing/paying.ts";
import { startSignedInApp } from "../testing/signed-in-app.ts";
import { clientData, issue, complete as signUp, verified } from "../testing/signing-up.ts";
import { Telling } from "../testing/telling.ts";

/** Monday 23 November 2026, 10:00 in New York. */
const app = await startSignedInApp({ clock: { now: Date.parse("2026-11-23T15:00:00Z") } });
const { marcus, owner } = app;
const today = "2026-11-23" as const;

const home = { address: "12 Harbor Ln", garage_code: "4417", phone: "5165550188", notes: "The pill is in the cheese" };

/** Somebody whose name has 80 letters, 40 of them in the first one. */
async function account(role: "client" | "walker", first: string, last: string) {
  const name = `${first.repeat(40).slice(0, 40)} ${last.repeat(40).slice(0, 40)}`;
  const email = `${role}@long.example`;
  const user = await app.installation.createAccount({ role, email, name, ...home });
  return { user, token: await app.installation.signIn(email) };
}

test("every kind of message, with names of 80 letters and three pets, has no last name, code, address, phone or note", async () => {
  const client = await account("client", "Ann", "Quill");
  const walker = await account("walker", "Rob", "Stone");
  const pets = ["Biscuit", "Max", "Olive"].map((name) => name.repeat(10).slice(0, 60));
  const booking = {
    ...{ client_id: client.user.id, walker_id: walker.user.id, pet_names: pets },
    ...{ address: home.address, garage_code: home.garage_code, notes: home.notes },
  };
  const telling = new Telling(app);
  await telling.set();
  const now = () => new Date(app.clock.now).toISOString();
  const sent = () => ({ at: now(), sent: now(), date: today });
  const versionOf = async (id: string) => (await visitAs(app, id)).version;
  const cancel = { charge: "nothing", pay: "nothing" } as const;

  const id = await bookVisit(app, { ...booking, date: "2026-11-24" });
  await book(app, { ...booking, date: "2026-11-24", rrule: "FREQ=DAILY" });
  await telling.after(3);
  const move = { version: await versionOf(id), date: "2026-11-25", timeframe: "evening" } as const;
  await expectOk(call(owner, moveVisit, { params: { id }, body: move }));
  await telling.after(3);
  const give = { version: await versionOf(id), walker_id: marcus.user.id };
  await expectOk(call(owner, assignVisit, { params: { id }, body: give }));
  await telling.after(3);
  await expectOk(call(owner, cancelVisit, { params: { id }, body: { version: await versionOf(id), ...cancel } }));
  await telling.after(3);

  const first = await bookVisit(app, { ...booking, date: today });
  const second = await bookVisit(app, { ...booking, date: today });
  await telling.after(3);
  const by = (visit: string) => ({ params: { id: visit }, idempotencyKey: visit });
  await expectOk(call(walker, arriveAtVisit, { ...by(first), body: { ...sent(), version: await versionOf(first) } }));
  await telling.after(1);
  const done = { comments: "All well", ...sent(), version: await versionOf(first) };
  await expectOk(call(walker, completeWalk, { ...by(first), body: done }));
  const version = await versionOf(second);
  const incident = {
    id: crypto.randomUUID(),
    words: "He ate the pill",
    known_at: now(),
    at: now(),
    sent: now(),
    version,
  };
  await expectOk(call(walker, noteIncident, { params: { id: second }, body: incident }));
  await telling.after(1);
  await telling.at("2026-11-23T17:16:00Z", "push");

  const wish = { date: "2026-11-26", timeframe: "evening", service_type: "25" } as const;
  const request = await asked(client, { kind: "book", ...wish, pet_names: pets });
  await telling.after(1);
  await expectOk(decline(app, request));
  const purse = Purse.of(app, client.user);
  const invoice = await purse.bill([158]);
  await telling.after(3);
  await expectOk(purse.pay(158, [invoice]));
  const query = { to: today } as const;
  for (const { walker_id, lines } of await expectOk(call(owner, listDuePay, { query }))) {
    const due = lines.map(({ kind, id, amount }) => ({ kind, id, amount: amount ?? 0 }));
    const body = { ...query, walker_id, n: 0, lines: due, paid_on: today, method: "Check" };
    await expectOk(call(owner, payWalker, { body }));
  }
  await issue(app);
  await expectOk(signUp(clientData(await verified(app, "5165550177"), { full_name: "Nora Quill" })));
  await telling.after(3);
  telling.ways.set(client.user.name.split(" ")[0] ?? "", []);
  await bookVisit(app, { ...booking, date: "2026-11-27" });
  await telling.after(3);
  await telling.at("2026-11-23T23:00:30Z");
  await telling.at("2026-11-24T00:00:30Z");
  await telling.at("2026-11-29T22:00:30Z");

  expect(new Set(telling.sent.map(({ message }) => message.kind))).toEqual(new Set(noticeKinds));
  const texts = telling.sent.map(({ message }) => JSON.stringify([message.subject, message.sections]));
  expect(texts.filter((text) => /Quill|Stone|Delgado|Webb|Corrigan|Harbor Ln|4417|5165550|pill/.test(text))).toEqual(
    [],
  );
});
