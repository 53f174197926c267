import { parseArgs } from "node:util";
import { business } from "@petcare/business";
import { demoCodes, demoPassword } from "./demo/accounts.ts";
import { isLocked } from "./is-locked.ts";
import { dataDirOf } from "./paths.ts";
import { type LocalApp, startLocal } from "./start-local.ts";

// npm start reads PORT and DATA_DIR. --empty makes only the owner's account, and --no-web skips the web app's build.
const { values } = parseArgs({
  options: { empty: { type: "boolean" }, web: { type: "boolean" } },
  allowNegative: true,
});
const port = Number(process.env.PORT || 5173);
const dataDir = dataDirOf(process.env);
process.env.LOG_LEVEL ??= "error";

// The signal may come twice, from the terminal and from npm.
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, stop);
let app: LocalApp | undefined;
let stopping = false;

// On Lambda an unhandled rejection ends only that function's process.
process.on("unhandledRejection", (error) => console.error("Nobody waited for what failed:", error));

// A SIGTERM to npm ends npm and its shell only. This process would keep the port and the data.
const parent = process.ppid;
if (process.env.npm_lifecycle_event) setInterval(() => process.ppid === parent || stop(), 500).unref();

try {
  app = await startLocal({ port, dataDir, ...values, log: console.log });
  if (stopping) await app.close();
  else console.log(welcome(app));
} catch (error) {
  console.error(complaint(error));
  process.exit(1);
}

/** Closes the application, or ends the process after five seconds. */
function stop(): void {
  if (stopping) return;
  stopping = true;
  setTimeout(() => process.exit(1), 5000).unref();
  void app?.close();
}

function welcome({ url, accounts }: LocalApp): string {
  const demo = accounts.some(({ role }) => role === "client");
  return [
    "",
    `${business.name} is at ${url}`,
    "",
    `Sign in with the password ${demoPassword} as`,
    ...accounts.map(({ role, email }) => `  ${role.padEnd(8)}${email}`),
    ...(demo ? [`Referral codes: ${demoCodes.map(({ role, code }) => `${role} ${code}`).join(", ")}`] : []),
    "",
    `Text messages and emails stay on this machine: ${url}/dev`,
    `The data is in ${dataDir}; without it, the next start begins anew.`,
    "",
  ].join("\n");
}

function complaint(error: unknown): unknown {
  const code = error instanceof Error && "code" in error && error.code;
  if (code === "DATA_OUTDATED") {
    return `The data in ${dataDir} was made by an earlier version. Remove that folder, or set DATA_DIR to another one.`;
  }
  if (code === "DATA_UNFINISHED") {
    return `Making the data in ${dataDir} was interrupted. Remove that folder, and start again.`;
  }
  if (code === "EADDRINUSE") {
    return `Port ${port} is in use. Perhaps the application is running already; if not, take another: PORT=5174 npm start`;
  }
  return isLocked(error) ? `The data in ${dataDir} is in use: the application is running on it already.` : error;
}
