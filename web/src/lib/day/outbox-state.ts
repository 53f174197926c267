import { currentPerson } from "../session/person.ts";
import { canStore, readSeal } from "../session/seal.ts";
import type { Row, Subject } from "./row.ts";

/** The unsent reports and photos of a person, and the progress of sending them. */
export interface OutboxState {
  person: string;
  rows: readonly Row[];
  /** The unsent photos of reports that the server has. */
  photos: readonly { visit: string; id: string }[];
  /** The number of the row that is being sent, from 1, and how many there are. */
  sending?: { nth: number; of: number } | undefined;
  /** The subject that a screen is reporting on right now. That screen shows the result itself. */
  reporting?: Subject | undefined;
}

export const emptyOutbox: OutboxState = { person: "", rows: [], photos: [] };
let state = emptyOutbox;
const listeners = new Set<() => void>();

export function setOutboxState(changed: OutboxState): void {
  if (contentOf(changed) === contentOf(outboxState())) return;
  state = changed;
  for (const listener of listeners) listener();
}

/** Equal content is not drawn again: a walker's day takes long to draw. */
const contentOf = (one: OutboxState) => JSON.stringify({ ...one, person: "" });

/** The state of the signed-in person's outbox. */
export const outboxState = (): OutboxState => (state.person === currentPerson() ? state : emptyOutbox);

/** @returns the function that removes the listener */
export const onOutboxChange = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Tells whether this device stores reports and sends them later. */
export const hasOutbox = (): boolean => canStore() && readSeal(currentPerson()) !== undefined;

/** The server's sentence on a report that changed nothing but its visit. */
export const sentText = "Sent.";

/** The result of reporting: the server answered with a sentence, or this device saved the report and sends it later. */
export type ReportResult = ({ outcome: "answered"; sentence: string } | { outcome: "saved" }) & {
  /** When another tab had completed the same visit with another note, in ISO. One report has both notes. */
  doneBefore?: string | undefined;
};

/** The result of sending in the background, where its sentence is another than `sentText`. */
interface SentLater {
  /** The pets. */
  name: string;
  sentence: string;
  isAccepted: boolean;
}

let listener = (_sent: SentLater) => {};

export const announceSent = (sent: SentLater): void => listener(sent);

/** Replaces the listener that shows results of sending in the background. */
export function setSentListener(next: typeof listener): void {
  listener = next;
}
