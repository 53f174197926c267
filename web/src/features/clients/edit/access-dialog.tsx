import { Skeleton, Textarea, TextInput } from "@mantine/core";
import { showClientCodes } from "@petcare/contract";
import { useEffect, useState } from "react";
import { call } from "../../../lib/api/api.ts";
import type { Codes } from "../../../lib/api/use-codes.ts";
import { useSend } from "../../../lib/api/use-send.ts";
import { Dialog } from "../../../ui/feedback/dialog.tsx";
import { Failure } from "../../../ui/feedback/failure.tsx";
import { textOrNull } from "../../../ui/form/typed-text.ts";
import { ClientDialog } from "./client-dialog.tsx";
import type { PartDialogProps } from "./part-dialog-props.ts";

/** How to get into a home. Opening it reads the codes, which is kept as any reading of them. */
export function AccessDialog({ client, ...shown }: PartDialogProps) {
  const [codes, setCodes] = useState<Codes>();
  const reading = useSend<Codes, void>({
    mutationFn: () => call(showClientCodes, { params: { id: client.id } }),
    here: { onSuccess: setCodes },
  });
  const { send } = reading;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the codes are read once, when the dialog opens.
  useEffect(() => send(), []);
  if (!codes) {
    return (
      <Dialog {...shown} title="Edit access">
        {reading.error ? (
          <Failure error={reading.error} fallback="Failed to show the codes" />
        ) : (
          <Skeleton height={280} />
        )}
      </Dialog>
    );
  }
  return (
    <ClientDialog
      {...shown}
      client={client}
      title="Edit access"
      saved="Access saved"
      stored={{
        garage_code: codes.garage_code ?? "",
        lockbox: codes.lockbox ?? "",
        alarm: codes.alarm ?? "",
        parking: client.parking ?? "",
      }}
      names={{ garage_code: "Garage code", lockbox: "Lockbox", alarm: "Alarm", parking: "Parking" }}
      toChange={({ garage_code, lockbox, alarm, parking }) => ({
        garage_code: textOrNull(garage_code),
        access: { lockbox: textOrNull(lockbox), alarm: textOrNull(alarm), parking: textOrNull(parking) },
      })}
    >
      {(form) => (
        <>
          <TextInput label="Garage code" autoComplete="off" {...form.text("garage_code")} />
          <TextInput
            label="Lockbox"
            description="The code, and where it is"
            autoComplete="off"
            {...form.text("lockbox")}
          />
          <TextInput
            label="Alarm"
            description="The code, and what to press"
            autoComplete="off"
            {...form.text("alarm")}
          />
          <Textarea label="Parking" autosize minRows={1} maxRows={4} {...form.text("parking")} />
        </>
      )}
    </ClientDialog>
  );
}
