import { readReferralCode, readUser } from "@petcare/storage";
import { beforeEach, expect, test } from "vitest";
import { book } from "../testing/bookings.ts";
import { call, callRaw, expectError, expectOk, ok } from "../testing/call.ts";
import { newAccount, realClock, type Signed, startSignedInApp } from "../testing/signed-in-app.ts";
import { clientData, complete, verified } from "../testing/signing-up.ts";

// Tokens are checked against the machine's clock, and people sign up here.
const app = await startSignedInApp({ clock: realClock });
const { db } = app.installation;
let made = 0;
/** A client of the test's own. */
let ann: Signed;
beforeEach(async () => {
  made += 1;
  const pets = [{ name: "Olive", medication: "Half a pill" }];
  ann = await newAccount(app, { role: "client", name: "Ann Lind", address: "9 Pine St", pets });
});

const add = (as: Signed, body: { name?: string; id?: string; client?: string } = {}) =>
  call(as, "addMember", { body: { id: `ben-${made}`, name: "Ben", ...body } });

/** The body with which somebody signs up by a link that needs no home. */
async function typed(code: string, more: Parameters<typeof clientData>[1] = {}) {
  const phone = await verified(app, `516555${4000 + made}`, `10.3.${made}.1`);
  const { home_address, pet_names, garage_code, ...body } = clientData(phone, { referral_code: code });
  return { ...body, full_name: "Ben Lind", email: `ben${made}@test.example`, ...more };
}

/** Ben, as he is once he has signed up. */
async function join(as: Signed = ann): Promise<Signed> {
  const { id, invite } = await expectOk(add(as));
  const { token } = await expectOk(complete(await typed(invite?.code ?? "")));
  const user = await readUser(db, id);
  if (!user) throw new Error("Nobody has joined");
  return { user, token };
}

/** The words of a refusal. */
async function refusal(answer: Parameters<typeof expectError>[0], status: number) {
  const refused = await expectError(answer);
  expect(refused.status).toBe(status);
  return refused.body;
}

const members = (as: Signed, client?: string) => ok(as, "listMembers", { query: client ? { client } : {} });
const walksOf = (as: Signed) => call(as, "myUpcomingWalks", { query: { limit: 20 } });

test("whoever signs up with the client's link sees the client's visits, home and pets, under an own name", async () => {
  const series = await book(app, { client_id: ann.user.id, date: "2199-01-01" });
  const invited = await expectOk(add(ann));
  expect(invited).toMatchObject({ id: `ben-${made}`, name: "Ben", has_account: false, email: null });
  const { code, link, text } = invited.invite as NonNullable<typeof invited.invite>;
  expect(link).toMatch(new RegExp(`/signup/client\\?code=${code}&joins=1$`));
  expect(text).toBe(`Hi Ben, sign up here to see and ask for visits of Harbor & Hound: ${link}`);

  const { token } = await expectOk(complete(await typed(code)));
  const ben = { user: (await readUser(db, invited.id)) as Signed["user"], token };
  expect((await expectOk(walksOf(ben))).map(({ schedule_id }) => schedule_id)).toEqual([series]);
  expect(await ok(ben, "me")).toMatchObject({
    id: invited.id,
    name: "Ben Lind",
    email: `ben${made}@test.example`,
    address: "9 Pine St",
    pets: ["Olive"],
    household: "Ann Lind",
  });
  expect(await ok(ann, "me")).toMatchObject({ name: "Ann Lind", household: null });
  expect(ben.user).not.toHaveProperty("address");
  expect(await members(ann)).toEqual([
    {
      id: invited.id,
      name: "Ben Lind",
      email: `ben${made}@test.example`,
      phone: `516555${4000 + made}`,
      has_account: true,
    },
  ]);
});

test("the same form again makes one member, and a household has three at most", async () => {
  const first = await expectOk(add(ann));
  expect(await expectOk(add(ann))).toEqual(first);
  await expectOk(add(app.owner, { id: `c${made}`, name: "Cleo", client: ann.user.id }));
  await expectOk(add(ann, { id: `d${made}`, name: "Dan" }));
  const full = "A household has at most 3 members. Remove somebody first.";
  expect(await refusal(add(ann, { id: `e${made}` }), 409)).toEqual({ code: "conflict", message: full });
  expect(await expectOk(add(ann))).toEqual(first);
  expect((await members(app.owner, ann.user.id)).map(({ name }) => name)).toEqual(["Ben", "Cleo", "Dan"]);
  const taken = "This form was sent before. Look whether they are in the list already.";
  expect(await refusal(add(app.ana, { id: `ben-${made}` }), 409)).toEqual({ code: "conflict", message: taken });
  for (const id of [".", "..", ann.user.id]) expect((await add(ann, { id })).status).toBe(400);
});

test("a member asks nobody in and sends nobody out, and sees no code of another", async () => {
  const ben = await join();
  const message = "Only Ann Lind or the office can do this.";
  expect(await refusal(add(ben, { id: `x${made}` }), 403)).toEqual({ code: "forbidden", message });
  await expectOk(add(ann, { id: `c${made}`, name: "Cleo" }));
  const remove = call(ben, "removeMember", { params: { id: `c${made}` } });
  expect(await refusal(remove, 403)).toEqual({ code: "forbidden", message });
  expect((await members(ben)).map((member) => [member.name, member.invite])).toEqual([
    ["Ben Lind", undefined],
    ["Cleo", undefined],
  ]);
});

test("whoever is removed sees nothing at once, and the code of an invite is good for nothing", async () => {
  const ben = await join();
  const file = (await ok(ben, "makeSubscription", { body: { key: "k".repeat(43) } })).link.split("/").at(-1);
  const calendar = () => callRaw(undefined, "subscribedVisits", { params: { file: String(file) } });
  expect((await calendar()).status).toBe(200);
  const cleo = await expectOk(add(ann, { id: `c${made}`, name: "Cleo" }));
  for (const id of [ben.user.id, cleo.id]) {
    await ok(ann, "removeMember", { params: { id } });
    await ok(ann, "removeMember", { params: { id } });
  }
  expect(await refusal(walksOf(ben), 401)).toMatchObject({ code: "invalid_token" });
  expect((await calendar()).status).toBe(404);
  expect(await readReferralCode(db, cleo.invite?.code ?? "")).toMatchObject({ revoked: true });
  expect(await members(ann)).toEqual([]);
  expect(await readUser(db, ben.user.id)).toMatchObject({ name: "Deleted client", household: ann.user.id });
  expect(await readUser(db, ann.user.id)).toMatchObject({ name: "Ann Lind", active: true, version: 1 });
  // The address is free again.
  expect((await readUser(db, ben.user.id))?.email).toBeUndefined();
});

test("the owner's list has the household once, with its members to search by, and a member is no client of their own", async () => {
  const ben = await join();
  const listed = (await ok(app.owner, "listClients")).filter(({ name }) => /Lind|Ben/.test(name));
  expect(listed.find(({ id }) => id === ann.user.id)?.members).toEqual([
    { name: "Ben Lind", email: `ben${made}@test.example`, phone: `516555${4000 + made}` },
  ]);
  expect(listed.map(({ id }) => id)).not.toContain(ben.user.id);
  expect(await ok(app.owner, "getClient", { params: { id: ben.user.id } })).toMatchObject({
    id: ann.user.id,
  });
  const only = { params: { id: ben.user.id }, query: {}, body: { visits: { do: "keep" as const } } };
  expect(await refusal(call(app.owner, "deactivatePerson", only), 404)).toMatchObject({
    message: "This person was not found.",
  });
});

test("nobody of a household signs in while its client is deactivated", async () => {
  const ben = await join();
  const { id } = ann.user;
  const visits = { do: "keep" } as const;
  const versionOf = async () => (await readUser(db, id))?.version ?? 0;
  await ok(app.owner, "deactivatePerson", { params: { id }, query: {}, body: { version: await versionOf(), visits } });
  expect(await refusal(walksOf(ben), 401)).toMatchObject({ code: "deactivated" });
  const body = { email: ben.user.email ?? "", password: "Password-9" };
  expect(await refusal(call(undefined, "login", { body }), 403)).toMatchObject({ code: "sign_in_deactivated" });
  await ok(app.owner, "reactivatePerson", { params: { id }, body: { version: await versionOf() } });
  await expectOk(walksOf(ben));
});

test("who deletes their account leaves the client's alone, and a client's takes the members along", async () => {
  const series = await book(app, { client_id: ann.user.id, date: "2199-01-01" });
  const ben = await join();
  await ok(ben, "deleteMe", { body: { password: "Password-9" } });
  expect((await expectOk(walksOf(ann))).map(({ schedule_id }) => schedule_id)).toEqual([series]);
  expect(await members(ann)).toEqual([]);

  made += 1;
  const cleo = await join();
  await ok(ann, "deleteMe", { body: { password: "Password-1" } });
  expect(await refusal(walksOf(cleo), 401)).toMatchObject({ code: "invalid_token" });
  expect(await readUser(db, cleo.user.id)).toMatchObject({ name: "Deleted client", active: false });
});
