import { askForMeet, getMeetForm, listRequests } from "@petcare/contract";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { accept, decline, setRules } from "../testing/asking.ts";
import { call, expectOk, expectPage } from "../testing/call.ts";
import { clearing } from "../testing/clear-table.ts";
import { startSignedInApp } from "../testing/signed-in-app.ts";
import { beginTelling, type Telling } from "../testing/telling.ts";

/** Monday 23 November 2026, 10:00 in New York. */
const monday = Date.parse("2026-11-23T15:00:00Z");
const app = await startSignedInApp({ clock: { now: monday } });
const clear = await clearing(app);
let telling: Telling;
let before = 0;

beforeEach(async () => {
  vi.stubEnv("SITE_URL", "https://walks.bay.com");
  telling = await beginTelling(app, clear, monday);
  await setRules(app, { takes_meets: true });
  await telling.after(1);
  before = app.installation.mails().length;
});
afterEach(() => vi.unstubAllEnvs());

async function meet(given: { phone?: string; email?: string; name?: string }) {
  const { stamp } = await expectOk(call(undefined, getMeetForm));
  app.clock.now += 60_000;
  const wish = { date: "2026-11-24", timeframe: "afternoon" } as const;
  const body = { ...wish, stamp, name: "Nora Lind", place: "11710", words: "Olive", ...given };
  await expectOk(call(undefined, askForMeet, { body }));
  const { items: requests } = await expectPage(call(app.owner, listRequests, { query: { limit: 200 } }));
  const row = requests.find(({ kind }) => kind === "meet");
  if (!row) throw new Error("Nobody asks");
  return row;
}
const mails = () => app.installation.mails().slice(before);

test("the owner hears of a stranger by a first name, and the stranger hears nothing yet", async () => {
  await meet({ email: "nora@test.example" });
  expect(await telling.after(1, "push")).toEqual(["Kate: Nora asks for a meet and greet | Tue, Nov 24, 12–3 PM."]);
  expect(mails()).toEqual([]);
});

test("a yes is one email to the stranger, with the way to sign up and nothing to stop", async () => {
  const { code } = await expectOk(accept(app, await meet({ email: "nora@test.example" })));
  await telling.after(12);
  expect(mails()).toHaveLength(1);
  const [email] = mails();
  expect([email?.to, email?.subject]).toEqual(["nora@test.example", "Yes: meet and greet, Tue Nov 24, 12–3 PM"]);
  expect(email?.text).toContain(
    "Hi Nora,\n\nYes: meet and greet, Tue Nov 24, 12–3 PM\nYou can create your account now.",
  );
  expect(email?.text).toContain(`Create your account: https://walks.bay.com/signup/client?code=${code}`);
  expect(email?.text).not.toContain("Stop these");
  expect(email?.html).not.toContain("Stop these");
});

test("a no comes with the owner's words, and without any not at all; what is no name greets nobody", async () => {
  await expectOk(decline(app, await meet({ email: "nora@test.example" }), "We are full until March"));
  await telling.after(1);
  expect(mails()[0]?.text).toContain(
    "Sorry, not possible: meet and greet, Tue Nov 24, 12–3 PM\nWe are full until March",
  );
  await expectOk(decline(app, await meet({ email: "nora@test.example" })));
  await expectOk(accept(app, await meet({ email: "nora@test.example", name: "https://evil.example/ is nice" })));
  await telling.after(1);
  expect(mails()).toHaveLength(2);
  expect(mails()[1]?.text).toMatch(/^Hello,\n/);
  expect(mails()[1]?.text).not.toContain("evil");
});

test("without an email address, or where no email is sent, nothing is", async () => {
  await expectOk(accept(app, await meet({ phone: "5165550177" })));
  await telling.after(3);
  vi.stubEnv("MAIL_FROM", "");
  await expectOk(accept(app, await meet({ email: "nora@test.example" })));
  await telling.after(3);
  vi.stubEnv("MAIL_FROM", "no-reply@localhost");
  await telling.after(3);
  expect(mails()).toEqual([]);
});

test("what cannot be sent is tried again each minute, for an hour", async () => {
  const row = await meet({ email: "nora@test.example" });
  await telling.after(1);
  await expectOk(accept(app, row));
  vi.stubEnv("SITE_URL", "");
  await telling.after(30);
  expect(mails()).toEqual([]);
  vi.stubEnv("SITE_URL", "https://walks.bay.com");
  await telling.after(3);
  expect(mails()).toHaveLength(1);
  await expectOk(decline(app, await meet({ email: "nora@test.example" }), "We are full"));
  vi.stubEnv("SITE_URL", "");
  await telling.after(64);
  vi.stubEnv("SITE_URL", "https://walks.bay.com");
  await telling.after(3);
  expect(mails()).toHaveLength(1);
});
