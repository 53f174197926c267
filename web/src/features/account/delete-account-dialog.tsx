import { Button, TextInput } from "@mantine/core";
import { deleteMe } from "@petcare/contract";
import { call } from "../../lib/api/api.ts";
import { signOut } from "../../lib/session/session.ts";
import { DangerButton } from "../../ui/feedback/danger-button.tsx";
import { Dialog } from "../../ui/feedback/dialog.tsx";
import { Notice } from "../../ui/feedback/notice.tsx";
import { PasswordField } from "../../ui/form/password-field.tsx";
import classes from "./danger-zone.module.css";
import { confirmingWord, deletionProblems, emptyDeletion } from "./deletion-form.ts";
import { useSettingsForm } from "./use-settings-form.ts";

/** Says what deleting does, and asks for the password and a typed word. */
export function DeleteAccountDialog({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const form = useSettingsForm({
    stored: emptyDeletion,
    problemsOf: deletionProblems,
    save: ({ password }) => call(deleteMe, { body: { password } }),
    onSaved: () => signOut("/"),
    failed: "Failed to delete account",
  });

  // No password stays behind in a closed form.
  const close = () => {
    form.clear();
    onClose();
  };

  return (
    <Dialog
      opened={opened}
      onClose={close}
      title="Delete your account?"
      keepOnOutsideClick
      problem={form.failure && <Notice tone="danger">{form.failure}</Notice>}
      footer={
        <>
          <Button variant="default" onClick={close}>
            Keep my account
          </Button>
          <DangerButton type="submit" form={form.id}>
            {form.isSaving ? "Deleting..." : "Delete account"}
          </DangerButton>
        </>
      }
    >
      <form id={form.id} noValidate onSubmit={form.submit} className={classes.form} aria-busy={form.isSaving}>
        <p>This cannot be undone:</p>
        <ul className={classes.consequences}>
          <li>Your future visits are cancelled.</li>
          <li>You can no longer sign in, here or on any other device.</li>
          <li>Your personal data is removed: your email and all of your profile.</li>
          <li>Completed visits and invoices stay for the books, without your name.</li>
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
      </form>
    </Dialog>
  );
}
