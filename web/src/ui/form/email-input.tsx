import { TextInput, type TextInputProps } from "@mantine/core";

/** An email address, with the attributes for phones' keyboards and password managers. */
export const EmailInput = (props: TextInputProps) => (
  <TextInput type="email" autoComplete="username" autoCapitalize="none" spellCheck={false} maxLength={254} {...props} />
);
