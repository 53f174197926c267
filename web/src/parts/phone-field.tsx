import { TextInput, type TextInputProps } from "@mantine/core";
import { formatPhone } from "@petcare/domain";

interface PhoneFieldProps extends Omit<TextInputProps, "value" | "onChange" | "type"> {
  value: string;
  onChange: (changed: { currentTarget: { value: string } }) => void;
}

/** A US phone number, grouped 3-3-4 while it is typed. */
export function PhoneField({ value, onChange, ...rest }: PhoneFieldProps) {
  const change = (to: string) => onChange({ currentTarget: { value: to } });
  return (
    <TextInput
      label="Phone number"
      autoComplete="tel-national"
      {...rest}
      type="tel"
      inputMode="tel"
      value={value}
      onChange={({ currentTarget: { value: typed, selectionStart } }) =>
        // Dashes added during an edit in the middle would move the cursor.
        change(selectionStart === typed.length ? grouped(typed) : typed)
      }
      onBlur={() => change(grouped(value))}
    />
  );
}

/**
 * Groups a US number 3-3-4 and leaves out the country's own 1, which no US number begins with.
 * Another country's number stays as typed and is refused later: its first ten digits could be somebody else's.
 */
function grouped(typed: string): string {
  if (/^\s*\+(?!\s*1)/.test(typed)) return typed;
  const digits = typed.replace(/\D/g, "");
  return formatPhone(/^1\d{10}/.test(digits) ? digits.slice(1) : typed);
}
