import { unmarshall } from "@aws-sdk/util-dynamodb";
import type { User } from "@petcare/storage";
import { differing, type Item } from "@petcare/storage/items";
import { isOf, type Kind } from "../kinds/kind.ts";
import { kinds, people } from "../kinds/kinds.ts";
import { dataName, itemOfLine, lineOf, rawKeyOf } from "../line.ts";
import { type Archive, jsonIn, type Line } from "../reading/archive.ts";
import { BrokenFile } from "../reading/broken-file.ts";

/**
 * Checks each line of an export by itself: it is an item of its file's kind, and its keys follow from its fields.
 *
 * @returns who owns the business
 * @throws BrokenFile at the first line that is not what an export of this version writes, or where there is no one owner
 */
export async function checkLines(archive: Archive): Promise<User> {
  const owners = new Map<string, User>();
  for (const kind of kinds) {
    for await (const line of archive.lines(dataName(kind.name), kind.isLater)) {
      const record = recordIn(line, kind);
      if (kind === people) noteOwner(owners, record as User);
    }
  }
  const [owner, other] = owners.values();
  const place = { file: dataName(people.name) };
  if (!owner) throw new BrokenFile(place, "There is no owner");
  if (other) throw new BrokenFile(place, "There are two owners");
  return owner;
}

/** A later line of a person replaces an earlier one. */
function noteOwner(owners: Map<string, User>, user: User): void {
  if (user.role === "admin") owners.set(user.id, user);
  else owners.delete(user.id);
}

function recordIn(line: Line, kind: Kind): unknown {
  const item = itemIn(line, kind);
  const record = kind.recordOf(item);
  const parsed = kind.schema.safeParse(record);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new BrokenFile(line, `${issue?.path.join(".") || "The record"}: ${issue?.message}`);
  }
  const name = differing(item, { ...kind.itemOf(record) });
  if (name !== undefined) throw new BrokenFile(line, `${name} does not follow from the record`);
  return record;
}

/** @throws BrokenFile where the line is no item of the kind as an export writes it */
function itemIn(line: Line, { keys }: Kind): Item {
  const raw = jsonIn(line.text, line, itemOfLine);
  const key = rawKeyOf(raw);
  let item: Item | undefined;
  try {
    if (lineOf(raw) === line.text) item = unmarshall(raw);
  } catch {
    // What is no item is told below.
  }
  if (!item) throw new BrokenFile(line, "It is no item as an export writes it");
  if (!isOf(keys, key)) throw new BrokenFile(line, `${key.pk} ${key.sk} is of another kind`);
  return item;
}
