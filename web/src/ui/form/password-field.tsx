import { PasswordInput, type PasswordInputProps } from "@mantine/core";

/** A password that can be shown; the button says which one, for a page has several. */
export function PasswordField({ label, error, ...rest }: PasswordInputProps & { label: string }) {
  return (
    <PasswordInput
      label={label}
      required
      withAsterisk={false}
      error={error}
      // Mantine leaves it out.
      aria-invalid={error ? true : undefined}
      visibilityToggleButtonProps={{ "aria-label": `Show ${label.toLowerCase()}`, tabIndex: 0 }}
      {...rest}
    />
  );
}
