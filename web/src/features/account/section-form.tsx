import { Button } from "@mantine/core";
import type { ReactNode } from "react";
import { Notice } from "../../ui/feedback/notice.tsx";
import classes from "./section-form.module.css";
import type { SettingsForm } from "./use-settings-form.ts";

interface SectionFormProps<Values extends object> {
  form: SettingsForm<Values>;
  /** The button's words. */
  action: string;
  children: ReactNode;
}

/** A section's fields, what went wrong, and the button, which stands out once there is something to save. */
export function SectionForm<Values extends object>({ form, action, children }: SectionFormProps<Values>) {
  return (
    <form id={form.id} noValidate onSubmit={form.submit} className={classes.form} aria-busy={form.isSaving}>
      {children}
      {form.failure && <Notice tone="danger">{form.failure}</Notice>}
      <Button type="submit" variant={form.isChanged ? "filled" : "light"} className={classes.submit}>
        {form.isSaving ? "Saving..." : action}
      </Button>
    </form>
  );
}
