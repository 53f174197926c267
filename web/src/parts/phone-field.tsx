import { TextInput, type TextInputProps } from "@mantine/core";
import { formatPhone, phoneProblem } from "@petcare/domain";
import type { Problems } from "../ui/form/form-rules.ts";

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
        // Adding dashes during an edit in the middle would move the cursor.
        change(selectionStart === typed.length ? formatPhone(typed) : typed)
      }
      onBlur={() => change(formatPhone(value))}
    />
  );
}

/** The problems of a phone number in a form that sends nothing. */
export function phoneProblems(phone: string): Problems {
  const problem = phoneProblem(phone);
  return problem ? { phone: problem } : {};
}
