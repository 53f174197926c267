import { Button } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import classes from "./danger-zone.module.css";
import { DeleteAccountDialog } from "./delete-account-dialog.tsx";
import { Section } from "./section.tsx";

/** Deleting one's own account, which the owner cannot. */
export function DangerZone() {
  const [opened, dialog] = useDisclosure(false);
  return (
    <Section title="Danger zone" about="Deleting your account is for good." tone="danger">
      <Button variant="outline" className={classes.open} onClick={dialog.open}>
        Delete account
      </Button>
      <DeleteAccountDialog opened={opened} onClose={dialog.close} />
    </Section>
  );
}
