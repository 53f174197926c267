import { listDuePay, moveVisit, payWalker, undoPayRun } from "@petcare/contract";
import { beforeEach, expect, test } from "vitest";
import { bookVisit } from "../testing/bookings.ts";
import { call, expectOk } from "../testing/call.ts";
import { clearing } from "../testing/clear-table.ts";
import { visitAs } from "../testing/editing.ts";
import { Purse } from "../testing/paying.ts";
import { startSignedInApp } from "../testing/signed-in-app.ts";
import { beginTelling, type Telling } from "../testing/telling.ts";

/** Monday 23 November 2026, 10:00 in New York. */
const monday = Date.parse("2026-11-23T15:00:00Z");
const app = await startSignedInApp({ clock: { now: monday } });
const clear = await clearing(app);
const purse = Purse.of(app, app.ana.user);
const made = "Ana: Your invoice: $158.00, due Fri Nov 27 | For Nov 9–15. | ";
let telling: Telling;

beforeEach(async () => {
  telling = await beginTelling(app, clear, monday);
});

test("an invoice that is made, voided and made anew within two minutes is one email, of the second", async () => {
  await purse.void(await purse.bill([100]));
  await purse.bill([58]);
  const mails = await telling.after(3);
  expect(mails).toEqual([expect.stringContaining(made)]);
});

test("an invoice is told when it is made, and a payment with what is left", async () => {
  const invoice = await purse.bill([158]);
  expect(await telling.after(3)).toEqual([expect.stringContaining(made)]);
  await expectOk(purse.pay(100, [invoice]));
  expect(await telling.after(3)).toEqual(["Ana: Thank you: $100.00 received | $58.00 is left to pay."]);
  await expectOk(purse.pay(58, [await purse.read(invoice.id)]));
  expect(await telling.after(3)).toEqual(["Ana: Thank you: $58.00 received | Nothing is left to pay."]);
});

test("an invoice that credit pays says what is left to pay, and one that is paid asks for nothing", async () => {
  await expectOk(purse.pay(100, []));
  await purse.bill([158], { use_credit: true });
  expect(await telling.after(3)).toEqual([
    expect.stringContaining(
      "Ana: Your invoice: $158.00. $58.00 is left to pay, due Fri Nov 27 | For Nov 9–15. | Thank you!",
    ),
  ]);
  await expectOk(purse.pay(50, []));
  await purse.bill([50], { use_credit: true });
  expect(await telling.after(3)).toEqual(["Ana: Your invoice: $50.00 | For Nov 9–15. Nothing is left to pay."]);
});

test("a paid invoice that comes down is not open again, and one whose check bounced is", async () => {
  const invoice = await purse.bill([158]);
  const { payment_id } = await expectOk(purse.pay(158, [invoice]));
  await telling.after(3);
  await expectOk(purse.adjust(await purse.read(invoice.id), -20));
  expect(await telling.after(3)).toEqual(["Ana: Your invoice has changed: $0.00 is to pay | For Nov 9–15."]);
  await expectOk(purse.reverse(payment_id));
  expect(await telling.after(3)).toEqual(["Ana: Open again: $138.00 is to pay | For Nov 9–15."]);
});

test("what is due is told the morning before, and three days after, unless it is paid by then", async () => {
  const invoice = await purse.bill([158]);
  await telling.after(3);
  expect(await telling.at("2026-11-26T12:59:00Z")).toEqual([]);
  expect(await telling.at("2026-11-26T13:00:30Z")).toEqual([
    "Ana: Due tomorrow: $158.00 | For Nov 9–15. If it is on its way, thank you!",
  ]);
  expect(await telling.at("2026-11-29T13:00:30Z")).toEqual([]);
  expect(await telling.at("2026-11-30T13:00:30Z")).toEqual([
    "Ana: A reminder: $158.00 was due Nov 27 | For Nov 9–15. If it is on its way, thank you!",
  ]);
  expect(await telling.after(3)).toEqual([]);
  app.clock.now = Date.parse("2026-12-07T12:59:00Z");
  await expectOk(purse.pay(158, [await purse.read(invoice.id)]));
  expect(await telling.after(4)).toEqual(["Ana: Thank you: $158.00 received | Nothing is left to pay."]);
});

test("changes of the plan and an invoice at once are one email with two headings", async () => {
  const id = await bookVisit(app, { date: "2026-11-24", pet_names: ["Biscuit"] });
  await telling.after(3);
  const { version } = await visitAs(app, id);
  const move = { params: { id }, body: { timeframe: "afternoon", version } } as const;
  await expectOk(call(app.owner, moveVisit, move));
  await purse.bill([158]);
  const [mail, ...others] = (await telling.after(3)).filter((line) => line.startsWith("Ana"));
  expect(others).toEqual([]);
  expect(mail).toMatch(
    /^Ana: Biscuit: now Tue Nov 24, 12–3 PM, and 1 more \| Biscuit: now Tue Nov 24, 12–3 PM \| It was .* \| Your invoice: \$158\.00, due Fri Nov 27 \| For Nov 9–15\./,
  );
});

test("a walker is told at once that they were paid, and that it was taken back", async () => {
  await purse.bill([158]);
  const query = { to: "2026-11-22" } as const;
  const [due] = await expectOk(call(app.owner, listDuePay, { query }));
  const lines = (due?.lines ?? []).map(({ kind, id, amount }) => ({ kind, id, amount: amount ?? 0 }));
  const paid = { walker_id: app.rosa.user.id, n: 0, lines, paid_on: "2026-11-23", method: "Check" } as const;
  const { id, version } = await expectOk(call(app.owner, payWalker, { body: { ...query, ...paid } }));
  const toRosa = (mails: readonly string[]) => mails.filter((line) => line.startsWith("Rosa"));
  expect(toRosa(await telling.after(1))).toEqual(["Rosa: You were paid $15.00 | For work up to Nov 22."]);
  await telling.after(10);
  await expectOk(call(app.owner, undoPayRun, { params: { id }, body: { version } }));
  expect(toRosa(await telling.after(1))).toEqual([
    "Rosa: Taken back: your pay of $15.00 | It will come with the next pay.",
  ]);
});
