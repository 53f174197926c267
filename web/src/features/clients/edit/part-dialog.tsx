import type { ComponentType } from "react";
import { AboutDialog } from "./about-dialog.tsx";
import { AccessDialog } from "./access-dialog.tsx";
import { ClientReprice } from "./client-reprice.tsx";
import { ContactDialog } from "./contact-dialog.tsx";
import { KeyDialog } from "./key-dialog.tsx";
import { MergeDialog } from "./merge-dialog.tsx";
import { NotesDialog } from "./notes-dialog.tsx";
import type { PartDialogProps } from "./part-dialog-props.ts";
import { PetDialog } from "./pet-dialog.tsx";
import { RatesDialog } from "./rates-dialog.tsx";
import { WalkerDialog } from "./walker-dialog.tsx";

const parts: Record<string, ComponentType<PartDialogProps>> = {
  about: AboutDialog,
  access: AccessDialog,
  contact: ContactDialog,
  walker: WalkerDialog,
  notes: NotesDialog,
  rates: RatesDialog,
};

/**
 * The dialog that ?change=… in the address names: 'about', 'pet-0', 'key-<id>', 'key-<id>~<walker who gets it>',
 * 'merge-<the other record>', 'reprice-<service>:<old>:<new>'.
 */
export function PartDialog({ part, ...shown }: PartDialogProps & { part: string }) {
  const [kind = "", rest = ""] = part.split(/-(.*)/s);
  if (kind === "pet") return <PetDialog at={Number.parseInt(rest, 10) || 0} {...shown} />;
  if (kind === "key") {
    const [keyId = "", giveTo] = rest.split("~");
    return <KeyDialog keyId={keyId} giveTo={giveTo} {...shown} />;
  }
  if (kind === "merge") return <MergeDialog otherId={rest} {...shown} />;
  if (kind === "reprice") return <ClientReprice text={rest} {...shown} />;
  const Dialog = parts[part];
  return Dialog && <Dialog {...shown} />;
}
