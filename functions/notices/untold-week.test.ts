import { expect, test } from "vitest";
import { bookVisit } from "../testing/bookings.ts";
import { call, expectOk, ok, refusal } from "../testing/call.ts";
import { visitAs } from "../testing/editing.ts";
import { startSignedInApp } from "../testing/signed-in-app.ts";
import { tellingEach } from "../testing/telling.ts";

/** Friday 27 November 2026, 10:00 in New York. */
const friday = Date.parse("2026-11-27T15:00:00Z");
const app = await startSignedInApp({ clock: { now: friday } });
const { owner, ana, rosa } = app;
const next = { date: "2026-12-01", pet_names: ["Biscuit"] };
const telling = await tellingEach(app, friday);

const preview = () => ok(owner, "previewWeek");
async function tell(except: string[] = []) {
  const { through, version } = await preview();
  return call(owner, "tellWeek", { body: { through, version, except } });
}
/** As `Telling` answers emails: 'Ana: subject | line'. */
const shown = async () =>
  (await preview()).people
    .flatMap(({ person, messages }) =>
      messages.map(({ subject, lines }) => [`${person.name.split(" ")[0]}: ${subject}`, ...lines].join(" | ")),
    )
    .sort();

async function move(id: string, timeframe: "morning" | "afternoon") {
  const { version } = await visitAs(app, id);
  await ok(owner, "moveVisit", { params: { id }, body: { timeframe, version } });
}

test("the week's sheet has each message word for word as it is sent afterwards, and its ways", async () => {
  await bookVisit(app, next);
  telling.ways.set("Ana", ["email"]);
  const week = await preview();
  expect(week).toMatchObject({ from: "2026-11-30", through: "2026-12-06", nothing: [] });
  expect(week.people).toEqual([
    {
      person: { id: rosa.user.id, name: "Rosa Delgado", role: "walker" },
      messages: [
        {
          kind: "week",
          subject: "Your week, Nov 30–Dec 6",
          lines: ["Tue: 1 visit, first 9 AM–12 PM"],
          channels: ["email", "push"],
        },
      ],
    },
    {
      person: { id: ana.user.id, name: "Ana Reyes", role: "client" },
      messages: [
        {
          kind: "plan",
          subject: "Booked: Biscuit, Tue Dec 1, 9 AM–12 PM",
          lines: ["Rosa will come."],
          channels: ["email"],
        },
      ],
    },
  ]);
  expect(await telling.after(5)).toEqual([]);
  const before = await shown();
  expect(await expectOk(tell())).toMatchObject({ through: "2026-12-06", on: true });
  expect(await telling.after(1)).toEqual(before);
  expect(await telling.after(5)).toEqual([]);
});

test("whoever is left out hears nothing of that week, and later what changes in it", async () => {
  const id = await bookVisit(app, next);
  await expectOk(tell([ana.user.id, rosa.user.id]));
  expect(await telling.after(4)).toEqual([]);
  await move(id, "afternoon");
  const moved = "Biscuit: now Tue Dec 1, 12–3 PM | It was Tue, Dec 1, 9 AM–12 PM.";
  expect(await telling.after(4)).toEqual([`Ana: ${moved} Rosa will come.`, `Rosa: ${moved}`]);
});

test("sent twice it moves one week, and what is told by now is a conflict", async () => {
  const { through, version } = await preview();
  const body = { through, version, except: [] };
  await ok(owner, "tellWeek", { body });
  expect(await ok(owner, "tellWeek", { body })).toMatchObject({ through: "2026-12-06" });
  await telling.set({ weeks_ahead: 1 });
  expect(await call(owner, "tellWeek", { body })).toMatchObject({ status: 409, body: { code: "conflict" } });
  const other = await preview();
  const early = { ...body, version: other.version, through: "2026-12-12" };
  expect((await call(owner, "tellWeek", { body: early })).status).toBe(409);
});

test("there is no sheet while notices are off, and none for days too far ahead", async () => {
  await telling.set({ through: "2027-01-03" });
  expect(await refusal(call(owner, "previewWeek"))).toBe("The next week is too far ahead.");
  await telling.set({ on: false });
  expect(await refusal(call(owner, "previewWeek"))).toBe("Messages are off.");
});

test("on Sunday at 5 PM the owner is asked, where nobody is to be told without it", async () => {
  await bookVisit(app, next);
  const asked = async () => (await ok(owner, "getDashboard")).ask_to_tell_from;
  await telling.set({ sunday: "ask" });
  app.clock.now = Date.parse("2026-11-29T21:59:00Z");
  expect(await asked()).toBeNull();
  expect(await telling.at("2026-11-29T22:00:30Z")).toEqual([]);
  expect(await asked()).toBe("2026-11-30");
  app.clock.now = Date.parse("2026-12-01T15:00:00Z");
  expect(await asked()).toBe("2026-12-01");
  expect(await preview()).toMatchObject({ from: "2026-12-01", through: "2026-12-06" });
  await telling.set({ sunday: "off" });
  expect(await asked()).toBeNull();
  await telling.set({ sunday: "ask" });
  await expectOk(tell());
  expect(await asked()).toBeNull();
});
