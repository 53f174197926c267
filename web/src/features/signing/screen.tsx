import { Button } from "@mantine/core";
import { listMyAgreements } from "@petcare/contract";
import { agreementNames } from "@petcare/domain";
import { Suspense } from "react";
import { useRead } from "../../lib/api/use-read.ts";
import { late } from "../../lib/hooks/late.tsx";
import { useDialogInAddress } from "../../lib/hooks/use-dialog-in-address.ts";
import classes from "./screen.module.css";

const SignDialog = late(async () => (await import("./dialogs.tsx")).SignDialog);

/** The agreements that the client is asked to sign, each with its dialog at ?sign=. Draws nothing without one. */
export function ToSign() {
  const { data = [], isLoading, failureCount } = useRead(listMyAgreements);
  const { last, shown, opening, open } = useDialogInAddress(["sign"]);
  const asked = data.filter(({ to_sign }) => to_sign);
  const mine = data.find(({ kind }) => kind === last?.id);
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
      {mine && (
        <Suspense>
          <SignDialog key={opening} mine={mine} {...shown} />
        </Suspense>
      )}
    </>
  );
}
