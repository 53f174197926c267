import { undoHardDay } from "@petcare/contract";
import { expect, test } from "vitest";
import { bookVisit } from "../testing/bookings.ts";
import { call, expectOk } from "../testing/call.ts";
import { castOf, doSeen } from "../testing/hard-days.ts";
import { startSignedInApp } from "../testing/signed-in-app.ts";
import { Telling } from "../testing/telling.ts";

/** Monday 23 November 2026, 10:00 in New York. */
const monday = Date.parse("2026-11-23T15:00:00Z");
const app = await startSignedInApp({ clock: { now: monday } });
const from = "2026-11-25";

test("a snow day of 60 visits is one message to each of 30 clients; undone within two minutes it is none, and later one each of what is back on", async () => {
  const person = castOf(app, "snow");
  const clients = await Promise.all(Array.from({ length: 30 }, (_, at) => person("client", `Client${at}`)));
  for (const { user } of clients) {
    for (const timeframe of ["morning", "evening"] as const) {
      await bookVisit(app, { date: from, client_id: user.id, pet_names: ["Biscuit"], timeframe });
    }
  }
  const telling = new Telling(app);
  await telling.set();
  const close = (id: string) => doSeen(app, id, { kind: "close", from, through: from, cost: "free", reason: "Snow" });
  const undo = (id: string) => expectOk(call(app.owner, undoHardDay, { params: { id } }));

  await close("taken-back");
  expect(await telling.after(1)).toEqual([]);
  await undo("taken-back");
  expect(await telling.after(4), "undone within two minutes").toEqual([]);

  await close("snow");
  const visits = ["9 AM and 12 PM", "6 PM and 9 PM"].map(
    (hours) => `Cancelled: Biscuit, Wed Nov 25. The visit between ${hours} is cancelled.`,
  );
  const toClients = (lines: readonly string[]) => clients.map((_, at) => `Client${at}: ${lines.join(" | ")}`).sort();
  const isOfClients = (line: string) => line.startsWith("Client");
  const heard = await telling.after(4);
  expect(heard.filter(isOfClients)).toEqual(toClients(["2 changes to Biscuit’s visits", ...visits]));
  expect(heard.filter((line) => !isOfClients(line))).toEqual([
    expect.stringMatching(/^Rosa: Your plan: 60 changes \| /),
  ]);

  app.clock.now += 6 * 60_000;
  await undo("snow");
  const back = ["9 AM–12 PM", "6–9 PM"].map((hours) => `Back on: Biscuit, Wed Nov 25, ${hours}. Rosa will come.`);
  expect((await telling.after(4)).filter(isOfClients)).toEqual(toClients(["2 changes to Biscuit’s visits", ...back]));
});
