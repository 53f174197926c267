import { join } from "node:path";
import { App } from "aws-cdk-lib";
import { PetcareStack } from "./petcare-stack.ts";

const root = join(import.meta.dirname, "..");

new PetcareStack(new App(), "Petcare", {
  functionsFolder: join(root, "functions/dist"),
  siteFolder: join(root, "web/dist"),
});
