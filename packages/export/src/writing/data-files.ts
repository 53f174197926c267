import { createReadStream } from "node:fs";
import { join } from "node:path";
import { marshall, unmarshall } from "@aws-sdk/util-dynamodb";
import { csvText } from "@petcare/domain";
import type { Item } from "@petcare/storage/items";
import type { Key } from "../kinds/kind.ts";
import { kindOfKey, kinds } from "../kinds/kinds.ts";
import { dataName, itemOfLine, lineOf, textLines } from "../line.ts";
import { OutputFile, type WrittenFile } from "./output-file.ts";
import { headOf, rowOf, tables } from "./tables.ts";

/** Spreadsheets know UTF-8 by it. */
const byteOrderMark = "\ufeff";

/** The files of an export while they are written, a line an item. */
export class DataFiles {
  private readonly folder: string;
  private readonly files: ReadonlyMap<string, OutputFile>;
  /** The names of people by their ids. */
  private readonly names = new Map<string, string>();
  /** How many lines there are. */
  items = 0;

  private constructor(folder: string, files: ReadonlyMap<string, OutputFile>) {
    this.folder = folder;
    this.files = files;
  }

  static async create(folder: string): Promise<DataFiles> {
    const files = kinds.map(
      async ({ name }) => [name, await OutputFile.create(join(folder, `${name}.jsonl`))] as const,
    );
    return new DataFiles(folder, new Map(await Promise.all(files)));
  }

  async add(item: Item & Key): Promise<void> {
    const kind = kindOfKey(item);
    const file = kind && this.files.get(kind.name);
    if (!file) return;
    if (kind.name === "people") this.names.set(String(item.id), String(item.name));
    await file.write(`${lineOf(marshall(kind.exported?.(item) ?? item, { removeUndefinedValues: true }))}\n`);
    this.items += 1;
  }

  /** Ends the files, and makes tables of them. Answers all by their names in the export. */
  async close(): Promise<Map<string, WrittenFile>> {
    const written = new Map<string, WrittenFile>();
    for (const [kind, file] of this.files) written.set(dataName(kind), await file.close());
    for (const [kind, columns] of Object.entries(tables)) {
      const csv = await OutputFile.create(join(this.folder, `${kind}.csv`));
      await csv.write(byteOrderMark + csvText([columns.map(headOf)]));
      for await (const text of textLines(createReadStream(written.get(dataName(kind))?.path ?? "")))
        await csv.write(csvText([rowOf(unmarshall(itemOfLine(text)), columns, this.names)]));
      written.set(`csv/${kind}.csv`, await csv.close());
    }
    return written;
  }
}
