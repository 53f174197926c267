/** Letters that do not decompose into a plain one and an accent, in lower case. */
const plainLetters: Record<string, string> = {
  ł: "l",
  ø: "o",
  ß: "ss",
  ı: "i",
  đ: "d",
  ð: "d",
  æ: "ae",
  œ: "oe",
  þ: "th",
};
/** The characters that people type as an apostrophe. */
const apostrophe = "['’‘ʼʻ`´′＇]";
const apostrophes = new RegExp(apostrophe, "g");

/** In lower case, in plain letters and without apostrophes, so that 'siobhan oconnor' finds 'Siobhán O’Connor'. */
export const plainText = (text: string): string =>
  text
    .toLowerCase()
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(apostrophes, "")
    .replace(/[łøßıđðæœþ]/g, (letter) => plainLetters[letter] ?? letter);

/** Whether each typed word is in one of the texts, whatever the accents, capitals and apostrophes. */
export function hasWords(texts: readonly (string | null | undefined)[], typed: string): boolean {
  const text = plainText(texts.join(" "));
  return plainText(typed)
    .split(/\s+/)
    .every((word) => text.includes(word));
}

const characters = "[\\p{L}\\p{N}\\p{M}]+";
const wordFrom = new RegExp(`^${characters}(?:${apostrophe}${characters})*`, "u");

/** The places in a text where a word can be found, each with the word from there on: 'O’Connor', and 'Connor' in it. */
export const placesIn = (text: string): { index: number; found: string }[] =>
  [...text.matchAll(new RegExp(characters, "gu"))].map(({ index }) => ({
    index,
    found: wordFrom.exec(text.slice(index))?.[0] ?? "",
  }));

/** Sorts people by their names in plain letters. */
export const inOrderOfNames = <Person extends { name: string }>(people: readonly Person[]): Person[] =>
  people
    .map((person) => ({ person, plain: plainText(person.name) }))
    .sort((a, b) => (a.plain < b.plain ? -1 : Number(a.plain > b.plain)))
    .map(({ person }) => person);

/** The first name of a person: what stands before any white space. */
export const firstNameOf = (name: string): string => name.trim().split(/\s+/)[0] ?? "";

/** Whether somebody can be greeted by it: letters, with apostrophes, hyphens and a dot at its end, and no address. */
export const isFirstName = (text: string): boolean => /^\p{L}[\p{L}\p{M}'’-]{0,39}\.?$/u.test(text);
