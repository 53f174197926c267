import type { Changes } from "../history/changes.ts";
import type { Visit } from "./visit.ts";
import type { StoredMatter } from "./visit-matters.ts";

type Naming = Pick<Visit, "photo_ids" | "matters" | "last_settling">;

/** Lists the photos that a visit names: those of its note, and those of reports that wait or were settled last. */
export const photosOf = ({ photo_ids = [], matters = {}, last_settling }: Naming): string[] => [
  ...new Set([...photo_ids, ...reportsIn({ matters, last_settling }).flatMap(({ photo_ids = [] }) => photo_ids)]),
];

/** Lists the photos that a change of a visit names, before and after it. A value that was too long to keep names none. */
export const photosIn = ({ photo_ids, matters }: Changes): string[] =>
  (["from", "to"] as const).flatMap((side) => {
    const [ids, reports] = [photo_ids?.[side], matters?.[side]];
    return photosOf({
      photo_ids: Array.isArray(ids) ? ids : undefined,
      matters: reports instanceof Object ? (reports as Visit["matters"]) : undefined,
    });
  });

/** Lists the photos of a visit that a walker has reported, the only ones whose files they may send. */
export const photosBy = (walkerId: string, { photo_ids = [], walker_id, completed_by, ...visit }: Visit): string[] => [
  ...(walker_id === walkerId || completed_by === walkerId ? photo_ids : []),
  ...reportsIn(visit).flatMap(({ by, photo_ids = [] }) => (by === walkerId ? photo_ids : [])),
];

const reportsIn = ({ matters = {}, last_settling }: Pick<Visit, "matters" | "last_settling">): StoredMatter[] => [
  ...Object.values(matters),
  ...(last_settling ? [last_settling.matter] : []),
];

/** When a photo that the visit names was added, in epoch milliseconds; undefined where that is not known. */
export const photoTimeOf = (id: string, visit: Visit): number | undefined =>
  [visit, ...reportsIn(visit)].flatMap(({ photo_times = [] }) => photo_times).find((one) => one.id === id)?.at;

/** The visit without a photo anywhere. */
export function withoutPhotos({ photo_ids, photo_times, matters, last_settling, ...visit }: Visit): Visit {
  return {
    ...visit,
    ...(matters && {
      matters: Object.fromEntries(Object.entries(matters).map(([id, matter]) => [id, withoutIds(matter)])),
    }),
    ...(last_settling && { last_settling: { ...last_settling, matter: withoutIds(last_settling.matter) } }),
  };
}

const withoutIds = ({ photo_ids, photo_times, ...matter }: StoredMatter): StoredMatter => matter;
