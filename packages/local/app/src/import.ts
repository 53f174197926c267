import { randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import { BrokenFile, importTable, NotEmpty } from "@petcare/export";
import {
  awsEnvironment,
  createSignIn,
  ensureInstallation,
  findInstallation,
  setEnvironment,
  startStandIns,
} from "@petcare/installation";
import { demoPassword } from "./demo/accounts.ts";
import { seed } from "./demo/seed.ts";
import { isLocked } from "./is-locked.ts";
import { dataDirOf } from "./paths.ts";

// npm run import -- FILE: fills a new installation from an export. It is the one of this machine, in DATA_DIR; with
// TABLE_NAME and USER_POOL_ID it is a deployed one, with the AWS credentials of the environment.
const [file] = process.argv.slice(2);
const dataDir = dataDirOf(process.env);
const { TABLE_NAME, USER_POOL_ID } = process.env;

if (!file || !existsSync(file)) {
  console.error("Please name a file that is there: npm run import -- FILE");
  process.exit(1);
}
try {
  const deployed = TABLE_NAME && USER_POOL_ID;
  console.log(await (deployed ? importDeployed(file, TABLE_NAME, USER_POOL_ID) : importHere(file)));
} catch (error) {
  console.error(complaint(error));
  process.exitCode = 1;
}

async function importHere(path: string): Promise<string> {
  const standIns = await startStandIns({ dataDir, given: process.env });
  try {
    setEnvironment({ ...awsEnvironment(process.env), ...standIns.environment });
    const installation = await ensureInstallation();
    await seed(installation, { now: Date.now(), empty: true });
    const done = await importInto(installation, path, demoPassword);
    installation.close();
    return `${done} The data is in ${dataDir}: npm start. The password is ${demoPassword}.`;
  } finally {
    await standIns.close();
  }
}

/** Nobody knows the password of a new sign-in: the owner sets one with "Forgot password?". */
function importDeployed(path: string, table: string, userPoolId: string): Promise<string> {
  return importInto(findInstallation(table, userPoolId), path, `Aa1-${randomBytes(32).toString("base64url")}`);
}

async function importInto(
  installation: ReturnType<typeof findInstallation>,
  path: string,
  password: string,
): Promise<string> {
  const { items, owner } = await importTable(installation.db, path, {
    makeSignIn: (made) => createSignIn(installation, { ...made, password }),
    onItems: (count) => count % 10_000 === 0 && console.log(`${count} records…`),
  });
  return `${items} records are imported. ${owner.name} signs in as ${owner.email}; everybody else is invited again.`;
}

function complaint(error: unknown): unknown {
  if (error instanceof BrokenFile) return `${file} cannot be imported, and the table is as it was. ${error.message}`;
  if (error instanceof NotEmpty) return error.message;
  if (isLocked(error)) return `The data in ${dataDir} is in use. Please stop the application first.`;
  return error;
}
