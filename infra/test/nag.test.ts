import { CfnResource, Validations } from "aws-cdk-lib";
import { AwsSolutionsChecks, type NagPack, ServerlessChecks } from "cdk-nag";
import type { IConstruct } from "constructs";
import { expect, test } from "vitest";
import { everySetting, synthesise } from "./synth.ts";

interface Finding {
  path: string;
  rule: string;
}

interface Looked {
  resources: number;
  /** The findings of AWS's packs of rules, acknowledged or not. */
  found: Finding[];
  left: Finding[];
  acknowledged: (Finding & { reason: string })[];
}

const deployments = [{}, everySetting].map((context) => {
  let looked: Looked | undefined;
  synthesise({
    context,
    seen: (stack) => {
      looked = lookAt(stack);
    },
  });
  return { context, ...(looked as Looked) };
});

function lookAt(stack: IConstruct): Looked {
  const packs = [new AwsSolutionsChecks(), new ServerlessChecks()];
  const left = packs.flatMap((pack) => findings(pack, stack));
  // A pack asks this of each finding.
  const found = packs.flatMap((pack) => findings(Object.assign(pack, { isAcknowledged: () => false }), stack));
  const resources = stack.node.findAll().filter(CfnResource.isCfnResource).length;
  return { resources, found, left, acknowledged: acknowledgedIn(stack) };
}

function findings(pack: NagPack, stack: IConstruct): Finding[] {
  return pack
    .validateScope(stack)
    .violations.flatMap(({ ruleName, violatingResources }) =>
      violatingResources.map(({ constructPath = "" }) => ({ path: constructPath, rule: ruleName })),
    );
}

/** The CDK puts a prefix before each rule. */
function acknowledgedIn(stack: IConstruct): Looked["acknowledged"] {
  return stack.node.findAll().flatMap(({ node }) =>
    node.metadata
      .filter(({ type }) => type === Validations.ACKNOWLEDGED_RULES_METADATA_KEY)
      .flatMap(({ data }) => Object.entries<string>(data))
      .map(([id, reason]) => ({ path: node.path, rule: id.slice(id.indexOf("::") + 2), reason })),
  );
}

test.each(deployments)("AWS's rules find nothing that is not acknowledged: $context", ({ resources, left }) => {
  expect(left).toEqual([]);
  expect(resources).toBeGreaterThan(150);
});

test.each(deployments)("each acknowledgement has its finding, and says why: $context", ({ found, acknowledged }) => {
  const isFound = ({ path, rule }: Finding) =>
    found.some((finding) => finding.rule === rule && `${finding.path}/`.startsWith(`${path}/`));
  expect(acknowledged.length).toBeGreaterThan(200);
  expect(acknowledged.filter((one) => !isFound(one))).toEqual([]);
  expect(acknowledged.filter(({ reason }) => reason.split(" ").length < 4)).toEqual([]);
});
