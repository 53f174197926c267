import { formatPhone, parsePhone } from "@petcare/domain";

/** A phone number to tap. */
export function PhoneLink({ phone }: { phone: string }) {
  const digits = parsePhone(phone);
  return <a href={`tel:${digits ? `+1${digits}` : phone}`}>{digits ? formatPhone(digits) : phone}</a>;
}
