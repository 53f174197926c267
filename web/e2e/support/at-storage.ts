import { execFileSync } from "node:child_process";
import { join, resolve } from "node:path";
import type { App } from "./app.ts";

/** Runs a statement with `db`, the table, and `storage`, the package, while the application stands still. */
async function atStorage(app: App, statement: string, ...given: string[]): Promise<void> {
  await app.kill();
  const script = `
    import { DynamoDBClient } from "@aws-sdk/client-dynamodb";
    import { startDynamoDb } from "@petcare/stand-ins";
    import * as storage from "@petcare/storage";
    const [path, ...given] = process.argv.slice(1);
    const { endpoint, close } = await startDynamoDb({ path });
    const credentials = { accessKeyId: "local", secretAccessKey: "local" };
    const client = new DynamoDBClient({ endpoint, region: "us-east-1", credentials });
    const db = storage.dbOf(client, storage.tableDefinition.name);
    ${statement}
    client.destroy();
    await close();
  `;
  const data = join(app.dataDir, "dynamodb");
  execFileSync(process.execPath, ["--input-type=module", "--eval", script, data, ...given], {
    cwd: resolve(import.meta.dirname, "../../../packages/installation"),
  });
  await app.start();
}

/** Deactivates an account. */
export const deactivate = (app: App, userId: string): Promise<void> =>
  atStorage(
    app,
    `if (!(await storage.updateUser(db, given[0], { active: false }))) throw new Error("No such user");`,
    userId,
  );

/** Makes a referral code that one client can sign up with. */
export const makeSingleUseCode = (app: App, code: string): Promise<void> =>
  atStorage(
    app,
    `const made = { code: given[0], role: "client", uses_limit: 1, uses: 0, used_by: [], created_at: 0 };
     if ((await storage.createReferralCode(db, made)) !== "created") throw new Error("There is such a code");`,
    code,
  );
