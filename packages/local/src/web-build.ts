import { spawn } from "node:child_process";
import { globSync, statSync } from "node:fs";
import { join } from "node:path";
import { repository, webDist } from "./paths.ts";

/** The sources of the web app. A folder's own time changes when a file in it is removed. */
const sources = [
  "package-lock.json",
  "web/{*,src/**,public/**}",
  "packages/{business,contract,domain}/{package.json,src/**}",
];

const notSources = ["web/dist", "web/e2e", "web/node_modules", "**/*.test.*"];

/**
 * Builds the web app where its sources are newer than its build.
 * @throws Error when it cannot be built and there is no earlier build to serve
 */
export async function ensureWebBuilt(log: (line: string) => void): Promise<void> {
  const built = modified(join(webDist, "index.html"));
  const inputs = globSync(sources, { cwd: repository, exclude: notSources });
  if (inputs.every((input) => modified(join(repository, input)) <= built)) return;
  log("Building the web app …");
  const output = await run("npm", ["run", "--silent", "build", "--workspace", "web"]);
  if (output === undefined) return;
  if (built === 0) throw new Error(`The web app cannot be built:\n${output}`);
  log(`The web app cannot be built, so its last build is served:\n${output}`);
}

const modified = (path: string): number => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;

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
