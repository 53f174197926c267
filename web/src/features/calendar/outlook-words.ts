import type { Outlook } from "../../lib/api/watch-marks.ts";
import { clockTime, duration } from "../../lib/format/time.ts";

/** 'there since 9:12 AM', 'about 7 min late', or both. */
export const outlookWords = ({ since, late }: Outlook): string =>
  [since && `there since ${clockTime(since)}`, late && `about ${duration(late)} late`].filter(Boolean).join(", ");
