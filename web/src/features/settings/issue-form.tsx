import { Button, TextInput } from "@mantine/core";
import { type BodyOf, listReferralCodes } from "@petcare/contract";
import { createReferralCode } from "@petcare/contract/schemas";
import type { LocalDate } from "@petcare/domain";
import { useState } from "react";
import { readAgain } from "../../lib/api/after-write.ts";
import { call } from "../../lib/api/api.ts";
import { randomId } from "../../lib/api/random-id.ts";
import { inFours } from "../../lib/format/in-fours.ts";
import { today } from "../../lib/format/time.ts";
import { DateField } from "../../parts/date-field.tsx";
import { Failure } from "../../ui/feedback/failure.tsx";
import { toast } from "../../ui/feedback/toast.tsx";
import { ChoiceButtons } from "../../ui/form/choice-buttons.tsx";
import { useFields } from "../../ui/form/fields.ts";
import { textOrNull } from "../../ui/form/typed-text.ts";
import { useContractForm } from "../../ui/form/use-contract-form.ts";
import classes from "./settings.module.css";

interface IssueFields {
  role: "client" | "walker";
  uses_limit: string;
  expires_on: LocalDate | "";
  note: string;
}

const empty: IssueFields = { role: "client", uses_limit: "1", expires_on: "", note: "" };

/** Issues a code. Each one that was issued makes the form a new one, so that a double tap makes one code. */
export function IssueForm() {
  const [id, setId] = useState(randomId);
  const fields = useFields(empty);
  const form = useContractForm({
    fields,
    schema: createReferralCode.body,
    labels: { uses_limit: "Uses", note: "Note" },
    toBody: (typed): BodyOf<typeof createReferralCode> => ({
      id,
      role: typed.role,
      uses_limit: typed.uses_limit.trim() === "" ? Number.NaN : Number(typed.uses_limit),
      expires_on: typed.expires_on || null,
      note: textOrNull(typed.note),
    }),
    save: (body) => call(createReferralCode, { body }),
    onSaved: (_sent, { code }) => {
      readAgain(listReferralCodes);
      toast(`${inFours(code)} is issued`);
    },
    next: () => {
      setId(randomId());
      fields.change({ ...empty, role: form.values.role });
    },
  });
  const { values } = form;
  return (
    <form {...form.props} className="stack">
      <div className={classes.issue}>
        <ChoiceButtons
          legend="Role"
          options={[
            { value: "client", label: "Client" },
            { value: "walker", label: "Walker" },
          ]}
          value={values.role}
          onChange={(role) => form.set("role", role)}
        />
        <TextInput label="Uses" inputMode="numeric" autoComplete="off" {...form.text("uses_limit")} />
        <DateField
          label="Ends (optional)"
          value={values.expires_on}
          minDate={today()}
          onChange={(date) => form.set("expires_on", date)}
          error={form.problems.expires_on}
        />
        <TextInput
          label="Note (only you see it)"
          placeholder="For whom, or where it hangs"
          autoComplete="off"
          {...form.text("note")}
        />
      </div>
      {form.failure && <Failure error={form.failure} fallback="Failed to issue the code. Please try again." />}
      <div className={classes.actions}>
        <Button type="submit">{form.isSaving ? "Issuing..." : "Issue code"}</Button>
      </div>
    </form>
  );
}
