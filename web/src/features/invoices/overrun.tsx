import { messageOf } from "../../lib/api/api-error.ts";
import { formatDollars } from "../../lib/format/dollars.ts";
import { Notice } from "../../ui/feedback/notice.tsx";

/** The state of things now, which a conflict is told with. */
export interface Standing {
  /** 'The balance is now' */
  words: string;
  dollars: number;
}

/** Somebody else was first: what was refused and why, and how things stand now. What was typed stays. */
export const Overrun = ({ error, now: { words, dollars } }: { error: Error; now: Standing }) => (
  <Notice tone="warn">
    <p>{messageOf(error, "Somebody else was first.")}</p>
    <p>
      {words} {formatDollars(dollars)}. What you typed is still here.
    </p>
  </Notice>
);

export const balanceNow = (dollars: number): Standing => ({ words: "The balance is now", dollars });
