import { Button } from "@mantine/core";
import { listMyAgreements } from "@petcare/contract";
import { agreementNames } from "@petcare/domain";
import { Suspense } from "react";
import { useRead } from "../../lib/api/use-read.ts";
import { late } from "../../lib/hooks/late.tsx";
import { useDialogInAddress } from "../../lib/hooks/use-dialog-in-address.ts";
import { useLastDefined } from "../../lib/hooks/use-last-defined.ts";
import classes from "./signing.module.css";

const SignDialog = late(async () => (await import("./sign-dialog.tsx")).SignDialog);
const dialogs = ["sign"] as const;

/** The agreements that the client is asked to sign, each with its dialog at ?sign=. Draws nothing if there is none. */
export function ToSign() {
  const { data = [], isLoading, failureCount } = useRead(listMyAgreements);
  const { dialog, opening, open, closeOpening } = useDialogInAddress(dialogs);
  const asked = data.filter(({ to_sign }) => to_sign);
  const requested = useLastDefined(dialog?.id);
  const last = data.find(({ kind }) => kind === requested);
  const shown = { opened: dialog !== undefined, onClose: () => closeOpening(opening) };
  return (
    <>
      {isLoading && failureCount === 0 && <span className={classes.awaited} />}
      {asked.length > 0 && (
        <section className={classes.ask} aria-labelledby="to-sign">
          <h2 id="to-sign">Please read and sign</h2>
          <div className="flow gap-8">
            {asked.map(({ kind }) => (
              <Button key={kind} onClick={() => open("sign", kind)} onPointerEnter={SignDialog.preload}>
                {agreementNames[kind]}
              </Button>
            ))}
          </div>
        </section>
      )}
      {last && (
        <Suspense>
          <SignDialog key={opening} mine={last} {...shown} />
        </Suspense>
      )}
    </>
  );
}
