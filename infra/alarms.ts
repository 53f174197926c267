import { business } from "@petcare/business";
import { Duration } from "aws-cdk-lib";
import type { HttpApi } from "aws-cdk-lib/aws-apigatewayv2";
import { type Alarm, ComparisonOperator, type Metric, TreatMissingData } from "aws-cdk-lib/aws-cloudwatch";
import { SnsAction } from "aws-cdk-lib/aws-cloudwatch-actions";
import type { Function as LambdaFunction } from "aws-cdk-lib/aws-lambda";
import { Topic } from "aws-cdk-lib/aws-sns";
import { EmailSubscription } from "aws-cdk-lib/aws-sns-subscriptions";
import { Construct } from "constructs";

interface Watched {
  http: HttpApi;
  jobs: LambdaFunction[];
}

/** Emails to the business when something breaks. */
export class Alarms extends Construct {
  constructor(scope: Construct, id: string, { http, jobs }: Watched) {
    super(scope, id);
    const topic = new Topic(this, "Topic", { displayName: `${business.name}: something needs attention` });
    topic.addSubscription(new EmailSubscription(business.email));
    const action = new SnsAction(topic);

    // Counts every function of the API: what it answers 500 itself, and its crashes, time-outs and throttles.
    this.once("ApiFails", http.metricServerError({ period: Duration.minutes(5) })).addAlarmAction(action);
    for (const job of jobs) {
      const period = Duration.days(1);
      const { id: name } = job.node;
      this.once(`${name}Fails`, job.metricErrors({ period: Duration.minutes(5) })).addAlarmAction(action);
      job
        .metricInvocations({ period })
        .createAlarm(this, `${name}DoesNotRun`, {
          threshold: 1,
          evaluationPeriods: 1,
          comparisonOperator: ComparisonOperator.LESS_THAN_THRESHOLD,
          treatMissingData: TreatMissingData.BREACHING,
        })
        .addAlarmAction(action);
    }
  }

  /** Rings on the first of what the metric counts. */
  private once(id: string, metric: Metric): Alarm {
    return metric.with({ statistic: "Sum" }).createAlarm(this, id, {
      threshold: 1,
      evaluationPeriods: 1,
      comparisonOperator: ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD,
      treatMissingData: TreatMissingData.NOT_BREACHING,
    });
  }
}
