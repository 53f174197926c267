import type { Outlook } from "../../lib/api/watch-marks.ts";
import { clockTime, duration } from "../../lib/format/time.ts";

/** 'there since 9:12 AM', 'about 7 min late', or both, the late one first: a narrow card cuts what comes behind. */
export const outlookWords = ({ since, late }: Outlook): string =>
  [late && `about ${duration(late)} late`, since && `there since ${clockTime(since)}`].filter(Boolean).join(", ");
