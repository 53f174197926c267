import { readUser, storeUser } from "@petcare/storage";
import { aClient, anAuthor } from "@petcare/storage/testing";
import { expect, test } from "vitest";
import { book } from "../testing/bookings.ts";
import { call, expectError, expectOk, fieldsOf, ok } from "../testing/call.ts";
import { newAccount, type Signed, startSignedInApp } from "../testing/signed-in-app.ts";
import { silenceLog } from "../testing/silence-log.ts";

const app = await startSignedInApp();
const { db } = app.installation;
silenceLog();
let made = 0;

/** A second record of Ana, without an account, whose household has a member who signs in. */
async function second(): Promise<{ id: string; ben: Signed }> {
  made += 1;
  const id = `second-${made}`;
  await storeUser(db, aClient({ id, email: undefined, members: new Set([`ben-${made}`]) }), anAuthor());
  return { id, ben: await newAccount(app, { id: `ben-${made}`, role: "client", name: "Ben", household: id }) };
}

const versionOf = async (id: string) => (await readUser(db, id))?.version ?? 0;
const merge = async (id: string) => {
  const into = app.ana.user.id;
  const body = { into, version: await versionOf(id), into_version: await versionOf(into) };
  return call(app.owner, "mergeClients", { params: { id }, body });
};
const membersOf = async (as: Signed) => (await ok(as, "listMembers")).map(({ id }) => id);
const walksOf = (as: Signed) => ok(as, "myUpcomingWalks", { query: { limit: 20 } });

test("the members of a merged client go along, see the visits of the record that stays, and can be removed from it", async () => {
  const { id, ben } = await second();
  const series = await book(app, { date: "2026-11-24" });
  await expectOk(merge(id));
  expect((await walksOf(ben)).map(({ schedule_id }) => schedule_id)).toContain(series);
  expect(await membersOf(app.ana)).toEqual([ben.user.id]);
  expect(await membersOf(ben)).toEqual([ben.user.id]);
  await ok(app.ana, "removeMember", { params: { id: ben.user.id } });
  expect(await membersOf(app.ana)).toEqual([]);
});

test("a merge that would make a household of more than three members is refused", async () => {
  const { id } = await second();
  for (const name of ["a", "b", "c"]) await ok(app.ana, "addMember", { body: { id: `${name}-${made}`, name } });
  const refused = await expectError(merge(id));
  const message = "A household has at most 3 members. Remove somebody first.";
  expect(refused).toMatchObject({ status: 409, body: { code: "conflict", message } });
  for (const name of ["a", "b", "c"]) await ok(app.ana, "removeMember", { params: { id: `${name}-${made}` } });
});

test("nobody is invited under the id of a job or a stranger, who are named in the history", async () => {
  for (const id of ["nightly", "first-owner", "mail", "stranger"]) {
    expect(await fieldsOf(call(app.ana, "addMember", { body: { id, name: "Zoe" } }))).toEqual({
      id: "Please load the page again",
    });
  }
});
