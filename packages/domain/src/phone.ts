/** The message for an invalid phone number. See docs/product/signup.md#phone. */
export const phoneMessage = "Please enter a valid 10-digit phone number";

/** Tells whether a number is foreign: '+44 20 7946 0018', or '+' while it is typed. */
const isForeign = (text: string) => /^\D*\+(?![^\d+]*1)/.test(text);

/** Splits a number into its digits, without the country code 1, and the words after them. */
function partsOf(text: string) {
  const [, number = "", rest = ""] = /^(\D*[^\p{L}#*]*)(.*)$/su.exec(text) ?? [];
  return { digits: number.replace(/\D/g, "").replace(/^1(?=\d{10}$)/, ""), rest };
}

/** Says why a text is no phone number; undefined if it is one. Ignores other characters around the digits. */
export function phoneProblem(text: string): string | undefined {
  if (isForeign(text)) return "This is another country's number. Please enter a US one.";
  const { digits, rest } = partsOf(text);
  if (digits.length !== 10) return phoneMessage;
  return /\d/.test(rest) ? "Please leave out the extension" : undefined;
}

/** Reads the ten digits of a phone number; undefined for other text. */
export const parsePhone = (text: string): string | undefined => (phoneProblem(text) ? undefined : partsOf(text).digits);

/**
 * Groups the digits 3-3-4 with dashes, also of an unfinished number: '5165' is '516-5'. A longer number stays unchanged, to be
 * refused: its first ten digits could be another person's.
 */
export function formatPhone(text: string): string {
  const { digits, rest } = partsOf(text);
  if (isForeign(text) || rest || digits.length > 10) return text;
  return [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6)].filter((group) => group !== "").join("-");
}
