import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { isFresh } from "./is-fresh.ts";
import { repository, webDist } from "./paths.ts";

const webApp = {
  sources: [
    "package-lock.json",
    "web/{*,src/**,public/**}",
    "packages/{business,contract,domain}/{package.json,src/**}",
  ],
  exclude: ["web/dist", "web/e2e", "web/node_modules", "**/*.test.*"],
};

/**
 * Builds the web app where its sources are newer than its build.
 * @throws Error if it cannot be built and there is no earlier build to serve
 */
export async function ensureWebBuilt(log: (line: string) => void): Promise<void> {
  const built = join(webDist, "index.html");
  if (isFresh(built, webApp)) return;
  log("Building the web app …");
  const output = await run("npm", ["run", "--silent", "build", "--workspace", "web"]);
  if (output === undefined) return;
  if (!existsSync(built)) throw new Error(`The web app cannot be built:\n${output}`);
  log(`The web app cannot be built, so its last build is served:\n${output}`);
}

/** @returns the output of a command that failed, else undefined */
function run(command: string, parameters: string[]): Promise<string | undefined> {
  return new Promise((resolve) => {
    const child = spawn(command, parameters, { cwd: repository, shell: process.platform === "win32" });
    let output = "";
    for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (output += chunk));
    child.on("error", (error) => resolve(String(error)));
    child.on("close", (code) => resolve(code === 0 ? undefined : output));
  });
}
