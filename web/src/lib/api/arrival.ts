import type { HttpAnswer } from "./http.ts";

/** What the page's head began before the application arrived (docs/product/README.md#the-first-visit). */
interface Arrival {
  /** The address below /api → its answer, asked for by the head. Each is taken once. */
  answers: Map<string, FirstAnswer>;
  /** The button that was pressed last. */
  pressed?: HTMLElement | undefined;
  /** Whether the application has taken over. */
  arrived: boolean;
  /** Ends the waiting for presses. */
  stopWaiting: () => void;
}

export interface FirstAnswer {
  /** The request's Authorization header, if it had one. */
  authorization: string | undefined;
  /** With its text, so that nothing is left to be read when the screen asks. */
  answer: Promise<HttpAnswer>;
  /** The same, once it is there. */
  arrived?: HttpAnswer;
}

declare global {
  var arrival: Arrival | undefined;
}
