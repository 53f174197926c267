// The CDK's command line runs this first: an older Node could not read the TypeScript that comes after it.
import { readFileSync } from "node:fs";

const [needed] = readFileSync(new URL("../.node-version", import.meta.url), "utf8").split(".");
const { node: own } = process.versions;
if (Number.parseInt(own, 10) < Number(needed)) {
  process.stderr.write(
    `This needs Node ${needed}, and runs on Node ${own}. npm ci brings the right one: npx cdk … takes it.\n`,
  );
  process.exitCode = 1;
}
