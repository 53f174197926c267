import { careKinds } from "@petcare/domain";
import { type Author, type Pet, type Visit, visitId } from "@petcare/storage";
import { idOf, type Random } from "./random.ts";
import { memberId } from "./team.ts";

const minute = 60_000;

/** A change of a visit that its history tells. */
export interface DemoChange {
  before: Visit;
  after: Visit;
  by: Author;
}

/** Adds what a walker's phone tells of a completed visit: the arrival, the care of its pets as ticks, and photos. */
export function withProof(visit: Visit, pets: readonly Pet[], photos: number, random: Random): Visit {
  const { walker_id, completed_by, completed_at = 0, service, duration_minutes, pet_names } = visit;
  if (service === "overnight" || walker_id === undefined || completed_by !== walker_id) return visit;
  const begun = completed_at - (duration_minutes + random.between(-2, 8)) * minute;
  const done = pets.filter(({ name }) => pet_names.includes(name));
  const ticks = done.flatMap((pet) =>
    careKinds.flatMap((care) =>
      pet[care] ? [{ pet: pet.name, care, at: completed_at - random.between(2, 9) * minute }] : [],
    ),
  );
  const ids = Array.from({ length: photos }, (_, nth) => idOf(`photo ${visitId(visit)} ${nth}`));
  return {
    ...visit,
    arrived_at: begun,
    arrived_by: walker_id,
    arrived_how: "tap",
    done_how: "tap",
    ...(ticks.length > 0 && { ticks }),
    ...(ids.length > 0 && {
      photo_ids: ids,
      photo_times: ids.map((id, nth) => ({ id, at: begun + (8 + 6 * nth) * minute })),
    }),
  };
}

/** Adds an incident that the walker noted when the visit was done. The owner has read it, or does so in the next hour. */
export function withIncident(visit: Visit, words: string, now: number): Visit {
  const { walker_id: by = "", completed_at = 0 } = visit;
  const noted = { by, at: completed_at + 3 * minute, known_at: completed_at - 12 * minute, words };
  const isRead = noted.at + 60 * minute <= now;
  return {
    ...visit,
    incidents: {
      [idOf(`incident ${visitId(visit)}`)]: { ...noted, ...(isRead && { read_at: noted.at + 40 * minute }) },
    },
    version: isRead ? 4 : 3,
  };
}

/** Lists the changes of a visit that have made it what it is: completed, an incident noted, the incident read. */
export function changesOf(booked: Visit, visit: Visit): DemoChange[] {
  const { incidents, ...completed } = { ...visit, version: 2 };
  const [id = "", incident] = Object.entries(incidents ?? {})[0] ?? [];
  const at = visit.completed_at ?? 0;
  const done = { before: booked, after: completed, by: authorOf(visit.completed_by ?? "", at) };
  if (!incident) return [done];
  const { read_at, ...unread } = incident;
  const noted = { ...completed, incidents: { [id]: unread }, version: 3 };
  return [
    done,
    { before: completed, after: noted, by: authorOf(incident.by, incident.at) },
    ...(read_at === undefined ? [] : [{ before: noted, after: visit, by: authorOf(memberId("kate"), read_at) }]),
  ];
}

const authorOf = (id: string, at: number): Author => ({ id, way: "web", request_id: "", at });
