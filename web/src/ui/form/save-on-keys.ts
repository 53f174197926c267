import type { KeyboardEvent } from "react";

/** Submits the form with Ctrl+Enter or ⌘+Enter, unless an open list has handled the keys. */
export function saveOnKeys(event: KeyboardEvent<HTMLFormElement>): void {
  if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey) || event.defaultPrevented) return;
  event.preventDefault();
  event.currentTarget.requestSubmit();
}
