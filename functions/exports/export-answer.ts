import { business } from "@petcare/business";
import type { AnswerOf, listExports } from "@petcare/contract";
import { localDateOf } from "@petcare/domain";
import { readUsers, type TableExport } from "@petcare/storage";
import { environment, runtime } from "../shared/runtime.ts";
import { exportFileKey } from "../shared/s3/export-file.ts";
import { linkToObject } from "../shared/s3/get-object.ts";

type Answer = AnswerOf<typeof listExports>[number];

/** In seconds: long enough to click, too short to pass on. */
const linkValidFor = 900;

/** Makes the answers of exports, with links to those that are done. */
export async function exportAnswers(exports: readonly TableExport[]): Promise<Answer[]> {
  const people = await readUsers(
    runtime.db,
    exports.map(({ by }) => by),
  );
  return Promise.all(
    exports.map(async (one) => ({
      id: one.id,
      at: new Date(one.at).toISOString(),
      by: { id: one.by, name: people.get(one.by)?.name ?? null },
      status: one.status,
      records: one.items,
      bytes: one.bytes ?? null,
      fault: one.fault ?? null,
      until: new Date(one.expires_at * 1000).toISOString(),
      link: one.status === "done" ? await linkOf(one) : null,
    })),
  );
}

const linkOf = ({ id, at }: TableExport) =>
  linkToObject(environment("EXPORT_BUCKET"), exportFileKey(id), {
    name: `export-${localDateOf(at, business.timeZone)}.zip`,
    validFor: linkValidFor,
  });
