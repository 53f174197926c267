import { Button } from "@mantine/core";
import type { BodyOf } from "@petcare/contract";
import { createClient } from "@petcare/contract/schemas";
import { Link, useLocation, useNavigate } from "react-router-dom";
import { call } from "../../../lib/api/api.ts";
import { dollarsOrNull } from "../../../lib/format/dollars.ts";
import { AmountField } from "../../../parts/money/paid-fields.tsx";
import { NewRecordForm, useNewRecord } from "../../../parts/people/new-record.tsx";
import { notesField, type RecordFields, TypedFields, textsOf, typedIn } from "../../../parts/people/person-fields.tsx";
import { PetNames } from "../../../parts/pet-names.tsx";
import { toast } from "../../../ui/feedback/toast.tsx";
import type { FormRules } from "../../../ui/form/form-rules.ts";
import { namesIn } from "../../../ui/form/typed-text.ts";
import { useContractForm } from "../../../ui/form/use-contract-form.ts";
import { Card } from "../../../ui/layout/card.tsx";
import { useDefaultPrices } from "../data.ts";
import { contactFields } from "../fields.ts";

const accessFields = {
  garage_code: { label: "Garage code", half: true },
  lockbox: { label: "Lockbox", half: true },
  alarm: { label: "Alarm", half: true },
  parking: { label: "Parking", half: true },
} satisfies RecordFields;
const notesFields = { notes: { ...notesField, minRows: 2 } } satisfies RecordFields;

/** A new client. A name is enough. From a booking, it leads back to the booking. */
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
        <TypedFields form={form} fields={contactFields} />
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
        <TypedFields form={form} fields={accessFields} />
      </Card>
      <Card title="Rate and notes">
        <AmountField
          label="25 minute walk"
          description="Empty: the default rate. The other rates are on the client’s page."
          placeholder={`Default rate: ${walk25.toFixed(2)}`}
          {...form.text("walk25")}
        />
        <TypedFields form={form} fields={notesFields} />
      </Card>
    </NewRecordForm>
  );
}

/** The fields of a first call. The client's page has the others. */
const emptyClient = {
  ...textsOf(contactFields, null),
  ...textsOf(accessFields, null),
  ...textsOf(notesFields, null),
  pets: [""],
  /** Dollars for the 25 minute walk, as typed. */
  walk25: "",
};

/** The random id makes one client of a double tap or a second try. */
type NewClientForm = typeof emptyClient & { id: string };

const newClientRules = {
  schema: createClient.body,
  labels: { pets: "Pets", address: "Home address" },
  toBody: (form: NewClientForm): BodyOf<typeof createClient> => {
    const { garage_code, ...access } = typedIn(accessFields, form);
    return {
      ...typedIn(contactFields, form),
      ...typedIn(notesFields, form),
      id: form.id,
      name: form.name.trim(),
      pets: namesIn(form.pets).map((name) => ({ name })),
      garage_code,
      access,
      custom_rates: { walk25: dollarsOrNull(form.walk25) },
    };
  },
  // The list of pets shows one problem.
  fieldOf: (path: string) => path.replace(/^(access|custom_rates)\./, "").replace(/^pets\..*$/, "pets"),
} satisfies FormRules<NewClientForm, unknown>;
