/**
 * Tells whether digits alone were typed, at least two, that are in the phone number in this order. Either may be grouped
 * in any way. A leading +1 or 1 of a whole number does not count.
 */
export function isPhoneTyped(typed: string, phone: string | null): boolean {
  const digits = digitsOf(typed);
  const isNumber = /^[\d\s()+.-]+$/.test(typed) && digits.length > 1;
  return isNumber && digitsOf(phone ?? "").includes(digits.replace(/^1(?=\d{10}$)/, ""));
}

const digitsOf = (text: string): string => text.replace(/\D/g, "");
