import { Box, Button, Group } from "@mantine/core";
import { type ReactNode, useState } from "react";
import { randomId } from "../../lib/api/random-id.ts";
import { Failure } from "../../ui/feedback/failure.tsx";
import { type Fields, useEdits } from "../../ui/form/fields.ts";
import type { ContractForm } from "../../ui/form/use-contract-form.ts";
import { useDraft } from "../kept-edits.ts";

/**
 * The fields of a record that is not made yet. What is typed outlives leaving, and ends with the session. Its id is kept
 * with it: a first try whose answer was lost may have made the record, and another try is about the same one.
 */
export function useNewRecord<Values extends object>(name: string, empty: Values): Fields<Values & { id: string }> {
  const [stored] = useState(() => ({ ...empty, id: randomId() }));
  const fields = useEdits(stored, useDraft(name, stored));
  return { ...fields, change: (part) => fields.change({ ...part, id: fields.values.id }) };
}

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
  <Box component="form" {...form.props} className="stack" maw={760}>
    {children}
    {form.failure && <Failure error={form.failure} fallback={failed} />}
    <Group justify="flex-end" gap={10}>
      {forget}
      <Button type="submit">{form.isSaving ? "Saving..." : action}</Button>
    </Group>
  </Box>
);
