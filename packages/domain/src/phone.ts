/** The message for an invalid phone number. See docs/product/signup.md#phone. */
export const phoneMessage = "Please enter a valid 10-digit phone number";

/** '+44 20 7946 0018', and '+' while it is typed. */
const isForeign = (text: string) => /^\D*\+(?![^\d+]*1)/.test(text);

/** The digits of a number, without the country's own 1 that no US number begins with, and the words after them. */
function partsOf(text: string) {
  const [, number = "", rest = ""] = /^(\D*[^\p{L}#*]*)(.*)$/su.exec(text) ?? [];
  return { digits: number.replace(/\D/g, "").replace(/^1(?=\d{10}$)/, ""), rest };
}

/** Says why a text is no phone number; undefined where it is one. What people paste around the digits does not matter. */
export function phoneProblem(text: string): string | undefined {
  if (isForeign(text)) return "This is another country's number. Please enter a US one.";
  const { digits, rest } = partsOf(text);
  if (digits.length !== 10) return phoneMessage;
  return /\d/.test(rest) ? "Please leave out the extension" : undefined;
}

/** The ten digits of a phone number; undefined for other text. */
export const parsePhone = (text: string): string | undefined => (phoneProblem(text) ? undefined : partsOf(text).digits);

/**
 * Groups the digits 3-3-4 with dashes, also of an unfinished number: '5165' is '516-5'. What is more than a US number
 * stays as it is, to be refused in words: its first ten digits could be somebody else's.
 */
export function formatPhone(text: string): string {
  const { digits, rest } = partsOf(text);
  if (isForeign(text) || rest || digits.length > 10) return text;
  return [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6)].filter((group) => group !== "").join("-");
}
