import { bookingTextNames, textsBy } from "@petcare/domain";
import { beforeAll, expect, test } from "vitest";
import { book, overwriteVisit } from "../testing/bookings.ts";
import { ok } from "../testing/call.ts";
import { startSignedInApp } from "../testing/signed-in-app.ts";

const app = await startSignedInApp();
/** Every Monday and Friday at nine from Friday 20 November 2026 on. */
let series: string;
let fields: object;
beforeAll(async () => {
  series = await book(app, { rrule: "FREQ=WEEKLY;BYDAY=MO,FR", notes: "Back gate", walker_phone: "516-555-0101" });
  fields = {
    start: "2026-11-20T14:00:00.000Z",
    date: "2026-11-20",
    rrule: "FREQ=WEEKLY;INTERVAL=1;WKST=MO;BYDAY=MO,FR",
    timeframe: "morning",
    service: "25",
    service_type: "25",
    client_id: app.ana.user.id,
    walker_id: app.rosa.user.id,
    pet_names: ["Biscuit", "Max"],
    price: 28,
    status: "scheduled",
    ...textsBy(bookingTextNames, () => null),
    notes: "Back gate",
    service_label: null,
    walker_phone: "516-555-0101",
    version: 1,
    changed: null,
    steps: [{ from: "2026-11-20", until: null, visits: null }],
  };
});

const read = (id: string) => ok(app.owner, "getSchedule", { params: { id } });

test("a visit's id reads the series, and where the visit stands in it and now", async () => {
  const id = `${series}.2026-11-23`;
  await overwriteVisit(app, id, { date: "2026-11-24", timeframe: "evening", status: "confirmed", version: 4 });
  expect(await read(id)).toEqual({
    ...fields,
    id,
    parent_schedule_id: series,
    occurrence_start: "2026-11-23T23:00:00.000Z",
    occurrence: {
      date: "2026-11-24",
      status: "confirmed",
      version: 4,
      changed: null,
      own: [],
      values: expect.objectContaining({ timeframe: "evening", notes: "Back gate", price: 28 }),
    },
  });
});
