import type { AnswerOf, doHardDay, listHardDays } from "@petcare/contract";

type HardDay = AnswerOf<typeof doHardDay>;
type KeptDay = AnswerOf<typeof listHardDays>[number];

export const aHardDay = (changes: Partial<HardDay> = {}): HardDay => ({
  saved: false,
  plan: "plan",
  visits: [],
  begun: 0,
  walkers: [],
  money: { charged: 0, paid: 0, pay: 0, new_pay: 0 },
  day: null,
  ...changes,
});

export const aLine = (changes: Partial<HardDay["visits"][number]> = {}): HardDay["visits"][number] => ({
  _id: "s.1",
  date: "2026-11-20",
  timeframe: "morning",
  service: "25",
  client_id: "client-1",
  pet_names: ["Biscuit"],
  walker_id: "walker-1",
  usual: true,
  does: "give",
  to_walker_id: "walker-2",
  to_date: "2026-11-20",
  unfit: false,
  charge: 0,
  pay: 0,
  ...changes,
});

export const aKeptDay = (changes: Partial<KeptDay> = {}): KeptDay => ({
  _id: "day-1",
  kind: "sick",
  about: "walker-1",
  from: "2026-11-20",
  through: "2026-11-20",
  reason: null,
  at: "2026-11-20T13:00:00.000Z",
  state: "done",
  total: 2,
  done: 2,
  left: [],
  undoable_until: "2026-11-21T13:00:00.000Z",
  ...changes,
});
