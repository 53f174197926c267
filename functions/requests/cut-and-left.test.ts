import { continueHardDay, deleteMe, listRequests, setPriceRules } from "@petcare/contract";
import { listHardDays, readClientRequest } from "@petcare/storage";
import { afterEach, beforeAll, expect, test } from "vitest";
import { accept, asked, decline, refusal, visitLine } from "../testing/asking.ts";
import { book } from "../testing/bookings.ts";
import { call, expectOk, expectPage } from "../testing/call.ts";
import { type Faults, injectFaults } from "../testing/faults.ts";
import { type Signed, startSignedInApp } from "../testing/signed-in-app.ts";
import { silenceLog } from "../testing/silence-log.ts";

const app = await startSignedInApp();
let faults: Faults;
beforeAll(() => {
  faults = injectFaults();
  silenceLog();
});
afterEach(() => {
  faults.kill = undefined;
});

test("14: away over the holidays, cut off after seven of 15 visits, it is gone on with by Continue", async () => {
  const services: ("25" | "visit" | "overnight" | "other")[] = ["25", "visit", "overnight", "other"];
  const cancelling = [
    { services, on: "holidays" as const, hours: 720, charge: "half" as const, pay: "nothing" as const },
  ];
  const holidays = ["christmas" as const, "new_year" as const];
  await expectOk(
    call(app.owner, setPriceRules, { query: {}, body: { rules: [], holidays, days: [], cancelling, version: 0 } }),
  );
  const series = await book(app, { date: "2026-12-20", rrule: "FREQ=DAILY;COUNT=15", duration_minutes: 25, price: 25 });
  const visits = Array.from({ length: 15 }, (_, at) =>
    new Date(Date.UTC(2026, 11, 20 + at)).toISOString().slice(0, 10),
  );
  app.clock.now = Date.parse("2026-12-19T15:00:00Z");
  const visit_ids = visits.map((date) => `${series}.${date}`);
  const days = { date: "2026-12-20", through: "2027-01-03" } as const;
  const request = await asked(app.ana, { kind: "away", ...days, visit_ids });
  const lines = () => Promise.all(visit_ids.map((id) => visitLine(app, id)));
  const cancelled = async () => (await lines()).filter((line) => line.includes("cancelled")).length;
  const before = faults.writes;
  faults.kill = { at: before + 8, done: true };
  await accept(app, request);
  faults.kill = undefined;
  expect(await cancelled()).toBe(7);
  expect((await readClientRequest(app.installation.db, request._id))?.state).toBe("accepted");
  const [day] = await listHardDays(app.installation.db, app.clock.now);
  await expectOk(call(app.owner, continueHardDay, { params: { id: day?.id ?? "" } }));
  expect((await lines()).filter((line) => line.includes("1250"))).toEqual([
    expect.stringContaining("2026-12-25"),
    expect.stringContaining("2027-01-01"),
  ]);
  expect(await cancelled()).toBe(15);
});

test("22: whoever deletes their account with two open requests has withdrawn both, and their words are gone", async () => {
  const email = "lea@test.example";
  const user = await app.installation.createAccount({
    role: "client",
    email,
    name: "Lea Leaver",
    pets: [{ name: "Olive" }],
  });
  const lea: Signed = { user, token: await app.installation.signIn(email) };
  const walk = { kind: "book", date: "2027-01-20", timeframe: "evening", service_type: "25" } as const;
  const open = [
    await asked(lea, { ...walk, words: "The blue gate" }),
    await asked(lea, { kind: "care", care: [{ pet: "Olive", field: "vet", text: "Dr. Oz" }] }),
  ];
  await expectOk(call(lea, deleteMe, { body: { password: "Password-1" } }));
  for (const { _id } of open) {
    const stored = await readClientRequest(app.installation.db, _id);
    expect(stored).toMatchObject({ state: "withdrawn" });
    expect(JSON.stringify(stored)).not.toMatch(/blue gate|Dr\. Oz/);
  }
  const { items } = await expectPage(call(app.owner, listRequests, { query: { limit: 50 } }));
  expect(items.map(({ _id }) => _id)).not.toEqual(expect.arrayContaining([open[0]?._id]));
  for (const one of open) {
    expect(await decline(app, one)).toMatchObject({ status: 200, body: { standing: "withdrawn", words: null } });
    expect(await refusal(accept(app, one))).toMatch(/has withdrawn this\.$/);
  }
});
