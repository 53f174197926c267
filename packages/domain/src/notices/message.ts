import type { NoticeKind } from "./notice-kinds.ts";

/** A part of a message: a heading where there are several, and its lines of plain text. */
export interface MessageSection {
  heading?: string;
  lines: readonly string[];
}

/**
 * A message as it is sent, in plain text. An email has all of it. A push has the subject as its title and the first line
 * as its body.
 */
export interface Message {
  kind: NoticeKind;
  subject: string;
  sections: readonly MessageSection[];
  /** `path` is a screen's address in the product, from '/' on. */
  button: { text: string; path: string };
}
