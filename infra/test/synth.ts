import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { endpoints, jobs } from "@petcare/contract";
import { App } from "aws-cdk-lib";
import { Template } from "aws-cdk-lib/assertions";
import cdk from "../../cdk.json" with { type: "json" };
import { PetcareStack } from "../petcare-stack.ts";

export const handlers = [...endpoints, ...jobs].map(({ handler }) => handler);

/** What bundling finds in a function that reads the caller's record and answers. */
const ordinaryCalls = ["dynamodb:DescribeEndpoints", "dynamodb:GetItem"];

/**
 * The template made from stub bundles and a stub site, with cdk.json's settings.
 * @param calls handler → its AWS calls; the others make the ordinary ones
 * @param validated whether the CDK checks it against CloudFormation's schemas, which takes two seconds
 * @param context what `cdk deploy -c` adds to the settings
 */
export function synthesise(
  calls: Record<string, string[] | undefined> = {},
  validated = false,
  context: Record<string, unknown> = {},
): Template {
  const folder = mkdtempSync(join(tmpdir(), "stack-"));
  try {
    const functionsFolder = join(folder, "functions");
    for (const handler of handlers) {
      mkdirSync(join(functionsFolder, handler), { recursive: true });
      writeFileSync(join(functionsFolder, handler, "index.mjs"), `export const handler = () => "${handler}";`);
    }
    const allCalls = { ...Object.fromEntries(handlers.map((handler) => [handler, ordinaryCalls])), ...calls };
    writeFileSync(join(functionsFolder, "calls.json"), JSON.stringify(allCalls));
    const siteFolder = join(folder, "site");
    mkdirSync(siteFolder);
    for (const page of ["index.html", "app.html"]) writeFileSync(join(siteFolder, page), "<title>stub</title>");

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
    return Template.fromStack(new PetcareStack(app, "Petcare", { functionsFolder, siteFolder }));
  } finally {
    rmSync(folder, { recursive: true });
  }
}
