import { spawn } from "node:child_process";
import { mkdtemp, readdir, readFile, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import {
  AdminCreateUserCommand,
  ForgotPasswordCommand,
  ListUsersCommand,
} from "@aws-sdk/client-cognito-identity-provider";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { ensurePool } from "../ensure-pool.ts";
import { testPool } from "./testing/pool-settings.ts";
import { anotherEndpoint, clientOfStandIn, goodPassword, openTestPool, startTestCognito } from "./testing/test-pool.ts";

describe.skipIf(anotherEndpoint)("what the stand-in keeps in its file", () => {
  let folder: string;
  let file: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), "cognito-"));
    file = join(folder, "deeper", "cognito.json");
  });
  afterEach(() => rm(folder, { recursive: true }));

  it("outlives a restart: pool, users, key and emails", async () => {
    const first = await startTestCognito({ file });
    const before = await openTestPool(first);
    const { username } = await before.newUser();
    await before.client.send(new ForgotPasswordCommand({ ClientId: before.clientId, Username: username }));
    const emails = first.emails();
    expect(emails).toHaveLength(1);
    await first.close();

    const second = await startTestCognito({ file });
    const after = await openTestPool(second);
    expect(after).toMatchObject({ userPoolId: before.userPoolId, clientId: before.clientId });
    expect(await after.signIn(username)).toHaveProperty("AccessToken");
    expect(second.emails()).toEqual(emails);
    await after.close();
    await second.close();
  });

  it("is for its owner alone, whole, and has no password in it", async () => {
    const cognito = await startTestCognito({ file });
    const pool = await openTestPool(cognito);
    await pool.newUser();
    const text = await readFile(file, "utf8");
    expect(JSON.parse(text)).toHaveProperty("pools");
    expect(text).not.toContain(goodPassword);
    expect(await readdir(join(folder, "deeper"))).toEqual(["cognito.json"]);
    if (process.platform !== "win32") expect((await stat(file)).mode & 0o077).toBe(0);
    await pool.close();
    await cognito.close();
  });

  it("is not shared by two stand-ins in one process", async () => {
    const [one, other] = [await startTestCognito(), await startTestCognito()];
    const [here, there] = [await openTestPool(one), await openTestPool(other)];
    const { username } = await here.newUser();
    await expect(there.signIn(username)).rejects.toMatchObject({ name: "NotAuthorizedException" });
    expect(here.userPoolId).not.toBe(there.userPoolId);
    await Promise.all([here.close(), there.close()]);
    await Promise.all([one.close(), other.close()]);
  });

  it("has every user whose making was answered before a kill -9", async () => {
    const { process: child, endpoint } = await startInProcess(file);
    const client = clientOfStandIn(endpoint);
    const { userPoolId: UserPoolId } = await ensurePool(client, testPool);
    const answered: string[] = [];
    const create = async (worker: number) => {
      for (let number = 0; ; number += 1) {
        const Username = `user-${worker}-${number}`;
        await client.send(new AdminCreateUserCommand({ UserPoolId, Username, MessageAction: "SUPPRESS" }));
        answered.push(Username);
        if (answered.length === 40) child.kill("SIGKILL");
      }
    };
    await Promise.allSettled([1, 2, 3, 4].map(create));
    expect(answered.length).toBeGreaterThanOrEqual(40);

    const cognito = await startTestCognito({ file });
    const { Users = [] } = await clientOfStandIn(cognito.endpoint).send(
      new ListUsersCommand({ UserPoolId, Limit: 60 }),
    );
    expect(Users.map((user) => user.Username)).toEqual(expect.arrayContaining(answered));
    await cognito.close();
  });
});

async function startInProcess(file: string) {
  const script = `
    import { startCognito } from ${JSON.stringify(new URL("start-cognito.ts", import.meta.url).href)};
    console.log((await startCognito({ file: ${JSON.stringify(file)} })).endpoint);
  `;
  const child = spawn(process.execPath, ["--input-type=module", "--eval", script], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  for await (const endpoint of createInterface({ input: child.stdout })) return { process: child, endpoint };
  throw new Error("The stand-in's process ended before it listened");
}
