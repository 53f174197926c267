import { expect, test } from "vitest";
import { bookVisit } from "../testing/bookings.ts";
import { clearing } from "../testing/clear-table.ts";
import { injectFaults } from "../testing/faults.ts";
import { startSignedInApp } from "../testing/signed-in-app.ts";
import { beginTelling, type Telling } from "../testing/telling.ts";
import { handler } from "./tell-people.ts";

/** Monday 23 November 2026, 10:00 in New York. */
const app = await startSignedInApp({ clock: { now: Date.parse("2026-11-23T15:00:00Z") } });
const clear = await clearing(app);
const faults = injectFaults();
const [moved, later] = ["12–3 PM", "6–9 PM"].map((hours) => `Biscuit: now Tue Nov 24, ${hours}`);

/** The subjects that somebody gets, by email. */
const subjects = ({ sent }: Telling, name: string) =>
  sent.filter(({ to, by }) => to === name && by === "email").map(({ message }) => message.subject);

test("killed at any write and started twice, a run loses no message, tells nobody thrice, and the next one tells what is true", async () => {
  let isPast = false;
  for (let moment = 0; !isPast; moment++) {
    const kill = { at: 1 + Math.floor(moment / 2), done: moment % 2 === 1 };
    const telling = await beginTelling(app, clear, Date.parse("2026-11-23T15:00:00Z"));
    const id = await bookVisit(app, { date: "2026-11-24", pet_names: ["Biscuit"] });
    await telling.after(4);
    await telling.act("move", id, { timeframe: "afternoon" });
    let writes = 0;
    faults.kill = kill;
    // The first run finds the change, which is older than what each run reads again, and the second one tells it.
    for (const wait of [600_000, 180_000]) {
      app.clock.now += wait;
      faults.writes = writes;
      await Promise.all([handler(), handler()].map((run) => run.catch(() => {})));
      writes = faults.writes;
    }
    faults.kill = undefined;
    isPast = writes < kill.at;
    await telling.after(5);
    for (const name of ["Ana", "Rosa"]) {
      const heard = subjects(telling, name).slice(1);
      expect(heard.length, `${name} ${JSON.stringify(kill)}`).toBeLessThanOrEqual(isPast ? 1 : 2);
      expect(new Set(heard), `${name} ${JSON.stringify(kill)}`).toEqual(new Set([moved]));
    }
    await telling.act("move", id, { timeframe: "evening" });
    await telling.after(5);
    expect(subjects(telling, "Ana").at(-1)).toBe(later);
  }
});
