import { Button } from "@mantine/core";
import { business } from "@petcare/business";
import { createWalker, listWalkers, walkersOverview } from "@petcare/contract";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { readAgain } from "../../../lib/api/after-write.ts";
import { call } from "../../../lib/api/api.ts";
import { randomId } from "../../../lib/api/random-id.ts";
import { useTitle } from "../../../lib/hooks/use-title.ts";
import { useDraft } from "../../../parts/kept-edits.ts";
import { Failure } from "../../../ui/feedback/failure.tsx";
import { toast } from "../../../ui/feedback/toast.tsx";
import { useEdits } from "../../../ui/form/fields.ts";
import { useContractForm } from "../../../ui/form/use-contract-form.ts";
import { Card } from "../../../ui/layout/card.tsx";
import classes from "./new-walker-screen.module.css";
import { ContactFields, NotesField, RateFields } from "./walker-fields.tsx";
import { emptyWalker, newWalkerRules } from "./walker-form.ts";

/** The record of a new walker. What is typed stays in this tab until it is saved or discarded. */
export function NewWalkerScreen() {
  useTitle("New walker");
  const navigate = useNavigate();
  const [stored] = useState(() => ({ ...emptyWalker, id: randomId() }));
  const fields = useEdits(stored, useDraft("session", "new-walker", stored));
  const { id } = fields.values;
  const form = useContractForm({
    ...newWalkerRules(id),
    // The id is kept with what was typed: a first try whose answer was lost may have made the record.
    fields: { ...fields, change: (part) => fields.change({ ...part, id }) },
    save: (body) => call(createWalker, { body }),
    onSaved: ({ name }) => {
      readAgain(listWalkers, walkersOverview);
      toast(`${name.trim()} is added`);
    },
    next: ({ id: made }) => navigate(`/admin/walkers/${made}`, { replace: true }),
  });
  return (
    <form {...form.props} className={classes.form}>
      <Card title="Contact">
        <ContactFields form={form} />
      </Card>
      <Card title="Pay rates">
        <RateFields form={form} defaults={business.defaultWalkerPay} />
      </Card>
      <Card title="Notes">
        <NotesField form={form} />
      </Card>
      {form.failure && <Failure error={form.failure} fallback="Failed to save. Please try again." />}
      <div className={classes.actions}>
        {form.isChanged && (
          <Button variant="default" onClick={form.clear}>
            Discard
          </Button>
        )}
        <Button type="submit">{form.isSaving ? "Saving..." : "Add walker"}</Button>
      </div>
    </form>
  );
}
