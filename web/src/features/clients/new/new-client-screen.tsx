import { Button, TextInput } from "@mantine/core";
import { type BodyOf, listClients } from "@petcare/contract";
import { createClient } from "@petcare/contract/schemas";
import { Link, useLocation, useNavigate } from "react-router-dom";
import { readAgain } from "../../../lib/api/after-write.ts";
import { call } from "../../../lib/api/api.ts";
import { dollarsOrNull } from "../../../lib/format/dollars.ts";
import { AmountField } from "../../../parts/money/paid-fields.tsx";
import { NewRecordForm } from "../../../parts/people/new-record-form.tsx";
import { AddressField, ContactFields, NotesField } from "../../../parts/people/person-fields.tsx";
import { useNewRecord } from "../../../parts/people/use-new-record.ts";
import { PetNames } from "../../../parts/pet-names.tsx";
import { toast } from "../../../ui/feedback/toast.tsx";
import { FieldPair } from "../../../ui/form/field-pair.tsx";
import type { FormRules } from "../../../ui/form/form-rules.ts";
import { namesIn, textOrNull } from "../../../ui/form/typed-text.ts";
import { useContractForm } from "../../../ui/form/use-contract-form.ts";
import { Card } from "../../../ui/layout/card.tsx";
import { useDefaultPrices } from "../default-prices.ts";

/** A client who is on the phone: a name is enough. Whoever came from a booking goes back to it. */
export function NewClientScreen() {
  const { name = "", booking } = useLocation().state ?? {};
  const fields = useNewRecord("new-client", { ...emptyClient, name });
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
    next: ({ id }) =>
      booking
        ? navigate(booking, { replace: true, state: { client: id } })
        : navigate(`/admin/clients/${id}`, { replace: true }),
  });
  return (
    <NewRecordForm
      form={form}
      action="Add client"
      failed="Failed to add the client"
      forget={
        <Button component={Link} to={booking ?? "/admin/clients"} variant="default" onClick={() => fields.clear?.()}>
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

/** The fields asked on the phone. Everything else can be said later, on the client's page. */
const emptyClient = {
  name: "",
  phone: "",
  email: "",
  address: "",
  pets: [""],
  garage_code: "",
  lockbox: "",
  alarm: "",
  parking: "",
  /** Dollars for the 25 minute walk, as typed. */
  walk25: "",
  notes: "",
};

/** The record's id makes a double tap or another try one client. */
type NewClientForm = typeof emptyClient & { id: string };

const newClientRules = {
  schema: createClient.body,
  labels: { pets: "Pets", address: "Home address" },
  toBody: (form: NewClientForm): BodyOf<typeof createClient> => ({
    id: form.id,
    name: form.name.trim(),
    phone: textOrNull(form.phone),
    email: textOrNull(form.email),
    address: textOrNull(form.address),
    pets: namesIn(form.pets).map((name) => ({ name })),
    garage_code: textOrNull(form.garage_code),
    access: {
      lockbox: textOrNull(form.lockbox),
      alarm: textOrNull(form.alarm),
      parking: textOrNull(form.parking),
    },
    custom_rates: { walk25: dollarsOrNull(form.walk25) },
    notes: textOrNull(form.notes),
  }),
  // One line says what is wrong with the list of pets.
  fieldOf: (path: string) => path.replace(/^(access|custom_rates)\./, "").replace(/^pets\..*$/, "pets"),
} satisfies FormRules<NewClientForm, unknown>;
