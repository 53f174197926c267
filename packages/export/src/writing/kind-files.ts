import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { unmarshall } from "@aws-sdk/util-dynamodb";
import { csvText } from "@petcare/domain";
import { kinds } from "../kinds/kinds.ts";
import { dataName, inPart } from "../line.ts";
import { OutputFile, type WrittenFile } from "./output-file.ts";
import type { Spread, SpreadLine } from "./spread.ts";
import { tables } from "./tables.ts";

/** The file of an export by its name in it. */
export type Files = Map<string, WrittenFile>;

const csvName = (kind: string) => `csv/${kind}.csv`;

/** Spreadsheets know UTF-8 by it. */
const byteOrderMark = "\ufeff";

/** Sorts each part, and writes its lines to the files of their kinds. The files of the parts are removed. */
export async function writeKindFiles(folder: string, { files, names }: Spread): Promise<Files> {
  const data = await filesFor(
    folder,
    kinds.map(({ name }) => name),
    "jsonl",
  );
  const csv = await filesFor(folder, [...tables.keys()], "csv");
  for (const [kind, { columns }] of tables) {
    await csv.get(kind)?.write(byteOrderMark + csvText([columns]));
  }
  for (const part of files) {
    for (const [, , kind, line] of await sortedPart(part)) {
      await data.get(kind)?.write(`${line}\n`);
      const table = tables.get(kind);
      if (table) await csv.get(kind)?.write(csvText([table.rowOf(unmarshall(JSON.parse(line)), names)]));
    }
    await rm(part);
  }
  return new Map([...(await closed(data, dataName)), ...(await closed(csv, csvName))]);
}

const filesFor = async (folder: string, names: string[], ending: string) =>
  new Map(
    await Promise.all(
      names.map(async (name) => [name, await OutputFile.create(join(folder, `${name}.${ending}`))] as const),
    ),
  );

const closed = (files: Map<string, OutputFile>, nameOf: (kind: string) => string) =>
  Promise.all([...files].map(async ([kind, file]) => [nameOf(kind), await file.close()] as const));

async function sortedPart(path: string): Promise<SpreadLine[]> {
  const lines = (await readFile(path, "utf8")).split("\n").slice(0, -1);
  const items = lines.map((line): SpreadLine => JSON.parse(line));
  return items.sort(([aPk, aSk], [bPk, bSk]) => inPart({ pk: aPk, sk: aSk }, { pk: bPk, sk: bSk }));
}
