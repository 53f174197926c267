import { join } from "node:path";
import { App } from "aws-cdk-lib";
import { PetcareStack } from "./petcare-stack.ts";

const root = join(import.meta.dirname, "..");

// The template's own test checks it against CloudFormation's schemas, which would be nine tenths of each synthesis.
const app = new App({ builtinCloudFormationValidation: false });
const name: string = app.node.tryGetContext("stack") ?? "Petcare";

new PetcareStack(app, name, {
  functionsFolder: join(root, "functions/dist"),
  siteFolder: join(root, "web/dist"),
});
