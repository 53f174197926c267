/** The message for an invalid phone number. See docs/product/signup.md#phone. */
export const phoneMessage = "Please enter a valid 10-digit phone number";

/** The ten digits of a phone number; undefined for other text. '+1', spaces, dots, dashes and brackets are allowed. */
export function parsePhone(text: string): string | undefined {
  const national = text.trim().replace(/^\+1/, "");
  if (!/^[\d\s().-]*$/.test(national)) return undefined;
  const digits = national.replace(/\D/g, "");
  return digits.length === 10 ? digits : undefined;
}

/** Groups the digits 3-3-4 with dashes, also an unfinished number: '5165' is '516-5'. Drops digits after the tenth. */
export function formatPhone(text: string): string {
  const digits = text.trim().replace(/^\+1/, "").replace(/\D/g, "");
  return [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6, 10)].filter((group) => group !== "").join("-");
}
