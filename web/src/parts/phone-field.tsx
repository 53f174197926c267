import { TextInput, type TextInputProps } from "@mantine/core";
import { formatPhone } from "@petcare/domain";

interface PhoneFieldProps extends Omit<TextInputProps, "value" | "onChange" | "type"> {
  value: string;
  onChange: (value: string) => void;
}

/** A US phone number, grouped 3-3-4 while it is typed. */
export function PhoneField({ value, onChange, ...rest }: PhoneFieldProps) {
  return (
    <TextInput
      label="Phone number"
      autoComplete="tel-national"
      {...rest}
      type="tel"
      inputMode="tel"
      value={value}
      onChange={({ currentTarget: { value: typed, selectionStart } }) =>
        // While somebody edits in the middle, the dashes wait, so that the cursor stays where it is.
        onChange(selectionStart === typed.length ? grouped(typed) : typed)
      }
      onBlur={() => onChange(grouped(value))}
    />
  );
}

/**
 * The country's own 1 in front of ten digits is no part of the number; no US number begins with 1. Another country's number
 * stays as it is, and is none: its first ten digits could be somebody else's.
 */
function grouped(typed: string): string {
  if (/^\s*\+(?!\s*1)/.test(typed)) return typed;
  const digits = typed.replace(/\D/g, "");
  return formatPhone(/^1\d{10}/.test(digits) ? digits.slice(1) : typed);
}
