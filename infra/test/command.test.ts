import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { writeBuild } from "./synth.ts";

const root = join(import.meta.dirname, "../..");
const clone = mkdtempSync(join(tmpdir(), "clone-"));
afterAll(() => rmSync(clone, { recursive: true }));

test("the CDK's own command makes the template in a clone that nobody has built", () => {
  for (const part of ["cdk.json", ".node-version", "infra"])
    cpSync(join(root, part), join(clone, part), { recursive: true });
  symlinkSync(join(root, "node_modules"), join(clone, "node_modules"));
  // A whole build takes a minute. This one copies what another has made.
  writeBuild({ functionsFolder: join(clone, "made/functions/dist"), siteFolder: join(clone, "made/web/dist") });
  const build = `node -e "console.log('built'); fs.cpSync('made', '.', { recursive: true })"`;
  writeFileSync(join(clone, "package.json"), JSON.stringify({ type: "module", scripts: { build } }));

  const { status, stdout, stderr } = spawnSync("npx", ["cdk", "synth", "--json", "--no-color"], {
    cwd: clone,
    encoding: "utf8",
    maxBuffer: 10_000_000,
  });
  expect(stderr).toContain("built");
  expect(stderr).toMatch(/WARNING packages\/business\/src\/index\.ts still has the example's .*email/);
  expect(status).toBe(0);
  expect(Object.keys(JSON.parse(stdout).Resources).length).toBeGreaterThan(150);
  expect(existsSync(join(clone, "cdk.out/Petcare.template.json"))).toBe(true);
});

test("an older Node is told in a sentence which one is needed", () => {
  const [needed = ""] = readFileSync(join(root, ".node-version"), "utf8").split(".");
  const older = `Object.defineProperty(process, "versions", { value: { node: "20.20.2" } })`;
  const run = (...options: string[]) =>
    spawnSync(process.execPath, [...options, "infra/needs-node.js"], { cwd: root, encoding: "utf8" });
  expect(run()).toMatchObject({ status: 0, stderr: "" });
  const { status, stderr } = run("--import", `data:text/javascript,${older}`);
  expect(status).toBe(1);
  expect(stderr).toBe(
    `This needs Node ${needed}, and runs on Node 20.20.2. npm ci brings the right one: npx cdk … takes it.\n`,
  );
});
