import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { business } from "@petcare/business";
import { endpoints as contractEndpoints, type Endpoint, jobs, pageAddresses, pageFile } from "@petcare/contract";
import { App } from "aws-cdk-lib";
import { Template } from "aws-cdk-lib/assertions";
import cdk from "../../cdk.json" with { type: "json" };
import { PetcareStack } from "../petcare-stack.ts";

interface Options {
  /** The contract's where absent. */
  endpoints?: readonly Endpoint[];
  /** Handler → its AWS calls. A handler left out makes the ordinary ones; one with undefined is not bundled. */
  calls?: Record<string, string[] | undefined>;
  /** Whether the CDK checks the template against CloudFormation's schemas, which takes seconds. */
  validated?: boolean;
  /** The settings that `cdk deploy -c` adds. */
  context?: Record<string, unknown>;
  /** Gets the stack, for what its template does not say. */
  seen?: (stack: PetcareStack) => void;
}

/** A deployment that is told everything. */
export const everySetting = {
  domainName: "walks.bay.com",
  hostedZoneId: "Z123",
  sitePlan: "free",
  mail: "ses",
  sms: "notify",
};

/** The calls that bundling finds in a function that reads the caller's record and answers. */
const ordinaryCalls = ["dynamodb:DescribeEndpoints", "dynamodb:GetItem"];

/** Writes what a build makes, in short: a bundle of each handler with its calls, and the pages of the site. */
export function writeBuild(
  { functionsFolder, siteFolder }: { functionsFolder: string; siteFolder: string },
  { endpoints = contractEndpoints, calls = {} }: Options = {},
): void {
  const handlers = [...endpoints, ...jobs].map(({ handler }) => handler);
  for (const handler of handlers) {
    mkdirSync(join(functionsFolder, handler), { recursive: true });
    writeFileSync(join(functionsFolder, handler, "index.mjs"), `export const handler = () => "${handler}";`);
  }
  const allCalls = { ...Object.fromEntries(handlers.map((handler) => [handler, ordinaryCalls])), ...calls };
  writeFileSync(join(functionsFolder, "calls.json"), JSON.stringify(allCalls));
  mkdirSync(siteFolder, { recursive: true });
  const pages = ["index.html", "app.html", ...pageAddresses.map(pageFile)];
  for (const page of pages) writeFileSync(join(siteFolder, page), "<title>stub</title>");
  writeFileSync(join(siteFolder, "robots.txt"), `Sitemap: ${business.siteUrl}/sitemap.xml`);
}

const made = new Map<string, Template>();

/** The template made from stub bundles and a stub site, with cdk.json's settings. The same options are synthesised once. */
export function synthesise(options: Options = {}): Template {
  const { endpoints = contractEndpoints, calls = {}, context = {}, seen } = options;
  if (seen) return synthesiseAnew(options);
  const key = JSON.stringify([endpoints.map(({ name }) => name), calls, context]);
  const template = made.get(key) ?? synthesiseAnew(options);
  made.set(key, template);
  return template;
}

export function synthesiseAnew({
  endpoints = contractEndpoints,
  calls = {},
  validated = false,
  context = {},
  seen = () => {},
}: Options = {}): Template {
  const folder = mkdtempSync(join(tmpdir(), "stack-"));
  try {
    const build = { functionsFolder: join(folder, "functions"), siteFolder: join(folder, "site") };
    writeBuild(build, { endpoints, calls });
    const app = new App({
      outdir: join(folder, "out"),
      analyticsReporting: cdk.versionReporting,
      builtinCloudFormationValidation: validated,
      context: {
        ...cdk.context,
        ...context,
        "aws:cdk:disable-asset-staging": true,
        "aws:cdk:enable-asset-metadata": true,
      },
    });
    const stack = new PetcareStack(app, "Petcare", { ...build, endpoints });
    seen(stack);
    return Template.fromStack(stack);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
