import { TextInput, type TextInputProps } from "@mantine/core";
import classes from "./code-field.module.css";

interface CodeFieldProps extends Omit<TextInputProps, "value" | "onChange" | "type"> {
  value: string;
  onChange: (digits: string) => void;
}

/** A one-time code of at most 6 digits, typed, filled in by the phone, or pasted with its whole message. */
export function CodeField({ value, onChange, ...rest }: CodeFieldProps) {
  return (
    <TextInput
      label="Verification code"
      {...rest}
      classNames={{ input: classes.code ?? "" }}
      inputMode="numeric"
      autoComplete="one-time-code"
      value={value}
      onChange={(event) => onChange(event.currentTarget.value.replace(/\D/g, "").slice(0, 6))}
    />
  );
}
