import { Button, TextInput } from "@mantine/core";
import { myBalance, type Role } from "@petcare/contract";
import { deleteMe } from "@petcare/contract/schemas";
import { useEffect, useEffectEvent } from "react";
import { call } from "../../lib/api/api.ts";
import { useRead } from "../../lib/api/use-read.ts";
import { formatDollars } from "../../lib/format/dollars.ts";
import { useDialogInAddress } from "../../lib/hooks/use-dialog-in-address.ts";
import { signOut } from "../../lib/session/session.ts";
import type { Shown } from "../../ui/feedback/dialog.tsx";
import { FormDialog } from "../../ui/feedback/form-dialog.tsx";
import { useEdits } from "../../ui/form/fields.ts";
import type { Problems } from "../../ui/form/form-rules.ts";
import { PasswordField } from "../../ui/form/password-field.tsx";
import { useContractForm } from "../../ui/form/use-contract-form.ts";
import classes from "./screen.module.css";
import { Section } from "./section.tsx";

const dialogs = ["delete"] as const;

const confirmingWord = "DELETE";

/** The effect on the person's visits. The owner's account cannot be deleted. */
const visitWords: Partial<Record<Role, string>> = {
  client: "Your future visits are cancelled. Others of your household can no longer sign in either.",
  walker: "Your open visits go back to the office, which finds another walker.",
};

/** Deletes a person's own account. */
export function DangerZone({ area, isMember }: { area: Role; isMember: boolean }) {
  const { open, shown } = useDialogInAddress(dialogs);
  return (
    <Section title="Danger zone" about="Deleting your account is for good." tone="danger">
      <Button variant="outline" className={classes.open} onClick={() => open("delete", "account")}>
        Delete account
      </Button>
      <DeleteAccountDialog area={area} isMember={isMember} {...shown} />
    </Section>
  );
}

interface DeleteAccountDialogProps extends Shown {
  area: Role;
  /** Whether the person is a member of another client's household, whose visits and invoices stay. */
  isMember: boolean;
}

/** Explains the consequences, and asks for the password and a typed word. */
function DeleteAccountDialog({ area, isMember, ...shown }: DeleteAccountDialogProps) {
  const form = useContractForm({
    fields: useEdits({ password: "", confirmation: "" }),
    schema: deleteMe.body,
    labels: { password: "Password" },
    toBody: ({ password }) => ({ password }),
    // Phones change the case.
    check: ({ confirmation }): Problems =>
      confirmation.trim().toUpperCase() === confirmingWord ? {} : { confirmation: `Type ${confirmingWord} to confirm` },
    save: (body) => call(deleteMe, { body }),
    onSaved: () => signOut("/"),
  });

  const forget = useEffectEvent(form.clear);
  // A closed form must not hold a password, also when Back closes it.
  useEffect(() => {
    if (!shown.opened) forget();
  }, [shown.opened]);

  return (
    <FormDialog
      form={form}
      {...shown}
      title="Delete your account?"
      action="Delete account"
      underWay="Deleting..."
      keep="Keep my account"
      failed="Failed to delete account"
      isDanger
    >
      <p>This cannot be undone:</p>
      <ul className="bullets">
        <li>{isMember ? "The household’s visits and invoices stay." : visitWords[area]}</li>
        <li>You can no longer sign in, here or on any other device.</li>
        <li>Your personal data is removed: your email and all of your profile.</li>
        {!isMember && <li>Completed visits stay for the books, without your name.</li>}
        {area === "client" && !isMember && <InvoicesStay />}
      </ul>
      <PasswordField
        label="Password"
        name="password"
        autoComplete="current-password"
        data-autofocus
        {...form.text("password")}
      />
      <TextInput
        label={`Type ${confirmingWord} to confirm`}
        name="confirmation"
        autoComplete="off"
        autoCapitalize="characters"
        autoCorrect="off"
        spellCheck={false}
        required
        withAsterisk={false}
        {...form.text("confirmation")}
      />
    </FormDialog>
  );
}

/** Says that the invoices stay, and what is still to be paid. */
function InvoicesStay() {
  const outstanding = useRead(myBalance).data?.outstanding ?? 0;
  return (
    <li>
      Your invoices stay with your name, and lose your address.
      {outstanding > 0 && ` ${formatDollars(outstanding)} is still to be paid.`}
    </li>
  );
}
