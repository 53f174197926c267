import { Button } from "@mantine/core";
import { business } from "@petcare/business";
import { createWalker, listWalkers, walkersOverview } from "@petcare/contract";
import { useNavigate } from "react-router-dom";
import { readAgain } from "../../../lib/api/after-write.ts";
import { call } from "../../../lib/api/api.ts";
import { useTitle } from "../../../lib/hooks/use-title.ts";
import { NewRecordForm } from "../../../parts/people/new-record-form.tsx";
import { NotesField } from "../../../parts/people/person-fields.tsx";
import { useNewRecord } from "../../../parts/people/use-new-record.ts";
import { toast } from "../../../ui/feedback/toast.tsx";
import { useContractForm } from "../../../ui/form/use-contract-form.ts";
import { Card } from "../../../ui/layout/card.tsx";
import { PayFields, WalkerContact } from "./walker-fields.tsx";
import { emptyWalker, newWalkerRules } from "./walker-form.ts";

/** The record of a new walker. */
export function NewWalkerScreen() {
  useTitle("New walker");
  const navigate = useNavigate();
  const form = useContractForm({
    ...newWalkerRules,
    fields: useNewRecord("new-walker", emptyWalker),
    save: (body) => call(createWalker, { body }),
    onSaved: ({ name }) => {
      readAgain(listWalkers, walkersOverview);
      toast(`${name.trim()} is added`);
    },
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
        <NotesField {...form.text("notes")} />
      </Card>
    </NewRecordForm>
  );
}
