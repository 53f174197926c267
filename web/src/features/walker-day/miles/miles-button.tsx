import { Button } from "@mantine/core";
import type { LocalDate } from "@petcare/domain";
import { Suspense } from "react";
import { late } from "../../../lib/hooks/late.tsx";
import { useDialogInAddress } from "../../../lib/hooks/use-dialog-in-address.ts";
import { useLastDefined } from "../../../lib/hooks/use-last-defined.ts";

const MilesDialog = late(async () => (await import("./miles-dialog.tsx")).MilesDialog);
const dialogs = ["miles"] as const;

/** Opens the form in which a walker types the miles of the day. ?miles=today names it. */
export function MilesButton({ today }: { today: LocalDate }) {
  const { dialog, opening, open, close } = useDialogInAddress(dialogs);
  const isOpened = dialog !== undefined;
  const wasOpened = useLastDefined(dialog?.id) !== undefined;
  return (
    <>
      <Button variant="subtle" onPointerEnter={MilesDialog.preload} onClick={() => open("miles", "today")}>
        Miles driven…
      </Button>
      {wasOpened && (
        <Suspense>
          <MilesDialog key={opening} today={today} opened={isOpened} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
