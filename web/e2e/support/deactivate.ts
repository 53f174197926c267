import { execFileSync } from "node:child_process";
import { join, resolve } from "node:path";
import type { App } from "./app.ts";

const script = `
  import { DynamoDBClient } from "@aws-sdk/client-dynamodb";
  import { startDynamoDb } from "@petcare/local";
  import { dbOf, tableDefinition, updateUser } from "@petcare/storage";
  const [path, id] = process.argv.slice(1);
  const { endpoint, close } = await startDynamoDb({ path });
  const credentials = { accessKeyId: "local", secretAccessKey: "local" };
  const client = new DynamoDBClient({ endpoint, region: "us-east-1", credentials });
  if (!(await updateUser(dbOf(client, tableDefinition.name), id, { active: false }))) throw new Error("No such user");
  client.destroy();
  await close();
`;

/** Deactivates an account by a storage call, while the application stands still. */
export async function deactivate(app: App, userId: string): Promise<void> {
  await app.kill();
  const data = join(app.dataDir, "dynamodb");
  execFileSync(process.execPath, ["--input-type=module", "--eval", script, data, userId], {
    cwd: resolve(import.meta.dirname, "../../../packages/local"),
  });
  await app.start();
}
