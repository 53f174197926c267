import { Box, Button } from "@mantine/core";
import { listMyAgreements } from "@petcare/contract";
import { agreementNames } from "@petcare/domain";
import type { ComponentType, ReactNode } from "react";
import { useRead } from "../../lib/api/use-read.ts";
import { formatDollars } from "../../lib/format/dollars.ts";
import { fullDay } from "../../lib/format/time.ts";
import { useDialogInAddress } from "../../lib/hooks/use-dialog-in-address.ts";
import { type MyAgreement, SignDialog } from "./dialogs.tsx";

interface SignedSectionProps {
  /** Draws a section of the settings. */
  Frame: ComponentType<{ title: string; about: string; children: ReactNode }>;
}

/** The client's agreements in the settings, to read and to sign again. Draws nothing without one. */
export function SignedSection({ Frame }: SignedSectionProps) {
  const { data = [] } = useRead(listMyAgreements);
  const { last, shown, opening, open } = useDialogInAddress(["sign"]);
  const opened = data.find(({ kind }) => kind === last?.id);
  if (data.length === 0) return null;
  return (
    <Frame title="Agreements" about="What you are asked to sign, and what you have signed.">
      <ul className="lined rows">
        {data.map((mine) => (
          <li key={mine.kind}>
            <Box flex="1 1 160px">
              <b>{agreementNames[mine.kind]}</b>
              <p className="quiet">{stateOf(mine)}</p>
            </Box>
            <Button variant={mine.to_sign ? "filled" : "light"} onClick={() => open("sign", mine.kind)}>
              {mine.to_sign ? "Read and sign" : "Read"}
              <span className="visually-hidden"> {agreementNames[mine.kind]}</span>
            </Button>
          </li>
        ))}
      </ul>
      {opened && <SignDialog key={opening} mine={opened} {...shown} />}
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
