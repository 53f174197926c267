import "../../../ui/theme/select-styles.ts";
import { NativeSelect } from "@mantine/core";
import { useWalkers } from "../../../lib/api/people.ts";
import { ClientDialog } from "./client-dialog.tsx";
import type { PartDialogProps } from "./part-dialog-props.ts";
import { teamOptions } from "./team-options.ts";

/** Who is suggested when a walk is booked for a client. */
export function WalkerDialog({ client, ...shown }: PartDialogProps) {
  const stored = client.preferred_walker_id ?? "";
  const team = useWalkers();
  return (
    <ClientDialog
      {...shown}
      client={client}
      title="Preferred walker"
      saved="Preferred walker saved"
      stored={{ preferred_walker_id: stored }}
      names={{ preferred_walker_id: "Preferred walker" }}
      toChange={({ preferred_walker_id }) => ({ preferred_walker_id: preferred_walker_id || null })}
    >
      {(form) => (
        <NativeSelect
          label="Preferred walker"
          data={[{ value: "", label: "None" }, ...teamOptions(team, stored)]}
          {...form.text("preferred_walker_id")}
        />
      )}
    </ClientDialog>
  );
}
