import { addDays, endOfWeek, farthestTold } from "@petcare/domain";
import { type Messenger, readMessenger } from "@petcare/storage";
import { runtime, today } from "../runtime.ts";

/** Reads the owner's message settings and the job's mark. Version 0 means that none are stored. */
export const noticeSettings = async (): Promise<Messenger> =>
  (await readMessenger(runtime.db)) ?? {
    mark: 0,
    until: 0,
    passes: {},
    through: endOfWeek(today()),
    weeks_ahead: 0,
    sunday: "tell",
    overdue_days: [3, 10, 20],
    version: 0,
  };

/** The latest day that can be published. */
export const farthestDay = () => addDays(today(), farthestTold);

export const noticeSettingsAnswer = ({
  on_since,
  through,
  weeks_ahead,
  sunday,
  overdue_days,
  defaults = [],
  version,
}: Messenger) => ({
  on: on_since !== undefined,
  on_since: on_since === undefined ? null : new Date(on_since).toISOString(),
  through,
  weeks_ahead,
  sunday,
  overdue_days,
  defaults: defaults.map((one) => ({ ...one, channels: [...one.channels] })),
  version,
});
