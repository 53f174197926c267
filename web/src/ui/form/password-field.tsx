import "@mantine/core/styles/PasswordInput.layer.css";
import { PasswordInput, type PasswordInputProps } from "@mantine/core";

/** A password that can be shown. The button names the password, because a page can have several. */
export function PasswordField({ label, error, ...rest }: PasswordInputProps & { label: string }) {
  return (
    <PasswordInput
      label={label}
      required
      withAsterisk={false}
      error={error}
      // Mantine does not set it.
      aria-invalid={error ? true : undefined}
      visibilityToggleButtonProps={{ "aria-label": `Show ${label.toLowerCase()}`, tabIndex: 0 }}
      {...rest}
    />
  );
}
