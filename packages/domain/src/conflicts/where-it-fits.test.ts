import { expect, test } from "vitest";
import type { LocalDate } from "../local-date.ts";
import type { VisitThere } from "./checked-booking.ts";
import { booking, friday, travel, walks } from "./testing/visits-there.ts";
import { whereItFits } from "./where-it-fits.ts";

const monday: LocalDate = "2026-11-23";
const candidates = [
  { id: "kate", name: "Kate Corrigan", isOwner: true },
  { id: "marcus", name: "Marcus Webb", isOwner: false },
  { id: "rosa", name: "Rosa Delgado", isOwner: false },
];
const fits = (
  visits: VisitThere[],
  { dates = [friday] as LocalDate[], lastWalkers = [] as string[], changes = {} } = {},
) => whereItFits(booking(changes), dates, visits, { candidates, lastWalkers, travel });
const ids = (...args: Parameters<typeof fits>) => fits(...args).map(({ walker_id }) => walker_id);

test("who knows the client comes first, then who has the least work there, the owner last among equals", () => {
  expect(ids([])).toEqual(["marcus", "rosa", "kate"]);
  expect(ids(walks(1, { walker_id: "marcus" }))).toEqual(["rosa", "kate", "marcus"]);
  expect(ids(walks(4), { lastWalkers: ["rosa", "kate", "rosa", "gone"] })).toEqual(["rosa", "kate", "marcus"]);
  expect(fits(walks(4), { lastWalkers: ["rosa", "kate", "rosa", "gone"] })[0]).toEqual({
    walker_id: "rosa",
    name: "Rosa Delgado",
    knows: 2,
    minutes: 175,
    room: [{ date: friday, fits: true }],
  });
});

test("whoever has no room on any date is left out, and of the others each date is told", () => {
  expect(ids(walks(5), { lastWalkers: ["rosa"] })).toEqual(["marcus", "kate"]);
  const rosa = fits(walks(5), { dates: [friday, monday], lastWalkers: ["rosa"] })[0];
  expect(rosa).toMatchObject({
    walker_id: "rosa",
    minutes: 210,
    room: [
      { date: friday, fits: false },
      { date: monday, fits: true },
    ],
  });
});

test("whoever stays in another home that night has no room for an overnight stay there, but for a walk", () => {
  const stay = walks(1, { service_type: "overnight", duration_minutes: 1440, timeframe: "evening" });
  expect(ids(stay, { changes: { service_type: "overnight" } })).toEqual(["marcus", "kate"]);
  expect(
    ids([{ ...stay[0], status: "cancelled" } as VisitThere], { changes: { service_type: "overnight" } }),
  ).toContain("rosa");
  expect(ids(stay)).toContain("rosa");
});

test("whoever is off has no room that day, and is left out where that is all of the days", () => {
  const [kate, marcus, rosa] = candidates;
  const isOff = { ...rosa, days_off: [{ from: friday, to: friday }] } as (typeof candidates)[number];
  const around = {
    candidates: [kate, marcus, isOff].filter((one) => one !== undefined),
    lastWalkers: ["rosa"],
    travel,
  };
  expect(whereItFits(booking(), [friday], [], around).map(({ walker_id }) => walker_id)).toEqual(["marcus", "kate"]);
  expect(whereItFits(booking(), [friday, monday], [], around)[0]).toMatchObject({
    walker_id: "rosa",
    room: [
      { date: friday, fits: false },
      { date: monday, fits: true },
    ],
  });
});
