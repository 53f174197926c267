import { addDays } from "@petcare/domain";
import { listPending } from "@petcare/storage";
import { readCalendar, sampleOf } from "@petcare/storage/testing";
import { expect, test } from "vitest";
import { handler as nightly } from "../jobs/nightly.ts";
import { book, bookVisit } from "../testing/bookings.ts";
import { type BodyFor, call, expectOk } from "../testing/call.ts";
import { injectFaults } from "../testing/faults.ts";
import { signIn } from "../testing/person.ts";
import { friday, startSignedInApp } from "../testing/signed-in-app.ts";

const app = await startSignedInApp();
const faults = injectFaults();

type Choice = BodyFor<"deactivatePerson">["visits"];
let people = 0;

/** A walker with two daily series and two single visits: 126 visits in the stored days. */
async function busyWalker(): Promise<{ id: string; email: string; client: string }> {
  people += 1;
  const [id, client, email] = [`busy-${people}`, `of-busy-${people}`, `busy${people}@test.example`];
  await app.installation.createAccount({ id, role: "walker", email, name: "Busy" });
  await app.installation.createAccount({ id: client, role: "client", email: `of-${email}`, name: "Client" });
  const given = { walker_id: id, client_id: client };
  const daily = { ...given, rrule: "FREQ=DAILY", duration_minutes: 25 };
  await book(app, daily);
  await book(app, { ...daily, timeframe: "evening" });
  for (const date of ["2026-11-24", "2026-12-01"] as const) {
    await bookVisit(app, { ...given, date, timeframe: "afternoon" });
  }
  return { id, email, client };
}

const deactivate = (id: string, visits: Choice) =>
  call(app.owner, "deactivatePerson", { params: { id }, body: { version: 1, visits } });

/** Reads a client's bookings: by day and frame, with their walker and status. */
async function booked(client: string) {
  const visits = await readCalendar(app.installation.db, "2026-11-20", addDays("2026-11-20", 62));
  return visits
    .filter(({ client_id }) => client_id === client)
    .map(({ date, timeframe, walker_id, status, charge_cents, pay_cents }) =>
      [
        date,
        timeframe,
        (walker_id ?? "nobody").replace(/^busy-.*/, "the one who left"),
        status,
        charge_cents,
        pay_cents,
      ].join(" "),
    );
}

test.each([
  ["given to another walker", (marcus: string): Choice => ({ do: "reassign", walker_id: marcus })],
  ["cancelled", (): Choice => ({ do: "cancel", charge: "nothing", pay: "half" })],
])("hundreds of visits are %s, killed at any write and repeated: the same end", async (_, choiceOf) => {
  const choice = choiceOf(app.marcus.user.id);
  const whole = await busyWalker();
  faults.writes = 0;
  await expectOk(deactivate(whole.id, choice));
  const writes = faults.writes;
  const expected = await booked(whole.client);
  expect(expected).toHaveLength(126);
  // Every third of them in a usual run.
  const kills = Array.from({ length: writes }, (_, index) => index + 1);
  for (const at of sampleOf(kills, 3)) {
    const one = await busyWalker();
    const done = Math.floor(at / 3) % 2 === 0;
    await faults.during({ at, done }, () => deactivate(one.id, choice));
    const where = `killed ${done ? "after" : "before"} write ${at} of ${writes}`;
    if (at % 4 === 0) {
      app.clock.now = friday + 2 * 3_600_000;
      await nightly();
      app.clock.now = friday;
    } else {
      expect((await deactivate(one.id, choice)).status, where).toBe(200);
    }
    expect(await booked(one.client), where).toEqual(expected);
    expect((await signIn(one.email, "Password-1", `10.1.${people}.1`)).status, where).toBe(403);
  }
  expect(await listPending(app.installation.db, "activations", Number.POSITIVE_INFINITY)).toEqual([]);
});
