import { type ChainFault, chainFaults, type WeekHeader, weekFaults } from "@petcare/domain";
import { sha256 } from "@petcare/storage";
import { isWeek, type WeekPart, type WeeksHead, weekParts, weeks } from "../kinds/weeks.ts";
import type { Archive } from "../reading/archive.ts";
import { BrokenFile, type Place } from "../reading/broken-file.ts";
import { recordsIn } from "./records.ts";

const words: Record<ChainFault["what"], string> = {
  parts: "Its rows are not those that were signed",
  figures: "Its rows do not make its figures",
  hash: "It is not as it was signed",
  order: "It does not follow the week that was closed before it",
};

/** Checks that closed weeks are as they were signed, and that they follow each other. One week's rows are in memory. */
export async function checkWeeks(archive: Archive): Promise<void> {
  const headers = new Map<string, { header: WeekHeader; place: Place }>();
  let head: WeeksHead | undefined;
  for await (const { record, place } of recordsIn<WeekHeader | WeeksHead>(archive, weeks)) {
    if (isWeek(record)) headers.set(record.monday, { header: record, place });
    else head = record;
  }
  const placeOf = (monday: string | undefined) => headers.get(monday ?? "")?.place ?? { file: "data/weeks.jsonl" };
  const refuse = ([fault]: ChainFault[]) => {
    if (fault) throw new BrokenFile(placeOf(fault.monday), words[fault.what]);
  };
  const unread = new Map(headers);
  for await (const parts of partsByWeek(archive)) {
    const [{ record, place }] = parts;
    const week = headers.get(record.monday);
    if (week?.header.attempt !== record.attempt) throw new BrokenFile(place, "It is of no closed week");
    refuse(weekFaults({ header: week.header, parts: parts.map((part) => part.record.rows) }, sha256));
    unread.delete(record.monday);
  }
  for (const { header } of unread.values()) refuse(weekFaults({ header, parts: [] }, sha256));
  refuse(
    chainFaults(
      [...headers.values()].map(({ header }) => header),
      head,
    ),
  );
}

type Part = { record: WeekPart; place: Place };

/** The parts of each week together: they follow each other in the file. */
async function* partsByWeek(archive: Archive): AsyncGenerator<[Part, ...Part[]]> {
  let week: [Part, ...Part[]] | undefined;
  for await (const part of recordsIn<WeekPart>(archive, weekParts)) {
    if (week && week[0].record.monday === part.record.monday) week.push(part);
    else {
      if (week) yield week;
      week = [part];
    }
  }
  if (week) yield week;
}
