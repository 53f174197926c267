import { parsePhone } from "@petcare/domain";

/** Whether digits alone were typed, at least two, that are in the phone number in this order. */
export function isPhoneTyped(typed: string, phone: string | null): boolean {
  const digits = typed.replace(/\D/g, "");
  const isNumber = /^[\d\s()+.-]+$/.test(typed) && digits.length > 1;
  return isNumber && (phone ?? "").includes(parsePhone(typed) ?? digits);
}
