import { Box, Button, Group } from "@mantine/core";
import { type ReactNode, useState } from "react";
import { randomId } from "../../lib/api/random-id.ts";
import { Failure } from "../../ui/feedback/failure.tsx";
import { type Fields, useEdits } from "../../ui/form/fields.ts";
import type { ContractForm } from "../../ui/form/use-contract-form.ts";
import { useDraft } from "../kept-edits.ts";

/**
 * The fields of a new record, stored in the tab. They have the record's id: after a lost answer the record may exist, and
 * a second try must not make another one.
 */
export function useNewRecord<Values extends object>(name: string, empty: Values): Fields<Values & { id: string }> {
  const [stored] = useState(() => ({ ...empty, id: randomId() }));
  const fields = useEdits(stored, useDraft(name, stored));
  return { ...fields, change: (part) => fields.change({ ...part, id: fields.values.id }) };
}

interface NewRecordFormProps {
  form: ContractForm;
  /** The words of the submit button. */
  action: string;
  /** The message for a failure without one of the server's. */
  failed: string;
  /** The button that discards the typed values. */
  forget: ReactNode;
  children: ReactNode;
}

/** The form of a new client or walker: its cards, the failure and the buttons. */
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
