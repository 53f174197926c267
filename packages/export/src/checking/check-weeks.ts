import { isIntact, type WeekHeader } from "@petcare/domain";
import { sha256 } from "@petcare/storage";
import { unpackRows } from "@petcare/storage/items";
import { type WeekRows, weekRows, weeks } from "../kinds/kinds.ts";
import type { Archive } from "../reading/archive.ts";
import { BrokenFile } from "../reading/broken-file.ts";
import { type Found, recordsIn } from "./records.ts";
import { must } from "./world.ts";

/** Checks that closed weeks are as they were signed. One week's rows are in memory. */
export async function checkWeeks(archive: Archive): Promise<void> {
  const signed = new Map<string, Found<WeekHeader>>();
  for await (const week of recordsIn<WeekHeader>(archive, weeks)) signed.set(week.record.monday, week);
  for await (const { record, place } of recordsIn<WeekRows>(archive, weekRows)) {
    const week = signed.get(record.monday);
    if (!week) throw new BrokenFile(place, "It is of no closed week");
    must(isIntact(week.record, unpackRows(record.rows), sha256), week.place, "It is not as it was signed");
    signed.delete(record.monday);
  }
  for (const { place } of signed.values()) throw new BrokenFile(place, "Its rows are missing");
}
