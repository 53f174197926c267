import { ListUsersCommand } from "@aws-sdk/client-cognito-identity-provider";
import { listPending, readReferralCode, userByEmail } from "@petcare/storage";
import { beforeAll, expect, test } from "vitest";
import { handler as nightly } from "../jobs/nightly.ts";
import { identity } from "../shared/cognito/identity.ts";
import { atEveryWrite, type Faults, injectFaults } from "../testing/faults.ts";
import { signIn } from "../testing/person.ts";
import { startSignedInApp } from "../testing/signed-in-app.ts";
import { type ClientSignup, clientData, complete, issue, verified } from "../testing/signing-up.ts";
import { silenceLog } from "../testing/silence-log.ts";

const app = await startSignedInApp();
let faults: Faults;
let people = 0;

beforeAll(() => {
  faults = injectFaults();
  silenceLog();
});

/** Another day, so that no limit is near. */
const nextDay = () => {
  app.clock.now += 86_400_000;
};

async function person(changes: Partial<ClientSignup> = {}) {
  people += 1;
  await issue(app, { code: `CODE${people}` });
  const phone = await verified(app, `516555${1000 + people}`, `10.0.${people}.1`);
  return clientData(phone, { email: `p${people}@test.example`, referral_code: `CODE${people}`, ...changes });
}

async function killed(kill: NonNullable<Faults["kill"]>, data: ClientSignup) {
  faults.writes = 0;
  faults.kill = kill;
  const answer = await complete(data);
  faults.kill = undefined;
  return answer;
}

const cognitoUsers = async (email: string) =>
  (await identity.client.send(new ListUsersCommand({ ...identity.pool, Filter: `email = "${email}"` }))).Users ?? [];

async function expectOneAccount(email: string, uses: Record<string, number>) {
  const user = await userByEmail(app.installation.db, email);
  expect((await cognitoUsers(email)).map(({ Username }) => Username)).toEqual([user?.id]);
  for (const [code, count] of Object.entries(uses)) {
    expect(await readReferralCode(app.installation.db, code)).toMatchObject({ uses: count });
  }
  expect(await signIn(email, "Password-9")).toMatchObject({ status: 200 });
}

/** After the next night there is nothing left that says that something was begun. */
async function expectNothingPending(email: string) {
  app.clock.now += 2 * 3_600_000;
  const before = await cognitoUsers(email);
  await nightly();
  expect(await listPending(app.installation.db, "signups", Number.POSITIVE_INFINITY)).toEqual([]);
  expect(await cognitoUsers(email)).toEqual(before);
}

test("killed, and then somebody else takes the email: one of the two has it, and the other hears so", async () => {
  await atEveryWrite(async (kill) => {
    nextDay();
    const data = await person();
    const { status } = await killed(kill, data);
    const rival = await person({ email: data.email, full_name: "Rival" });
    const taken = await complete(rival);
    const again = await complete(data);
    expect([taken.status, again.status].sort()).toEqual([201, 409]);
    const refused = [taken, again].find(({ ok }) => !ok);
    expect(refused?.body).toMatchObject({ message: "Email is already registered" });
    const isRivals = taken.status === 201;
    await expectOneAccount(data.email, {
      [data.referral_code]: isRivals ? 0 : 1,
      [rival.referral_code]: isRivals ? 1 : 0,
    });
    await expectNothingPending(data.email);
    return status === 201;
  });
});

test("killed while a refusal is being undone and sent again, nothing is left of it", async () => {
  await atEveryWrite(async (kill) => {
    nextDay();
    const [data, rival] = [await person(), await person()];
    const sameCode = { ...rival, referral_code: data.referral_code };
    // The code is spent by somebody else while this one is on its way.
    const stop = onceBefore("AdminSetUserPasswordCommand", async () => {
      faults.kill = undefined;
      expect(await complete(sameCode)).toMatchObject({ status: 201 });
      faults.writes = 0;
      faults.kill = kill;
    });
    const { status } = await killed({ at: 1000, done: false }, data);
    stop();
    expect([400, 500]).toContain(status);
    expect(await complete(data)).toMatchObject({ status: 400, body: { message: "Invalid referral code" } });
    expect(await cognitoUsers(data.email)).toEqual([]);
    await expectOneAccount(rival.email, { [data.referral_code]: 1 });
    await expectNothingPending(data.email);
    return status === 400;
  });
});

test("killed and never sent again, the nightly job removes what is left, but not from under a younger signup", async () => {
  await atEveryWrite(async (kill) => {
    nextDay();
    const data = await person();
    const { status } = await killed(kill, data);
    const half = await cognitoUsers(data.email);
    await nightly();
    expect(await cognitoUsers(data.email)).toEqual(half);

    app.clock.now += 3_600_000 + 300_001;
    await nightly();
    const user = await userByEmail(app.installation.db, data.email);
    expect((await cognitoUsers(data.email)).map(({ Username }) => Username)).toEqual(user ? [user.id] : []);
    await expectNothingPending(data.email);
    return status === 201;
  });
});

function onceBefore(command: string, work: () => Promise<void>): () => void {
  let armed = true;
  const name = "once-before";
  identity.client.middlewareStack.add(
    (next, { commandName }) =>
      async (args) => {
        if (commandName === command && armed) {
          armed = false;
          await work();
        }
        return next(args);
      },
    { step: "initialize", name, priority: "high" },
  );
  return () => identity.client.middlewareStack.remove(name);
}
