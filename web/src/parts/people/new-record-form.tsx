import { Button } from "@mantine/core";
import type { ReactNode } from "react";
import { Failure } from "../../ui/feedback/failure.tsx";
import type { ContractForm } from "../../ui/form/use-contract-form.ts";
import classes from "./new-record-form.module.css";

interface NewRecordFormProps {
  form: ContractForm;
  /** The words of the button that makes it. */
  action: string;
  /** The words for a failure without a message of the server's. */
  failed: string;
  /** The button that forgets what was typed. */
  forget: ReactNode;
  children: ReactNode;
}

/** The form of somebody who has no record yet: its cards, what went wrong, and the buttons. */
export const NewRecordForm = ({ form, action, failed, forget, children }: NewRecordFormProps) => (
  <form {...form.props} className={classes.form}>
    {children}
    {form.failure && <Failure error={form.failure} fallback={failed} />}
    <div className={classes.acts}>
      {forget}
      <Button type="submit">{form.isSaving ? "Saving..." : action}</Button>
    </div>
  </form>
);
