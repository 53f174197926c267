import { CfnResource, Validations } from "aws-cdk-lib";
import { AwsSolutionsChecks, type NagPack, ServerlessChecks } from "cdk-nag";
import type { IConstruct } from "constructs";
import { expect, test } from "vitest";
import { everySetting, synthesise } from "./synth.ts";

/** A rule that something breaks. */
interface Finding {
  path: string;
  rule: string;
}

function findings(pack: NagPack, stack: IConstruct): Finding[] {
  return pack
    .validateScope(stack)
    .violations.flatMap(({ ruleName, violatingResources }) =>
      violatingResources.map(({ constructPath = "" }) => ({ path: constructPath, rule: ruleName })),
    );
}

/** The CDK puts a prefix before each rule. */
const acknowledgedIn = (stack: IConstruct): (Finding & { reason: string })[] =>
  stack.node.findAll().flatMap(({ node }) =>
    node.metadata
      .filter(({ type }) => type === Validations.ACKNOWLEDGED_RULES_METADATA_KEY)
      .flatMap(({ data }) => Object.entries<string>(data))
      .map(([id, reason]) => ({ path: node.path, rule: id.slice(id.indexOf("::") + 2), reason })),
  );

test.each([{}, everySetting])(
  "AWS's rules find nothing that is not acknowledged; each acknowledgement has its finding and says why: %j",
  (context) => {
    expect.hasAssertions();
    synthesise({
      context,
      seen: (stack) => {
        const packs = [new AwsSolutionsChecks(), new ServerlessChecks()];
        expect(packs.flatMap((pack) => findings(pack, stack))).toEqual([]);
        expect(stack.node.findAll().filter(CfnResource.isCfnResource).length).toBeGreaterThan(150);

        // A pack asks this of each finding.
        const found = packs.flatMap((pack) => findings(Object.assign(pack, { isAcknowledged: () => false }), stack));
        const isFound = ({ path, rule }: Finding) =>
          found.some((finding) => finding.rule === rule && `${finding.path}/`.startsWith(`${path}/`));
        const acknowledged = acknowledgedIn(stack);
        expect(acknowledged.length).toBeGreaterThan(200);
        expect(acknowledged.filter((one) => !isFound(one))).toEqual([]);
        expect(acknowledged.filter(({ reason }) => reason.split(" ").length < 4)).toEqual([]);
      },
    });
  },
);
