import type { Author, HardDay } from "@petcare/storage";

/** In days after the last day: how long a hard day is stored, so that sick walkers are known. */
const keptFor = 8;

type Given = Omit<HardDay, "version" | "state" | "by" | "expires_at">;

/** Makes a hard day whose acts are still to be done. */
export const newHardDay = (given: Given, by: Author): HardDay => ({
  ...given,
  version: 1,
  state: "doing",
  by,
  expires_at: Math.floor(Math.max(by.at, Date.parse(given.through)) / 1000) + keptFor * 24 * 60 * 60,
});
