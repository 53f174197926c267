let early: HTMLInputElement | undefined;

/**
 * Focuses a hidden field while the search dialog is being fetched. Typing, pasting and input methods then work from the
 * first letter on, and a phone opens its keyboard.
 */
export function focusEarlyField(): void {
  if (early) return;
  early = document.createElement("input");
  early.className = "visually-hidden";
  early.dataset.early = "";
  early.ariaLabel = "Search or jump to";
  early.style.position = "fixed";
  early.style.top = "0";
  document.body.append(early);
  early.focus({ preventScroll: true });
}

/** Removes the hidden field. Answers its text. */
export function endEarlyField(): string {
  const { value = "" } = early ?? {};
  early?.remove();
  early = undefined;
  return value;
}
