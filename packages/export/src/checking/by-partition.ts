import type { Key } from "../kinds/kind.ts";

/** What follows each other in a file under one partition, together. One partition is in memory. */
export async function* byPartition<Line extends { key: Key }>(
  lines: AsyncIterable<Line>,
): AsyncGenerator<[Line, ...Line[]], undefined> {
  let group: [Line, ...Line[]] | undefined;
  for await (const line of lines) {
    if (group && group[0].key.pk === line.key.pk) group.push(line);
    else {
      if (group) yield group;
      group = [line];
    }
  }
  if (group) yield group;
}
