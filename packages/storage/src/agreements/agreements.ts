import { type AgreementKind, type AskedVersions, agreementKinds } from "@petcare/domain";
import * as z from "zod/mini";
import type { Author } from "../history/history-row.ts";
import { putSettings } from "../settings/put-settings.ts";
import type { Db } from "../table/client.ts";
import { byName, count, instant, itemKind, someYes, text } from "../table/item-kind.ts";
import { agreementsKey, agreementTextKey } from "../table/person-keys.ts";
import { batchGet, readItem } from "../table/query.ts";
import { sha256 } from "../table/sha256.ts";
import { putNew } from "../table/transact.ts";

const isAgreementKind = (name: string): name is AgreementKind => agreementKinds.some((kind) => kind === name);

/** A published version of a text. It never changes. */
export const agreementTextKind = itemKind({
  schema: z.strictObject({
    kind: z.enum(agreementKinds),
    version: count,
    text,
    /** Of the text in UTF-8, in hexadecimal. */
    sha256: text,
    published_at: instant,
  }),
  keysOf: ({ kind, version }) => agreementTextKey(kind, version),
});
export type AgreementText = z.infer<typeof agreementTextKind.schema>;

const kindOfAgreement = z.strictObject({
  /** The versions, from 1 on. */
  versions: z.array(z.strictObject({ sha256: text, published_at: instant })),
  /** The owner no longer requires a signature. */
  ended: someYes,
});

/** The kinds of agreements that the owner has published (docs/product/agreements.md). */
export const agreementsKind = itemKind({
  schema: z.strictObject({
    kinds: byName<AgreementKind, z.infer<typeof kindOfAgreement>>(isAgreementKind, kindOfAgreement) as z.ZodMiniType<
      Partial<Record<AgreementKind, z.infer<typeof kindOfAgreement>>>
    >,
    version: count,
  }),
  keysOf: () => agreementsKey,
});
/** Version 0: nothing is published yet. */
export type Agreements = z.infer<typeof agreementsKind.schema>;

export const readAgreements = async (db: Db): Promise<Agreements> =>
  (await readItem(db, agreementsKey, agreementsKind.read)) ?? { kinds: {}, version: 0 };

/** Lists the version to sign of each required kind. */
export const askedVersions = ({ kinds }: Agreements): AskedVersions =>
  Object.fromEntries(
    Object.entries(kinds).flatMap(([kind, { versions, ended }]) => (ended ? [] : [[kind, versions.length]])),
  );

export const readAgreementText = (db: Db, kind: AgreementKind, version: number): Promise<AgreementText | undefined> =>
  readItem(db, agreementTextKey(kind, version), agreementTextKind.read);

/** Reads the texts to sign. */
export async function readAskedTexts(db: Db, agreements: Agreements): Promise<AgreementText[]> {
  const asked = Object.entries(askedVersions(agreements)) as [AgreementKind, number][];
  const items = await batchGet(
    db,
    asked.map(([kind, version]) => agreementTextKey(kind, version)),
  );
  return items.map(agreementTextKind.read);
}

/**
 * Publishes a text as the next version of its kind, or ends the kind if `text` is null. Publishing the latest text again makes
 * no new version.
 *
 * @param before as it was read; 'refused', with nothing written, if it has changed since
 */
export async function putAgreement(
  db: Db,
  before: Agreements,
  kind: AgreementKind,
  text: string | null,
  by: Author,
): Promise<"written" | "refused"> {
  const { versions, ended } = before.kinds[kind] ?? { versions: [] };
  const published = { sha256: text === null ? "" : sha256(text), published_at: by.at };
  const isNew = text !== null && versions.at(-1)?.sha256 !== published.sha256;
  const next = isNew ? [...versions, published] : versions;
  const was = ended ? 0 : versions.length;
  const is = text === null ? 0 : next.length;
  const kinds = { ...before.kinds, [kind]: { versions: next, ...(text === null && { ended: true as const }) } };
  const item = { kind, version: next.length, text: text ?? "", ...published };
  return putSettings(
    db,
    {
      stored: before.version,
      itemOf: (version) => agreementsKind.itemOf({ kinds, version }),
      entity: "agreements",
      name: "Agreements",
      changes: was === is ? {} : { [kind]: { ...(was && { from: was }), ...(is && { to: is }) } },
    },
    by,
    isNew ? [putNew(db, agreementTextKind.itemOf(item))] : [],
  );
}
