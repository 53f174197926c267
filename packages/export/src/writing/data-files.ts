import { createReadStream } from "node:fs";
import { join } from "node:path";
import { marshall, unmarshall } from "@aws-sdk/util-dynamodb";
import { csvText } from "@petcare/domain";
import type { Item } from "@petcare/storage/items";
import type { Key } from "../kinds/kind.ts";
import { kindOfKey, kinds } from "../kinds/kinds.ts";
import { dataName, itemOfLine, lineOf, textLines } from "../line.ts";
import { OutputFile, type WrittenFile } from "./output-file.ts";
import { type Table, tables } from "./tables.ts";

/** Spreadsheets know UTF-8 by it. */
const byteOrderMark = "\ufeff";

/** The files of an export while they are written, a line an item. A later line of a key replaces an earlier one. */
export class DataFiles {
  private readonly folder: string;
  private readonly files: ReadonlyMap<string, OutputFile>;
  /** The names of people by their ids. */
  private readonly names = new Map<string, string>();
  /** By key, of what was read again: which line of its file is the last one. */
  private readonly lastLines = new Map<string, number>();

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

  /** How many lines there are. */
  get items(): number {
    return [...this.files.values()].reduce((sum, { texts }) => sum + texts, 0);
  }

  async add(item: Item, { isAgain = false } = {}): Promise<void> {
    const key = item as unknown as Key;
    const kind = kindOfKey(key);
    const file = kind && this.files.get(kind.name);
    const exported = kind?.exported ? kind.exported(item) : item;
    if (!file || !exported) return;
    if (kind.name === "people") this.names.set(String(item.id), String(item.name));
    await file.write(`${lineOf(marshall(exported, { removeUndefinedValues: true }))}\n`);
    if (isAgain) this.lastLines.set(textOf(key), file.texts);
  }

  /** Ends the files, and makes tables of them. Answers all by their names in the export. */
  async close(): Promise<Map<string, WrittenFile>> {
    const written = new Map<string, WrittenFile>();
    for (const [kind, file] of this.files) written.set(dataName(kind), await file.close());
    for (const [kind, table] of tables) {
      const { path } = written.get(dataName(kind)) ?? {};
      if (path) written.set(`csv/${kind}.csv`, await this.writeTable(kind, path, table));
    }
    return written;
  }

  private async writeTable(kind: string, path: string, { columns, rowOf }: Table): Promise<WrittenFile> {
    const csv = await OutputFile.create(join(this.folder, `${kind}.csv`));
    await csv.write(byteOrderMark + csvText([columns]));
    let line = 0;
    for await (const text of textLines(createReadStream(path))) {
      line += 1;
      const item = unmarshall(itemOfLine(text)) as Item & Key;
      const isReplaced = (this.lastLines.get(textOf(item)) ?? line) !== line;
      if (!isReplaced) await csv.write(csvText([rowOf(item, this.names)]));
    }
    return csv.close();
  }
}

const textOf = ({ pk, sk }: Key) => `${pk} ${sk}`;
