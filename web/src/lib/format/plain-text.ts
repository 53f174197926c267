/** In lower case and without accents, so that 'siobhan' finds 'Siobhán'. */
export const plainText = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** Whether each typed word is in one of the texts, whatever the accents and capitals. */
export function hasWords(texts: readonly (string | null | undefined)[], typed: string): boolean {
  const text = plainText(texts.join(" "));
  return plainText(typed)
    .split(/\s+/)
    .every((word) => text.includes(word));
}
