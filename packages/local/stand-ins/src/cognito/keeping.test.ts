import { mkdtemp, readdir, readFile, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ForgotPasswordCommand } from "@aws-sdk/client-cognito-identity-provider";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { anotherEndpoint, goodPassword, openTestPool, startTestCognito } from "./testing/test-pool.ts";

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
    expect(await after.signIn(username)).toHaveProperty("IdToken");
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
});
