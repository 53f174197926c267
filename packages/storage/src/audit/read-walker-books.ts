import { readWages } from "../pay/wages.ts";
import type { Db } from "../table/client.ts";
import { queryAll } from "../table/query.ts";
import { rowsOf } from "./rows-of.ts";
import type { WalkerBooks } from "./walker-faults.ts";

/** A walker's pay as it stands. It is not of one moment, as a client's books are not. */
export async function readWalkerBooks(db: Db, walkerId: string): Promise<WalkerBooks> {
  const wages = await readWages(db, walkerId);
  const indexed = await queryAll(db, {
    IndexName: "walker",
    KeyConditionExpression: "walker_id = :walker",
    ExpressionAttributeValues: { ":walker": walkerId },
  });
  const runs = indexed.filter(({ sk }) => sk === "PAYRUN");
  return {
    wages,
    runs,
    extras: indexed.filter(({ sk }) => sk === "EXTRA"),
    visits: indexed.filter(({ sk }) => String(sk).startsWith("VISIT#")),
    history: await rowsOf(
      db,
      runs.map(({ id }) => ({ entity: "pay_run", entity_id: String(id) })),
    ),
  };
}
