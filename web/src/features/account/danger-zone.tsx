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
import type { FormRules, Problems } from "../../ui/form/form-rules.ts";
import { PasswordField } from "../../ui/form/password-field.tsx";
import { useContractForm } from "../../ui/form/use-contract-form.ts";
import classes from "./screen.module.css";
import { Section } from "./section.tsx";

const dialogs = ["delete"] as const;

/** Deletes a person's own account. The owner's cannot be deleted. */
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
  /** Whether the visits and invoices are those of somebody else's household, and stay. */
  isMember: boolean;
}

/** Says what deleting does, and asks for the password and a typed word. */
function DeleteAccountDialog({ area, isMember, opened, onClose }: DeleteAccountDialogProps) {
  const form = useContractForm({
    ...deletionRules,
    fields: useEdits(emptyDeletion),
    save: (body) => call(deleteMe, { body }),
    onSaved: () => signOut("/"),
  });

  const forget = useEffectEvent(form.clear);
  // A closed form must not hold a password. Back closes it too.
  useEffect(() => {
    if (!opened) forget();
  }, [opened]);

  return (
    <FormDialog
      form={form}
      opened={opened}
      onClose={onClose}
      title="Delete your account?"
      action="Delete account"
      underWay="Deleting..."
      keep="Keep my account"
      failed="Failed to delete account"
      isDanger
    >
      <p>This cannot be undone:</p>
      <ul className={classes.consequences}>
        <li>
          {isMember
            ? "The household’s visits and invoices stay."
            : area === "client"
              ? "Your future visits are cancelled. Others of your household can no longer sign in either."
              : "Your open visits go back to the office, which finds another walker."}
        </li>
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

/** Tells what becomes of the invoices of a client who deletes their account, and what is still to be paid of them. */
function InvoicesStay() {
  const outstanding = useRead(myBalance).data?.outstanding ?? 0;
  return (
    <li>
      Your invoices stay with your name, and lose your address.
      {outstanding > 0 && ` ${formatDollars(outstanding)} is still to be paid.`}
    </li>
  );
}

interface DeletionForm {
  password: string;
  /** The word below, typed. */
  confirmation: string;
}

/** Typed to confirm. Small letters count too, because phones change the case. */
const confirmingWord = "DELETE";

const emptyDeletion: DeletionForm = { password: "", confirmation: "" };

const deletionRules = {
  schema: deleteMe.body,
  labels: { password: "Password" },
  toBody: ({ password }: DeletionForm) => ({ password }),
  check: ({ confirmation }: DeletionForm): Problems =>
    confirmation.trim().toUpperCase() === confirmingWord ? {} : { confirmation: `Type ${confirmingWord} to confirm` },
} satisfies FormRules<DeletionForm, unknown>;
