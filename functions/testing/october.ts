import { changeWalker, createClient, createSchedule, setPricing } from "@petcare/contract";
import { aBooking } from "./bookings.ts";
import { call, expectOk } from "./call.ts";
import type { SignedInApp } from "./signed-in-app.ts";

const until = "UNTIL=20261031T235959";
const on = (days: string) => `FREQ=WEEKLY;BYDAY=${days};${until}`;

/** The id of a client. */
export const idOf = (name: string) => name.toLowerCase();

type Booking = Parameters<typeof aBooking>[1];

async function client(
  app: SignedInApp,
  name: string,
  custom_rates: object | null,
  ...bookings: NonNullable<Booking>[]
): Promise<number> {
  const { owner } = app;
  const made = await expectOk(
    call(owner, createClient, { body: { id: idOf(name), name: `The ${name}s`, custom_rates } }),
  );
  for (const booking of bookings) {
    const body = aBooking(app, {
      date: "2026-10-01",
      client_id: idOf(name),
      price: null,
      pet_names: [name],
      ...booking,
    });
    await expectOk(call(owner, createSchedule, { body }));
  }
  return made.version;
}

/** Books October 2026 for twelve clients. Answers the version of Brandt's record. */
export async function bookOctober(app: SignedInApp): Promise<number> {
  const { owner, rosa } = app;
  const prices = { walk25: 25, visit: 25, overnight: 100, other: 30, version: 0 };
  await expectOk(call(owner, setPricing, { body: prices }));
  const pay_rates = { walk25: 15.55, visit: 14, overnight: 60, other: 18 };
  await expectOk(
    call(owner, changeWalker, { params: { id: rosa.user.id }, body: { version: rosa.user.version, pay_rates } }),
  );
  await client(app, "Alvarez", null, { date: "2026-10-02", rrule: on("MO,WE,FR") });
  const version = await client(app, "Brandt", { walk25: 28 }, { rrule: on("TU,TH") });
  await client(app, "Chen", { walk25: 25.55 }, { date: "2026-10-02", rrule: on("FR") });
  const last = { date: "2026-10-31", timeframe: "evening" } as const;
  await client(app, "Dubois", null, { ...last, service_type: "visit" }, { ...last, service_type: "overnight" });
  await client(app, "Ellis", { visit: 22.5 }, { service_type: "visit", rrule: on("MO,TU,WE,TH,FR") });
  await client(app, "Fischer", null, {
    date: "2026-10-03",
    service_type: "other",
    service_label: "Bath",
    rrule: on("SA"),
  });
  await client(app, "Garcia", null, { date: "2026-10-05", rrule: on("MO") }, { date: "2026-10-06", price: 0 });
  const night = { service_type: "overnight", timeframe: "evening" } as const;
  await client(app, "Hughes", { overnight: 110 }, { ...night, date: "2026-10-17" }, { ...night, date: "2026-10-18" });
  await client(app, "Ito", { walk25: 27.75 }, { date: "2026-10-07", rrule: on("WE") });
  await client(app, "Jansen", null, { date: "2026-10-04", rrule: on("SU") });
  await client(app, "Kaplan", null, { rrule: on("TH") });
  await client(app, "Lopez", null, { date: "2026-10-06", service_type: "visit", rrule: on("TU") });
  return version;
}
