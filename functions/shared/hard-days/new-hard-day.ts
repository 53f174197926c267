import type { Author, HardDay } from "@petcare/storage";

/** In days. It is kept for a while after its last day, so that whoever is sick is known. */
const keptFor = 8;

type Given = Omit<HardDay, "version" | "state" | "by" | "expires_at">;

/** A hard day before its acts are done. */
export const newHardDay = (given: Given, by: Author): HardDay => ({
  ...given,
  version: 1,
  state: "doing",
  by,
  expires_at: Math.floor(Math.max(by.at, Date.parse(given.through)) / 1000) + keptFor * 24 * 60 * 60,
});
