import { expect, test } from "vitest";
import { anAuthor } from "../testing/author.ts";
import { aClient, aWalker } from "../testing/people.ts";
import { startDatabase } from "../testing/start-database.ts";
import { dump, newTable } from "../testing/test-table.ts";
import { storeUser } from "./store-user.ts";
import { readUsers } from "./users.ts";

const dynamoDb = await startDatabase();

test("an id and an email address are taken once, and a refused user leaves nothing behind", async () => {
  const db = await newTable(dynamoDb.endpoint);
  await storeUser(db, aClient(), anAuthor());
  const before = await dump(db);

  expect(await storeUser(db, aWalker({ email: "CARLA@example.com" }), anAuthor())).toBe("email-taken");
  expect(await storeUser(db, aClient({ email: "other@example.com" }), anAuthor())).toBe("id-taken");
  expect(await dump(db)).toEqual(before);
});

test("of twenty who take one email address at once, one gets it", { tags: "at-once" }, async () => {
  const db = await newTable(dynamoDb.endpoint);
  const outcomes = await Promise.all(
    Array.from({ length: 20 }, (_, index) => storeUser(db, aClient({ id: `client-${index}` }), anAuthor())),
  );
  expect(outcomes.filter((outcome) => outcome === "created")).toHaveLength(1);
  expect(outcomes.filter((outcome) => outcome === "email-taken")).toHaveLength(19);
  expect(await dump(db)).toHaveLength(3);
});

test("keys that DynamoDB did not come to are asked for again", async () => {
  const db = await newTable(dynamoDb.endpoint);
  const ids = ["a", "b", "c"];
  for (const id of ids) await storeUser(db, aClient({ id, email: undefined }), anAuthor());
  let rounds = 0;
  db.client.middlewareStack.add(
    (next) => async (args) => {
      // Answers the first key only and hands the others back, as AWS may.
      const { RequestItems } = args.input as { RequestItems: Record<string, { Keys: unknown[] }> };
      const [first, ...others] = RequestItems[db.table]?.Keys ?? [];
      rounds++;
      const answer = await next({ ...args, input: { RequestItems: { [db.table]: { Keys: [first] } } } as never });
      if (others.length > 0) Object.assign(answer.output, { UnprocessedKeys: { [db.table]: { Keys: others } } });
      return answer;
    },
    { step: "initialize" },
  );
  expect([...(await readUsers(db, ids)).keys()]).toEqual(ids);
  expect(rounds).toBe(3);
});
