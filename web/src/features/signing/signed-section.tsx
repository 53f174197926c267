import { Button } from "@mantine/core";
import { listMyAgreements } from "@petcare/contract";
import { agreementNames } from "@petcare/domain";
import type { ComponentType, ReactNode } from "react";
import { useRead } from "../../lib/api/use-read.ts";
import { formatDollars } from "../../lib/format/dollars.ts";
import { fullDay } from "../../lib/format/time.ts";
import { useDialogInAddress } from "../../lib/hooks/use-dialog-in-address.ts";
import { useLastDefined } from "../../lib/hooks/use-last-defined.ts";
import { type MyAgreement, SignDialog } from "./sign-dialog.tsx";
import classes from "./signing.module.css";

const dialogs = ["sign"] as const;

/** A section of the settings. */
type Frame = ComponentType<{ title: string; about: string; children: ReactNode }>;

/** The client's agreements in their settings, to be read and signed anew. Draws nothing if there is none. */
export function SignedSection({ Frame }: { Frame: Frame }) {
  const { data = [] } = useRead(listMyAgreements);
  const { dialog, opening, open, closeOpening } = useDialogInAddress(dialogs);
  const requested = useLastDefined(dialog?.id);
  const last = data.find(({ kind }) => kind === requested);
  if (data.length === 0) return null;
  return (
    <Frame title="Agreements" about="What you are asked to sign, and what you have signed.">
      <ul className={classes.signed}>
        {data.map((mine) => (
          <li key={mine.kind}>
            <div>
              <b>{agreementNames[mine.kind]}</b>
              <p className="quiet">{stateOf(mine)}</p>
            </div>
            <Button variant={mine.to_sign ? "filled" : "light"} onClick={() => open("sign", mine.kind)}>
              {mine.to_sign ? "Read and sign" : "Read"}
              <span className="visually-hidden"> {agreementNames[mine.kind]}</span>
            </Button>
          </li>
        ))}
      </ul>
      {last && (
        <SignDialog key={opening} mine={last} opened={dialog !== undefined} onClose={() => closeOpening(opening)} />
      )}
    </Frame>
  );
}

function stateOf({ signed, to_sign }: MyAgreement): string {
  if (!signed) return "Not signed";
  const limits = signed.limits.map(({ pet, limit }) => `${pet} up to ${formatDollars(limit)}`).join(", ");
  const as = signed.on_paper ? `on paper on ${fullDay(signed.on_paper)}` : `as ${signed.name}`;
  const said = `${signed.refused ? "You said no" : "Signed"} ${as}, version ${signed.version}`;
  return `${said}${limits && `: ${limits}`}${to_sign ? ". To be signed again" : ""}`;
}
