import type { KeyboardEvent } from "react";

/** Ctrl+Enter and ⌘+Enter save from any field. A list that is open takes the keys first, for its choice. */
export function saveOnKeys(event: KeyboardEvent<HTMLFormElement>): void {
  if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey) || event.defaultPrevented) return;
  event.preventDefault();
  event.currentTarget.requestSubmit();
}
