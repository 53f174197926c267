import type { LocalDate } from "@petcare/domain";
import type { HistoryRow } from "@petcare/storage";
import { visitEvents } from "@petcare/storage";
import { history, unfinishedWork, visits } from "../kinds/kinds.ts";
import { inOrder } from "../line.ts";
import type { Archive } from "../reading/archive.ts";
import { byPartition } from "./by-partition.ts";
import { recordsIn, versionsIn } from "./records.ts";
import { must, type World } from "./world.ts";

/**
 * Checks that a record of version n has n rows: people, codes, prices, invoices and pay runs. The versions of a visit that
 * its own rows and those of its series tell follow each other up to its own; those before are its schedule's.
 */
export async function checkHistory(archive: Archive, world: World): Promise<void> {
  const reached = new Map<string, number>();
  const ofVisits = byPartition(versionsIn(archive, visits));
  let stored = await ofVisits.next();
  for await (const rows of byPartition(recordsIn<HistoryRow>(archive, history))) {
    for (const { record, place } of rows) {
      const of = `${record.entity} ${record.entity_id}`;
      if (record.beside || !world.versions.has(of)) continue;
      const version = (reached.get(of) ?? 0) + 1;
      must(record.version === version, place, `It tells version ${record.version} after ${version - 1}`);
      reached.set(of, version);
    }
    const [{ key }] = rows;
    while (!stored.done && inOrder(stored.value[0].key, { ...key, sk: stored.value[0].key.sk }) < 0) {
      stored = await ofVisits.next();
    }
    if (stored.done || stored.value[0].key.pk !== key.pk) continue;
    const told = visitEvents(rows.map(({ record }) => record));
    for (const visit of stored.value) {
      const made = (told.get(visit.key.sk.slice("VISIT#".length) as LocalDate) ?? []).filter(({ beside }) => !beside);
      const versions = [...new Set(made.map(({ version }) => version))];
      const follow = versions.every((version, index) => version === visit.version - versions.length + 1 + index);
      must(follow, visit.place, `It has version ${visit.version}, and its history tells ${versions.join(", ")}`);
    }
  }
  for (const [of, { version, place }] of world.versions) {
    const told = reached.get(of) ?? 0;
    must(told === version, place, `It has version ${version}, and its history tells ${told}`);
  }
  for await (const _ of recordsIn(archive, unfinishedWork));
}
