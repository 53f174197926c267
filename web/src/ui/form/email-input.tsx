import { TextInput, type TextInputProps } from "@mantine/core";

/** An email address, as phones' keyboards and password managers expect one. */
export const EmailInput = (props: TextInputProps) => (
  <TextInput type="email" autoComplete="username" autoCapitalize="none" spellCheck={false} maxLength={254} {...props} />
);
