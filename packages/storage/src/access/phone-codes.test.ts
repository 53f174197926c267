import { beforeEach, expect, test } from "vitest";
import type { Db } from "../table/client.ts";
import { startDatabase } from "../testing/start-database.ts";
import { dump, newTable } from "../testing/test-table.ts";
import { deletePhoneCode, type PhoneCode, proveWithCode, putPhoneCode, spendGuess } from "./phone-codes.ts";
import { readPhoneProof } from "./phone-proofs.ts";

const dynamoDb = await startDatabase();

const now = Date.UTC(2026, 10, 20, 13);
const code: PhoneCode = {
  phone: "5165550177",
  hash: "hash",
  salt: "salt",
  guesses_left: 5,
  sent_at: now,
  expires_at: now / 1000 + 600,
};
let db: Db;
beforeEach(async () => {
  db = await newTable(dynamoDb.endpoint);
});

test("it has as many guesses as it was given, also at the same time", { tags: "at-once" }, async () => {
  await putPhoneCode(db, code, 30);
  const guesses = await Promise.all(Array.from({ length: 50 }, () => spendGuess(db, code.phone, now)));
  expect(guesses.filter((guess) => guess)).toHaveLength(5);
});

test("a code makes one proof", async () => {
  await putPhoneCode(db, code, 30);
  const proof = { hash: "proof", expiresAt: now / 1000 + 3600 };
  expect(await proveWithCode(db, { ...code, salt: "another" }, proof)).toBe("gone");
  expect(await readPhoneProof(db, "proof")).toBeUndefined();
  expect(await proveWithCode(db, code, proof)).toBe("proved");
  expect(await readPhoneProof(db, "proof")).toEqual({ hash: "proof", phone: code.phone, expires_at: proof.expiresAt });
  expect(await proveWithCode(db, code, { ...proof, hash: "second" })).toBe("gone");
  expect(await dump(db)).toHaveLength(1);
});

test("only the code that was not sent is forgotten", async () => {
  await putPhoneCode(db, code, 30);
  await deletePhoneCode(db, { ...code, salt: "another" });
  expect(await dump(db)).toHaveLength(1);
  await deletePhoneCode(db, code);
  expect(await dump(db)).toEqual([]);
});
