import type { HistoryRow } from "@petcare/storage";
import { history, unfinishedWork } from "../kinds/records.ts";
import type { Archive } from "../reading/archive.ts";
import { recordsIn } from "./records.ts";
import { must, type World } from "./world.ts";

/** Checks that a record of version n has n rows. It holds for people, codes, prices, invoices and pay runs. */
export async function checkHistory(archive: Archive, { versions }: World): Promise<void> {
  const reached = new Map<string, number>();
  for await (const { record, place } of recordsIn<HistoryRow>(archive, history)) {
    const of = `${record.entity} ${record.entity_id}`;
    if (record.beside || !versions.has(of)) continue;
    const version = (reached.get(of) ?? 0) + 1;
    must(record.version === version, place, `It tells version ${record.version} after ${version - 1}`);
    reached.set(of, version);
  }
  for (const [of, { version, place }] of versions) {
    const told = reached.get(of) ?? 0;
    must(told === version, place, `It has version ${version}, and its history tells ${told}`);
  }
  for await (const _ of recordsIn(archive, unfinishedWork));
}
