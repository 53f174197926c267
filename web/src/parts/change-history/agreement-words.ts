import { type AgreementKind, agreementNames, type SignedText } from "@petcare/domain";
import { fullDay } from "../../lib/format/time.ts";
import type { FieldChange } from "./field-words.ts";

const nameOf = (kind: string) => agreementNames[kind as AgreementKind] ?? kind;

/** 'published version 2 of Key release', 'ended Vet release'. */
export function agreementsText(changes: readonly FieldChange[]): string | undefined {
  const [change] = changes;
  if (!change) return undefined;
  const name = nameOf(change.field);
  return change.to === null ? `ended ${name}` : `published version ${change.to} of ${name}`;
}

/** 'signed version 2 of Key release as “Ann Lee”', 'said no to version 1 of Photo release as “Ann Lee”'. */
export function signedText(changes: readonly FieldChange[]): string | undefined {
  const change = changes.find(({ field }) => field.startsWith("signed."));
  const signed = change?.to as SignedText | null | undefined;
  if (!change) return undefined;
  const name = nameOf(change.field.slice("signed.".length));
  if (change.to === null) return `took back that ${name} was signed on paper`;
  if (!signed?.version) return undefined;
  if (signed.on_paper) return `noted that ${name} was signed on paper on ${fullDay(signed.on_paper)}`;
  const what = `version ${signed.version} of ${name} as “${signed.name}”`;
  return signed.refused ? `said no to ${what}` : `signed ${what}`;
}
