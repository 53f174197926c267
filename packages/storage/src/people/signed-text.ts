import type { AgreementKind, VetLimit } from "@petcare/domain";
import * as z from "zod/mini";
import { amount, byName, count, day, objectOf, someYes, text } from "../table/fields.ts";

/** The text that a client has signed, as their record and the signature have it. */
export const signedText = z.strictObject({
  version: count,
  name: text,
  limits: z.optional(z.array(objectOf<VetLimit>({ pet: text, cents: amount }))),
  refused: someYes,
  on_paper: z.optional(day),
});
type Stored = z.infer<typeof signedText>;

/** The latest of each kind. */
export const signedKinds = byName<AgreementKind, Stored>(() => true, signedText) as z.ZodMiniType<
  Partial<Record<AgreementKind, Stored>>
>;

type SignedKinds = z.infer<typeof signedKinds>;

/** The signatures of two records that become one: of each kind the later version, and that of the kept one before the other. */
export function signedOfBoth(kept: SignedKinds | undefined, other: SignedKinds | undefined): SignedKinds | undefined {
  const later = Object.entries(other ?? {}).filter(
    ([kind, { version }]) => version > (kept?.[kind as AgreementKind]?.version ?? 0),
  );
  return later.length > 0 ? { ...kept, ...Object.fromEntries(later) } : kept;
}
