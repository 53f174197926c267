import { CfnBudget } from "aws-cdk-lib/aws-budgets";
import { Construct } from "constructs";

/** US dollars a month, of the whole account. A small business stays below a tenth of it, without its texts. */
const limit = 30;

/** Emails the owner when the month has cost four fifths of the budget, and when it is about to cost more than all of it. */
export class Budget extends Construct {
  constructor(scope: Construct, id: string, email: string) {
    super(scope, id);
    const at = (notificationType: "ACTUAL" | "FORECASTED", threshold: number) => ({
      notification: { notificationType, threshold, thresholdType: "PERCENTAGE", comparisonOperator: "GREATER_THAN" },
      subscribers: [{ subscriptionType: "EMAIL", address: email }],
    });
    new CfnBudget(this, "Month", {
      budget: { budgetType: "COST", timeUnit: "MONTHLY", budgetLimit: { amount: limit, unit: "USD" } },
      notificationsWithSubscribers: [at("ACTUAL", 80), at("FORECASTED", 100)],
    });
  }
}
