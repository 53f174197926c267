const typed = new Set<HTMLInputElement | HTMLTextAreaElement>();

const note = ({ target }: Event) => {
  if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) typed.add(target);
};

/**
 * Notes from now on which fields are typed into.
 * @returns ends it
 */
export function watchTyping(): () => void {
  document.addEventListener("input", note);
  return () => document.removeEventListener("input", note);
}

/** Whether a text that was typed still stands in its field. */
export function isTextTyped(): boolean {
  for (const field of typed) if (!field.isConnected) typed.delete(field);
  return [...typed].some(({ value }) => value !== "");
}
