import { type AnswerOf, doHardDay, listHardDays } from "@petcare/contract";
import { least } from "./least.ts";

type HardDay = AnswerOf<typeof doHardDay>;
type Line = HardDay["visits"][number];
type KeptDay = AnswerOf<typeof listHardDays>[number];

export const aHardDay = (changes: Partial<HardDay> = {}): HardDay => ({
  ...least<HardDay>(doHardDay),
  plan: "plan",
  ...changes,
});

export const aLine = (changes: Partial<Line> = {}): Line => ({
  ...least<Line>(doHardDay, "visits"),
  _id: "s.1",
  date: "2026-11-20",
  timeframe: "morning",
  client_id: "client-1",
  pet_names: ["Biscuit"],
  walker_id: "walker-1",
  usual: true,
  does: "give",
  to_walker_id: "walker-2",
  to_date: "2026-11-20",
  ...changes,
});

export const aKeptDay = (changes: Partial<KeptDay> = {}): KeptDay => ({
  ...least<KeptDay>(listHardDays),
  _id: "day-1",
  about: "walker-1",
  from: "2026-11-20",
  through: "2026-11-20",
  at: "2026-11-20T13:00:00.000Z",
  state: "done",
  total: 2,
  done: 2,
  undoable_until: "2026-11-21T13:00:00.000Z",
  ...changes,
});
