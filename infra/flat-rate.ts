import { CfnRule, Fn, Stack } from "aws-cdk-lib";
import type { Distribution } from "aws-cdk-lib/aws-cloudfront";
import { CfnSubscription } from "aws-cdk-lib/aws-pricingplanmanager";
import { CfnWebACL } from "aws-cdk-lib/aws-wafv2";
import { Construct } from "constructs";

/**
 * CloudFront's Free plan: the site's traffic costs nothing, however much comes.
 * It wants exactly one distribution and one web ACL, and holds both until the month after it is cancelled.
 */
export class FlatRate extends Construct {
  /** @param distribution the site's, which gets the web ACL */
  constructor(scope: Construct, id: string, distribution: Distribution) {
    super(scope, id);
    // It has no rules: the API's limits are the functions' own.
    const { attrArn: webAclArn } = new CfnWebACL(this, "WebAcl", {
      scope: "CLOUDFRONT",
      defaultAction: { allow: {} },
      visibilityConfig: { cloudWatchMetricsEnabled: false, sampledRequestsEnabled: false, metricName: "site" },
    });
    distribution.attachWebAclId(webAclArn);
    new CfnSubscription(this, "Plan", {
      planFamily: "CloudFront",
      planTier: "FREE",
      usageLevel: "DEFAULT",
      resourceArns: [distribution.distributionArn, webAclArn],
    });
    new CfnRule(this, "Region", {
      assertions: [
        {
          assert: Fn.conditionEquals(Stack.of(this).region, "us-east-1"),
          assertDescription:
            "CloudFront's Free plan needs a deployment in us-east-1, where the web ACLs of CloudFront are.",
        },
      ],
    });
  }

  /**
   * The plan that `cdk deploy -c sitePlan=free` asks for, or none.
   * @throws Error for another plan
   */
  static ofContext(scope: Construct, id: string, distribution: Distribution): FlatRate | undefined {
    const plan: string | undefined = scope.node.tryGetContext("sitePlan");
    if (plan === undefined) return undefined;
    if (plan !== "free") throw new Error("The only plan of the site is -c sitePlan=free");
    return new FlatRate(scope, id, distribution);
  }
}
