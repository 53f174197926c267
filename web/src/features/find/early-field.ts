let early: HTMLInputElement | undefined;

/**
 * Gives the focus to a field out of sight until the search's own one has come, which may still be fetched. Keys,
 * pastes and input methods then work from the first letter on.
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

/** Ends the early field. Answers what was typed in it. */
export function endEarlyField(): string {
  const { value = "" } = early ?? {};
  early?.remove();
  early = undefined;
  return value;
}
