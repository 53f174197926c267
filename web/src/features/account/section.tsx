import { Button, Group } from "@mantine/core";
import { type ReactNode, useId } from "react";
import { messageOf } from "../../lib/api/api-error.ts";
import { Notice } from "../../ui/feedback/notice.tsx";
import type { ContractForm } from "../../ui/form/use-contract-form.ts";
import classes from "./screen.module.css";

interface SectionProps {
  title: string;
  /** Its purpose, below the title. */
  about: ReactNode;
  tone?: "danger";
  children: ReactNode;
}

/** A card with its title and purpose, next to the contents where there is room. */
export function Section({ title, about, tone, children }: SectionProps) {
  const heading = useId();
  return (
    <section className={classes.section} aria-labelledby={heading} data-tone={tone}>
      <div className={classes.about}>
        <h2 id={heading}>{title}</h2>
        <p>{about}</p>
      </div>
      <div>{children}</div>
    </section>
  );
}

interface SectionFormProps {
  form: ContractForm;
  /** The button's words. */
  action: string;
  /** The words for a failure without a message of the server's. */
  failed: string;
  children: ReactNode;
}

/** A section's form. The button is filled once there is something to save. */
export function SectionForm({ form, action, failed, children }: SectionFormProps) {
  return (
    <form {...form.props} className="stack">
      {children}
      {form.failure && <Notice tone="danger">{messageOf(form.failure, failed)}</Notice>}
      <Group gap={8}>
        <Button type="submit" variant={form.isChanged ? "filled" : "light"} miw="10rem">
          {form.isSaving ? "Saving..." : action}
        </Button>
        {form.isChanged && (
          <Button variant="subtle" onClick={form.clear}>
            Discard changes
          </Button>
        )}
      </Group>
    </form>
  );
}
