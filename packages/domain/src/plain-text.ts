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

/** Makes text lower case with plain letters and no apostrophes, so that 'siobhan oconnor' finds 'Siobhán O’Connor'. */
export const plainText = (text: string): string =>
  text
    .toLowerCase()
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(apostrophes, "")
    .replace(/[łøßıđðæœþ]/g, (letter) => plainLetters[letter] ?? letter);

/** Tells whether each typed word is in one of the texts. Ignores accents, capitals and apostrophes. */
export function hasWords(texts: readonly (string | null | undefined)[], typed: string): boolean {
  const text = plainText(texts.join(" "));
  return plainText(typed)
    .split(/\s+/)
    .every((word) => text.includes(word));
}

const characters = "[\\p{L}\\p{N}\\p{M}]+";
const wordFrom = new RegExp(`^${characters}(?:${apostrophe}${characters})*`, "u");

/** Lists the places in a text where a word begins, each with the text from there on: 'O’Connor', and 'Connor' in it. */
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

/** Picks a person's first name: everything before white space. */
export const firstNameOf = (name: string): string => name.trim().split(/\s+/)[0] ?? "";

/** Tells whether a text is a first name: letters with apostrophes, hyphens and a dot at the end. */
export const isFirstName = (text: string): boolean => /^\p{L}[\p{L}\p{M}'’-]{0,39}\.?$/u.test(text);
