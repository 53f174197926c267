import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, onTestFinished, test, vi } from "vitest";
import { type AskAws, missingIn, needs } from "../deploy/account.ts";
import { exampleFacts } from "../deploy/facts.ts";
import { planDeployment } from "../deploy/plan.ts";
import { writeBuild } from "./synth.ts";

afterEach(() => vi.unstubAllEnvs());

const root = join(import.meta.dirname, "../..");

const real = {
  name: "Bay Walks",
  phone: { shown: "(516) 735-0134", link: "+15167350134" },
  email: "kate@baywalks.com",
};

test("a fact that only an example can have is named, but not the site's address, which the deployment knows", () => {
  const facts = {
    email: "hello@example.com",
    siteUrl: "https://example.com",
    social: { label: "Instagram", url: "https://www.example.org/us" },
    phone: { shown: "(516) 555-0134", link: "+15165550134" },
    howToPay: "Zelle to (516) 555-0134",
    prices: { walk25: 25 },
    methods: ["Zelle"],
  };
  expect(exampleFacts(facts)).toEqual([
    "packages/business/src/index.ts still has the example's email, social.url, phone.shown, phone.link, howToPay",
  ]);
  expect(exampleFacts({ ...real, howToPay: "Unit 555, 5 Example Road" })).toEqual([]);
});

test("the owner's address becomes the stack's parameter, and everything else is the CDK's", () => {
  expect(planDeployment(["kate@baywalks.com", "-c", "domainName=baywalks.com"])).toEqual({
    cdk: ["deploy", "--parameters", "OwnerEmail=kate@baywalks.com", "-c", "domainName=baywalks.com"],
  });
  expect(planDeployment([])).toEqual({ cdk: ["deploy"] });
  expect(planDeployment(["--require-approval", "never"])).toEqual({ cdk: ["deploy", "--require-approval", "never"] });
});

test("the command says why it refuses, before it builds anything", () => {
  const { status, stderr, stdout } = spawnSync(process.execPath, ["infra/deploy/deploy.ts", "owner@example.com"], {
    cwd: root,
    encoding: "utf8",
    env: { PATH: "" },
  });
  expect({ status, stdout }).toEqual({ status: 1, stdout: "" });
  expect(stderr).toContain("The owner's address must be the owner's own email address, and no example\n");
});

/** The answers of an account that lacks nothing, by service. */
const complete: Record<string, unknown> = {
  freetier: { accountPlanType: "PAID" },
  iam: { SummaryMap: { AccountMFAEnabled: 1 } },
  lambda: { AccountLimit: { ConcurrentExecutions: 1000 } },
  ssm: { Parameter: { Value: "30" } },
  "sns get-sms-sandbox-account-status": { IsInSandbox: false },
  "sns get-sms-attributes": { attributes: { MonthlySpendLimit: "20" } },
};

const answering =
  (answers: Record<string, unknown>): AskAws =>
  async ([service = "", call]) => {
    const answer = answers[`${service} ${call}`] ?? answers[service];
    if (answer instanceof Error) throw answer;
    return answer;
  };

test("an empty account lacks everything, each with what mends it, and nothing is asked but what reads", async () => {
  const empty = {
    freetier: { accountPlanType: "FREE" },
    iam: { SummaryMap: { AccountMFAEnabled: 0 } },
    lambda: { AccountLimit: { ConcurrentExecutions: 10 } },
    ssm: new Error("An error occurred (ParameterNotFound) when calling the GetParameter operation"),
    "sns get-sms-sandbox-account-status": { IsInSandbox: true },
    "sns get-sms-attributes": { attributes: {} },
    sesv2: { ProductionAccessEnabled: false },
  };
  const lines = needs.map(({ need, mend }) => `Missing: ${need}\n  ${mend}`);
  expect(await missingIn(answering(empty), ["--check", "-c", "mail=ses"])).toEqual(lines);
  // SES is asked for nothing where Cognito mails.
  expect(await missingIn(answering(empty), ["--check"])).toHaveLength(lines.length - 1);
  expect(await missingIn(answering(complete))).toEqual([]);
  for (const { ask } of needs) expect(ask[1]).toMatch(/^get-/);
});

test("the CDK's own command makes the template in a clone that nobody has built", () => {
  const clone = mkdtempSync(join(tmpdir(), "clone-"));
  onTestFinished(() => rmSync(clone, { recursive: true }));
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
