const typed = new Set<HTMLInputElement | HTMLTextAreaElement>();

const note = ({ target }: Event) => {
  if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) typed.add(target);
};

/**
 * Follows which fields are typed into.
 * @returns the function that ends it
 */
export function watchTyping(): () => void {
  document.addEventListener("input", note);
  return () => document.removeEventListener("input", note);
}

/** Tells whether a field on the page still has typed text. */
export function isTextTyped(): boolean {
  for (const field of typed) if (!field.isConnected) typed.delete(field);
  return [...typed].some(({ value }) => value !== "");
}
