import { Button } from "@mantine/core";
import { business } from "@petcare/business";
import type { BodyOf } from "@petcare/contract";
import { createWalker } from "@petcare/contract/schemas";
import { useNavigate } from "react-router-dom";
import { call } from "../../../lib/api/api.ts";
import { useTitle } from "../../../lib/hooks/use-title.ts";
import { NewRecordForm, useNewRecord } from "../../../parts/people/new-record.tsx";
import { toast } from "../../../ui/feedback/toast.tsx";
import { useContractForm } from "../../../ui/form/use-contract-form.ts";
import { Card } from "../../../ui/layout/card.tsx";
import { bodyOf, fieldOf, formOf, labels, PayFields, WalkerContact, WalkerNotes } from "../form.tsx";

const emptyWalker = formOf();

/** The record of a new walker. */
export function NewWalkerScreen() {
  useTitle("New walker");
  const navigate = useNavigate();
  const form = useContractForm({
    fields: useNewRecord("new-walker", emptyWalker),
    schema: createWalker.body,
    toBody: ({ id, ...typed }): BodyOf<typeof createWalker> => ({ id, ...bodyOf(typed) }),
    labels,
    fieldOf,
    save: (body) => call(createWalker, { body }),
    onSaved: ({ name }) => toast(`${name.trim()} is added`),
    next: ({ id }) => navigate(`/admin/walkers/${id}`, { replace: true }),
  });
  return (
    <NewRecordForm
      form={form}
      action="Add walker"
      failed="Failed to save. Please try again."
      forget={
        form.isChanged && (
          <Button variant="default" onClick={form.clear}>
            Discard
          </Button>
        )
      }
    >
      <Card title="Contact">
        <WalkerContact form={form} />
      </Card>
      <Card title="Pay rates">
        <PayFields form={form} defaults={business.defaultWalkerPay} />
      </Card>
      <Card title="Notes">
        <WalkerNotes form={form} />
      </Card>
    </NewRecordForm>
  );
}
