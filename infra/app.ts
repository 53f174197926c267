import { join } from "node:path";
import { business } from "@petcare/business";
import { Annotations, App } from "aws-cdk-lib";
import { exampleFacts } from "./deploy/facts.ts";
import { PetcareStack } from "./petcare-stack.ts";

const root = join(import.meta.dirname, "..");

// The template's own test checks it against CloudFormation's schemas, which would be nine tenths of each synthesis.
const app = new App({ builtinCloudFormationValidation: false });
const name: string = app.node.tryGetContext("stack") ?? "Petcare";

const stack = new PetcareStack(app, name, {
  functionsFolder: join(root, "functions/dist"),
  siteFolder: join(root, "web/dist"),
});
for (const line of exampleFacts(business)) Annotations.of(stack).addWarningV2("petcare:exampleFacts", line);
