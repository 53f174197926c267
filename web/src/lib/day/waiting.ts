import { currentPerson } from "../session/person.ts";
import { canKeep, readSeal } from "../session/seal.ts";
import type { Row, Subject } from "./row.ts";

/** Everything kept of somebody and not sent, and how far its sending has come. */
export interface Waiting {
  person: string;
  rows: readonly Row[];
  /** The photos of reports that were heard, and whose files are not sent. */
  photos: readonly { visit: string; id: string }[];
  /** Which of how many is being sent, from 1. */
  sending?: { nth: number; of: number } | undefined;
  /** Of what something is being said. Whoever says it sees how that ends. */
  saying?: Subject | undefined;
}

export const nothing: Waiting = { person: "", rows: [], photos: [] };
let waiting = nothing;
const listeners = new Set<() => void>();

/** Shows what waits from now on. */
export function showWaiting(changed: Waiting): void {
  if (shownOf(changed) === shownOf(currentWaiting())) return;
  waiting = changed;
  for (const listener of listeners) listener();
}

/** Mostly nothing waits, and a walker's day is long to draw again. */
const shownOf = (one: Waiting) => JSON.stringify({ ...one, person: "" });

export const currentWaiting = (): Waiting => (waiting.person === currentPerson() ? waiting : nothing);

/** @returns ends it */
export const onWaiting = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Whether this device keeps what is said of a visit, and sends it by itself. */
export const keepsHere = (): boolean => canKeep() && readSeal(currentPerson()) !== undefined;

/** The sentence of a report that went as it was meant. */
export const sentWord = "Sent.";

/** How something that was said ended: the server heard it and answered this sentence, or this device keeps and sends it. */
export type Told = ({ outcome: "heard"; sentence: string } | { outcome: "kept" }) & {
  /** When another tab had completed the same visit with a note of its own, in ISO. Both are in one report now. */
  doneBefore?: string | undefined;
};

/** The end of something that was sent by itself, where that is more than 'Sent'. */
interface SentLater {
  /** The pets. */
  name: string;
  sentence: string;
  isHeard: boolean;
}

let tell = (_sent: SentLater) => {};

export const tellSent = (sent: SentLater): void => tell(sent);

/** Whoever tells a person of what was sent by itself, in place of the former. */
export function onSent(listener: typeof tell): void {
  tell = listener;
}
