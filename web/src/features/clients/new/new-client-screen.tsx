import { Button, TextInput } from "@mantine/core";
import { createClient, listClients } from "@petcare/contract";
import { Link, useNavigate } from "react-router-dom";
import { readAgain } from "../../../lib/api/after-write.ts";
import { call } from "../../../lib/api/api.ts";
import { AmountField } from "../../../parts/money/paid-fields.tsx";
import { NewRecordForm } from "../../../parts/people/new-record-form.tsx";
import { AddressField, ContactFields, NotesField } from "../../../parts/people/person-fields.tsx";
import { useNewRecord } from "../../../parts/people/use-new-record.ts";
import { PetNames } from "../../../parts/pet-names.tsx";
import { toast } from "../../../ui/feedback/toast.tsx";
import { FieldPair } from "../../../ui/form/field-pair.tsx";
import { useContractForm } from "../../../ui/form/use-contract-form.ts";
import { Card } from "../../../ui/layout/card.tsx";
import { useDefaultPrices } from "../default-prices.ts";
import { emptyClient, newClientRules } from "./new-client-form.ts";

/** A client who is on the phone: a name is enough. */
export function NewClientScreen() {
  const fields = useNewRecord("new-client", emptyClient);
  const navigate = useNavigate();
  const { walk25 } = useDefaultPrices();
  const form = useContractForm({
    ...newClientRules,
    fields,
    save: (body) => call(createClient, { body }),
    onSaved: (_sent, { name }) => {
      fields.clear?.();
      readAgain(listClients);
      toast(`${name} added`);
    },
    next: ({ id }) => navigate(`/admin/clients/${id}`, { replace: true }),
  });
  return (
    <NewRecordForm
      form={form}
      action="Add client"
      failed="Failed to add the client"
      forget={
        <Button component={Link} to="/admin/clients" variant="default" onClick={() => fields.clear?.()}>
          Cancel
        </Button>
      }
    >
      <Card title="Contact">
        <ContactFields form={form} />
        <AddressField {...form.text("address")} />
      </Card>
      <Card title="Pets" aside="more about each on the client’s page">
        <PetNames
          legend="Names"
          names={form.values.pets}
          onChange={(names) => form.set("pets", names)}
          problemOf={() => undefined}
          problem={form.problems.pets}
        />
      </Card>
      <Card title="Access" aside="hidden until somebody asks">
        <FieldPair>
          <TextInput label="Garage code" autoComplete="off" {...form.text("garage_code")} />
          <TextInput label="Lockbox" autoComplete="off" {...form.text("lockbox")} />
          <TextInput label="Alarm" autoComplete="off" {...form.text("alarm")} />
          <TextInput label="Parking" autoComplete="off" {...form.text("parking")} />
        </FieldPair>
      </Card>
      <Card title="Rate and notes">
        <AmountField
          label="25 minute walk"
          description="Empty: the default rate. The other rates are on the client’s page."
          placeholder={`Default rate: ${walk25.toFixed(2)}`}
          {...form.text("walk25")}
        />
        <NotesField minRows={2} {...form.text("notes")} />
      </Card>
    </NewRecordForm>
  );
}
