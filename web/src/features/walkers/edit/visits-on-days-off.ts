import { doHardDay } from "@petcare/contract";
import { call } from "../../../lib/api/api.ts";
import { randomId } from "../../../lib/api/random-id.ts";
import { today } from "../../../lib/format/time.ts";
import type { WalkerRecord } from "../walker-record.ts";

export type DaysOff = WalkerRecord["days_off"][number];

/** Lists the days off that an edit has added. */
export const addedDaysOff = (before: WalkerRecord, { days_off }: WalkerRecord): DaysOff[] =>
  days_off.filter(({ from, to }) => !before.days_off.some((days) => days.from === from && days.to === to));

/** Finds the first days on which a walker has visits to come. A failure to look is none: the days off are saved by then. */
export async function withVisits(id: string, daysOff: readonly DaysOff[]): Promise<DaysOff | undefined> {
  for (const days of daysOff) {
    const from = days.from > today() ? days.from : today();
    const body = { kind: "off", about: id, from, through: days.to } as const;
    const request = { params: { id: randomId() }, query: { preview: "1" }, body } as const;
    const visits = await call(doHardDay, request).then(
      (preview) => preview.visits,
      () => [],
    );
    if (visits.length > 0) return days;
  }
  return undefined;
}
