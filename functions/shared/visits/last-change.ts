import type { Schedule, User, Visit } from "@petcare/storage";

export type People = ReadonlyMap<string, User>;

/** Who of the office edited a schedule or a visit last, and when; null where nobody did. */
export function changeOf({ changed_by, changed_at }: Schedule | Visit, people: People) {
  if (changed_by === undefined || changed_at === undefined) return null;
  return { by: people.get(changed_by)?.name ?? "Somebody", at: new Date(changed_at).toISOString() };
}
