import { Button, Textarea, TextInput } from "@mantine/core";
import { createClient, listClients } from "@petcare/contract";
import { useState } from "react";
import { Link, useNavigate } from "react-router-dom";
import { readAgain } from "../../../lib/api/after-write.ts";
import { call } from "../../../lib/api/api.ts";
import { messageOf } from "../../../lib/api/api-error.ts";
import { randomId } from "../../../lib/api/random-id.ts";
import { useDraft } from "../../../parts/kept-edits.ts";
import { PetNames } from "../../../parts/pet-names.tsx";
import { PhoneField } from "../../../parts/phone-field.tsx";
import { Notice } from "../../../ui/feedback/notice.tsx";
import { toast } from "../../../ui/feedback/toast.tsx";
import { useEdits } from "../../../ui/form/fields.ts";
import { useContractForm } from "../../../ui/form/use-contract-form.ts";
import { Card } from "../../../ui/layout/card.tsx";
import { useDefaultPrices } from "../rate-lines.ts";
import { emptyClient, newClientRules } from "./new-client-form.ts";
import classes from "./new-client-screen.module.css";

/** A client who is on the phone: a name is enough. What is typed outlives leaving, and ends with the session. */
export function NewClientScreen() {
  const [stored] = useState(() => ({ ...emptyClient, id: randomId() }));
  const fields = useEdits(stored, useDraft("session", "new-client", stored));
  const navigate = useNavigate();
  const { walk25 } = useDefaultPrices();
  const form = useContractForm({
    ...newClientRules,
    // The id is kept with what was typed: a first try whose answer was lost may have made the record.
    fields: { ...fields, change: (part) => fields.change({ ...part, id: fields.values.id }) },
    save: (body) => call(createClient, { body }),
    onSaved: (_sent, { name }) => {
      fields.clear?.();
      readAgain(listClients);
      toast(`${name} added`);
    },
    next: ({ id }) => navigate(`/admin/clients/${id}`, { replace: true }),
  });
  return (
    <form {...form.props} className={classes.form}>
      <Card title="Contact">
        <TextInput label="Full name" autoComplete="off" {...form.text("name")} />
        <div className={classes.pair}>
          <PhoneField
            label="Phone"
            {...form.text("phone")}
            autoComplete="off"
            onChange={(phone) => form.set("phone", phone)}
          />
          <TextInput label="Email" type="email" autoComplete="off" {...form.text("email")} />
        </div>
        <Textarea label="Home address" autosize minRows={1} maxRows={4} {...form.text("address")} />
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
        <div className={classes.pair}>
          <TextInput label="Garage code" autoComplete="off" {...form.text("garage_code")} />
          <TextInput label="Lockbox" autoComplete="off" {...form.text("lockbox")} />
          <TextInput label="Alarm" autoComplete="off" {...form.text("alarm")} />
          <TextInput label="Parking" autoComplete="off" {...form.text("parking")} />
        </div>
      </Card>
      <Card title="Rate and notes">
        <TextInput
          label="25 minute walk"
          description="Empty: the default rate. The other rates are on the client’s page."
          placeholder={`Default rate: ${walk25.toFixed(2)}`}
          leftSection="$"
          inputMode="decimal"
          autoComplete="off"
          {...form.text("walk25")}
        />
        <Textarea
          label="Private notes"
          description="Only you see them."
          autosize
          minRows={2}
          maxRows={10}
          {...form.text("notes")}
        />
      </Card>
      {form.failure && <Notice tone="danger">{messageOf(form.failure, "Failed to add the client")}</Notice>}
      <div className={classes.acts}>
        <Button component={Link} to="/admin/clients" variant="default" onClick={() => fields.clear?.()}>
          Cancel
        </Button>
        <Button type="submit">{form.isSaving ? "Saving..." : "Add client"}</Button>
      </div>
    </form>
  );
}
