import { Button } from "@mantine/core";
import type { LocalDate } from "@petcare/domain";
import { lazyWithPreload } from "../../../lib/hooks/lazy-with-preload.ts";
import { useDialogInAddress } from "../../../lib/hooks/use-dialog-in-address.ts";
import { useLastDefined } from "../../../lib/hooks/use-last-defined.ts";
import { LateDialog } from "../../../ui/feedback/late-dialog.tsx";

const MilesDialog = lazyWithPreload(async () => (await import("./miles-dialog.tsx")).MilesDialog);
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
        <LateDialog opened={isOpened} onClose={close} title="Miles driven">
          <MilesDialog key={opening} today={today} opened={isOpened} onClose={close} />
        </LateDialog>
      )}
    </>
  );
}
