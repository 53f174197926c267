import { beforeEach, expect, test } from "vitest";
import { accept, asked, decline, setRules, withdraw } from "../testing/asking.ts";
import { bookVisit } from "../testing/bookings.ts";
import { expectOk } from "../testing/call.ts";
import { clearing } from "../testing/clear-table.ts";
import { startSignedInApp } from "../testing/signed-in-app.ts";
import { beginTelling, type Telling } from "../testing/telling.ts";

/** Monday 23 November 2026, 10:00 in New York. */
const monday = Date.parse("2026-11-23T15:00:00Z");
const app = await startSignedInApp({ clock: { now: monday } });
const clear = await clearing(app);
const wish = { date: "2026-11-25", timeframe: "evening", service_type: "25" } as const;
const walk = { kind: "book" as const, ...wish, pet_names: ["Biscuit"] };
const wednesday = "Biscuit, Wed Nov 25, 6–9 PM";
let telling: Telling;

beforeEach(async () => {
  telling = await beginTelling(app, clear, monday);
  await telling.after(1);
});

test("the owner hears at once by push that somebody asks, once, and not by email", async () => {
  await asked(app.ana, walk);
  const before = telling.sent.length;
  expect(await telling.after(1, "push")).toEqual(["Kate: Ana asks for a walk | Wed, Nov 25, 6–9 PM, $28.00."]);
  await telling.after(12);
  expect(telling.since(before, "push")).toHaveLength(1);
  expect(telling.since(before, "email")).toEqual([]);
});

test("what is taken back before it is told is no message", async () => {
  await expectOk(withdraw(app.ana, await asked(app.ana, walk)));
  expect(await telling.after(3, "push")).toEqual([]);
});

test("the client hears the answer at once, by email and push, once", async () => {
  const request = await asked(app.ana, walk);
  await telling.after(1);
  await expectOk(accept(app, request));
  const before = telling.sent.length;
  expect(await telling.after(1)).toEqual([`Ana: Yes: ${wednesday} | It is booked.`]);
  expect(telling.since(before, "push")).toEqual([`Ana: Yes: ${wednesday} | It is booked.`]);
  await telling.after(12);
  expect(telling.since(before, "email").filter((text) => text.includes("Yes:"))).toHaveLength(1);
});

test("a declined one comes with the owner's words, or a way out", async () => {
  const [second, third] = [await asked(app.ana, walk), await asked(app.ana, walk)];
  await telling.after(1);
  await expectOk(decline(app, second, "We are closed"));
  expect(await telling.after(1)).toEqual([`Ana: Sorry, not possible: ${wednesday} | We are closed`]);
  await expectOk(decline(app, third));
  expect(await telling.after(1)).toEqual([
    `Ana: Sorry, not possible: ${wednesday} | Please ask for another time, or call us.`,
  ]);
});

test("a cancelling says what is charged for it", async () => {
  const services: ("25" | "visit" | "overnight" | "other")[] = ["25", "visit", "overnight", "other"];
  await setRules(app, { cancelling: [{ services, on: "all", hours: 24, charge: "half", pay: "nothing" }] });
  const visit_id = await bookVisit(app, {
    date: "2026-11-23",
    timeframe: "evening",
    price: 28,
    pet_names: ["Biscuit"],
  });
  const other = await bookVisit(app, { date: "2026-11-23", timeframe: "evening", price: 28, pet_names: ["Max"] });
  await telling.after(3);
  await expectOk(accept(app, await asked(app.ana, { kind: "cancel", visit_id })));
  expect(await telling.after(1)).toEqual([
    "Ana: Yes: Biscuit, Mon Nov 23, 6–9 PM | It is cancelled. $14.00 is charged for it.",
  ]);
  await telling.after(12);
  await expectOk(accept(app, await asked(app.ana, { kind: "cancel", visit_id: other }), { free: true }));
  expect(await telling.after(1)).toEqual(["Ana: Yes: Max, Mon Nov 23, 6–9 PM | It is cancelled."]);
});

test("an absence of several days names its first and its last one, and no time frame", async () => {
  for (const date of ["2026-12-02", "2026-12-09"] as const) {
    await bookVisit(app, { date, timeframe: "evening", price: 28, pet_names: ["Max"] });
  }
  await telling.after(3);
  const away = { kind: "away", date: "2026-12-01", through: "2026-12-10" } as const;
  const [first, second] = [await asked(app.ana, away), await asked(app.ana, away)];
  const said = "Kate: Ana is away | Tue, Dec 1 to Thu, Dec 10, $0.00.";
  expect(await telling.after(1, "push")).toEqual([said, said]);
  await expectOk(decline(app, second));
  expect(await telling.after(1)).toEqual(["Ana: Sorry, not possible: Max, Dec 1–10 | Please call us about it."]);
  await expectOk(accept(app, first));
  expect(await telling.after(1)).toContainEqual("Ana: Yes: Max, Dec 1–10 | The visits are cancelled.");
});

test("days off and a care sheet are asked and answered in words of their own, the walker's to the walker", async () => {
  const off = await asked(app.rosa, { kind: "off", date: "2026-12-01", through: "2026-12-03" });
  const care = await asked(app.ana, { kind: "care", care: [{ pet: "Max", field: "vet", text: "Dr. Oz" }] });
  expect((await telling.after(1, "push")).sort().join("; ")).toBe(
    "Kate: Ana asks to change the care sheet | Max.; Kate: Rosa asks for days off | Tue, Dec 1 to Thu, Dec 3.",
  );
  await expectOk(accept(app, off));
  await expectOk(decline(app, care));
  expect((await telling.after(1)).sort()).toEqual([
    "Ana: Sorry, not possible: the care sheet | Please call us about it.",
    "Rosa: Yes: days off, Dec 1–3 | These days are yours.",
  ]);
  const more = await asked(app.rosa, { kind: "off", date: "2026-12-08", through: "2026-12-08" });
  // The change of the walker's record is read no more by then, and this one changes no record of theirs.
  await telling.after(12);
  await expectOk(decline(app, more, "Too many are off"));
  expect(await telling.after(1)).toEqual(["Rosa: Sorry, not possible: day off, Tue Dec 8 | Too many are off"]);
});
