import { readUser } from "@petcare/storage";
import { expect, test } from "vitest";
import { ok } from "../testing/call.ts";
import { startSignedInApp } from "../testing/signed-in-app.ts";

const app = await startSignedInApp();

test("a walker's seal is made once, also where twenty ask at once, and is no edit", async () => {
  const { rosa, installation } = app;
  const before = await readUser(installation.db, rosa.user.id);
  const rows = await ok(app.owner, "listHistory");
  const answers = await Promise.all(Array.from({ length: 20 }, () => ok(rosa, "mySeal")));
  const [first] = answers;
  expect(first?.seal).toMatch(/^[\w-]{43}$/);
  expect(new Set(answers.map(({ seal }) => seal)).size).toBe(1);
  expect(await readUser(installation.db, rosa.user.id)).toEqual({ ...before, seal: first?.seal });
  expect(await ok(app.owner, "listHistory")).toEqual(rows);
});
