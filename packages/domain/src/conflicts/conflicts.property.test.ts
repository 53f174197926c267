import fc from "fast-check";
import { expect, test } from "vitest";
import { runs } from "../../testing/sampled.ts";
import { addDays, type LocalDate } from "../local-date.ts";
import { durationMinutes, serviceTypes } from "../service.ts";
import { visitStatuses } from "../visit-life.ts";
import { timeFrames } from "../visit-times.ts";
import type { CheckedBooking, VisitThere } from "./checked-booking.ts";
import { findConflicts } from "./find-conflicts.ts";
import { booking, friday, travel } from "./testing/visits-there.ts";
import { whereItFits } from "./where-it-fits.ts";

const drawn = { seed: 20_271_107, numRuns: runs({ sample: 100, whole: 1000 }) };
const dates: LocalDate[] = [0, 1, 2].map((days) => addDays(friday, days));
const people = ["rosa", "marcus", "kate"];
const clients = ["ana", "priya"];

const frame = fc.constantFrom(...timeFrames.slice(0, 2).map(({ value }) => value));
const service_type = fc.constantFrom(...serviceTypes);
const arbitraryVisit: fc.Arbitrary<VisitThere> = fc
  .record({
    schedule_id: fc.constantFrom("s1", "s2"),
    date: fc.constantFrom(...dates),
    timeframe: frame,
    service_type,
    status: fc.constantFrom(...visitStatuses),
    client_id: fc.constantFrom(...clients),
    walker_id: fc.constantFrom(...people, undefined),
  })
  .map((visit) => ({ ...visit, duration_minutes: durationMinutes[visit.service_type] }));
const visits = fc.array(arbitraryVisit, { maxLength: 60 });
const arbitraryBooking: fc.Arbitrary<CheckedBooking> = fc
  .record({
    timeframe: frame,
    service_type,
    client_id: fc.constantFrom(...clients),
    walker: fc.record({ id: fc.constantFrom(...people), active: fc.boolean() }),
    series_id: fc.constantFrom("s1", undefined),
  })
  .map(booking);

const candidates = people.map((id) => ({ id, name: id, isOwner: id === "kate" }));
const fitsOf = (booked: CheckedBooking, there: VisitThere[], lastWalkers: string[] = []) =>
  whereItFits(booked, dates, there, { candidates, lastWalkers, travel });

test("each conflict names some of the asked dates, in their order, and each kind comes once", () => {
  fc.assert(
    fc.property(arbitraryBooking, visits, (booked, there) => {
      const found = findConflicts(booked, dates, there, travel);
      expect(new Set(found.map(({ kind }) => kind)).size).toBe(found.length);
      for (const conflict of found) {
        expect(conflict.dates.length).toBeGreaterThan(0);
        expect(conflict.dates).toEqual(dates.filter((date) => conflict.dates.includes(date)));
        if (conflict.kind === "frame_too_full") expect(conflict.minutes).toBeGreaterThan(conflict.of);
      }
    }),
    drawn,
  );
});

test("what is cancelled makes no difference", () => {
  fc.assert(
    fc.property(arbitraryBooking, visits, (booked, there) => {
      const rest = there.filter(({ status }) => status !== "cancelled");
      expect(findConflicts(booked, dates, there, travel)).toEqual(findConflicts(booked, dates, rest, travel));
      expect(fitsOf(booked, there)).toEqual(fitsOf(booked, rest));
    }),
    drawn,
  );
});

test("another visit never takes a conflict away, and never makes room", () => {
  fc.assert(
    fc.property(arbitraryBooking, visits, arbitraryVisit, (booked, there, more) => {
      const named = (some: VisitThere[]) =>
        findConflicts(booked, dates, some, travel).flatMap(({ kind, dates }) => dates.map((date) => `${kind} ${date}`));
      const free = (some: VisitThere[]) =>
        fitsOf(booked, some).flatMap(({ walker_id, room }) =>
          room.filter(({ fits }) => fits).map(({ date }) => `${walker_id} ${date}`),
        );
      expect(named([...there, more])).toEqual(expect.arrayContaining(named(there)));
      expect(free(there)).toEqual(expect.arrayContaining(free([...there, more])));
    }),
    drawn,
  );
});

const hasNoRoom = ["frame_too_full", "same_night"];

test("a walker fits on a date exactly where the frame would not be too full, nor the night be another home's", () => {
  fc.assert(
    fc.property(arbitraryBooking, visits, (booked, there) => {
      const fits = fitsOf(booked, there);
      for (const id of people) {
        const found = findConflicts({ ...booked, walker: { id, active: true } }, dates, there, travel);
        const full = found.flatMap(({ kind, dates }) => (hasNoRoom.includes(kind) ? dates : []));
        const room = fits.find(({ walker_id }) => walker_id === id)?.room.filter(({ fits }) => fits) ?? [];
        expect(room.map(({ date }) => date)).toEqual(dates.filter((date) => !full.includes(date)));
      }
    }),
    drawn,
  );
});

test("nobody who knows the client less stands before somebody who knows them more", () => {
  fc.assert(
    fc.property(arbitraryBooking, visits, fc.array(fc.constantFrom(...people)), (booked, there, lastWalkers) => {
      const known = fitsOf(booked, there, lastWalkers).map(({ knows }) => knows);
      expect(known).toEqual(known.toSorted((a, b) => b - a));
    }),
    drawn,
  );
});
