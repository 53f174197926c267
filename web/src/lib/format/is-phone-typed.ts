/**
 * Tells whether the typed text is at least two digits, in any grouping, that are in the phone number in this order. The leading
 * +1 or 1 of a whole number is ignored.
 */
export function isPhoneTyped(typed: string, phone: string | null): boolean {
  const digits = digitsOf(typed);
  const isNumber = /^[\d\s()+.-]+$/.test(typed) && digits.length > 1;
  return isNumber && digitsOf(phone ?? "").includes(digits.replace(/^1(?=\d{10}$)/, ""));
}

const digitsOf = (text: string): string => text.replace(/\D/g, "");
