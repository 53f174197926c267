import { getAgreementText } from "@petcare/contract";
import { type AgreementKind, agreementNames } from "@petcare/domain";
import { useRead } from "../../lib/api/use-read.ts";
import { Dialog } from "../../ui/feedback/dialog.tsx";
import { Loaded } from "../../ui/feedback/states.tsx";
import classes from "./agreements.module.css";

interface TextDialogProps {
  kind: AgreementKind;
  version: string;
  opened: boolean;
  onClose: () => void;
}

/** A version of a text as it was published. */
export function TextDialog({ kind, version, ...shown }: TextDialogProps) {
  const query = useRead(getAgreementText, { params: { kind, version } });
  return (
    <Dialog {...shown} title={`${agreementNames[kind]}, version ${version}`} width={680}>
      <Loaded query={query} failed="The text could not be loaded. Please try again.">
        {({ text, sha256 }) => (
          <div className="stack">
            <p className={classes.text}>{text}</p>
            <p className="quiet">
              SHA-256 {sha256.slice(0, 32)} {sha256.slice(32)}
            </p>
          </div>
        )}
      </Loaded>
    </Dialog>
  );
}
