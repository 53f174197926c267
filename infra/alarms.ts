import { business } from "@petcare/business";
import { nightlyMetrics } from "@petcare/contract";
import { Duration } from "aws-cdk-lib";
import type { HttpApi } from "aws-cdk-lib/aws-apigatewayv2";
import { type Alarm, ComparisonOperator, Metric, TreatMissingData } from "aws-cdk-lib/aws-cloudwatch";
import { SnsAction } from "aws-cdk-lib/aws-cloudwatch-actions";
import type { Function as LambdaFunction } from "aws-cdk-lib/aws-lambda";
import { Topic } from "aws-cdk-lib/aws-sns";
import { EmailSubscription } from "aws-cdk-lib/aws-sns-subscriptions";
import { Construct } from "constructs";

interface Watched {
  http: HttpApi;
  jobs: LambdaFunction[];
  exportJob: LambdaFunction;
  /** The owner's address, which gets the alarms. */
  email: string;
}

/** Alarms that email the owner when the API or a job fails, and when the books do not agree. */
export class Alarms extends Construct {
  constructor(scope: Construct, id: string, { http, jobs, exportJob, email }: Watched) {
    super(scope, id);
    const topic = new Topic(this, "Topic", { displayName: `${business.name}: something needs attention` });
    topic.addSubscription(new EmailSubscription(email));
    const action = new SnsAction(topic);

    // This metric counts every 5xx answer of the API, whether its code, a crash, a time-out or a throttle caused it.
    this.once("ApiFails", http.metricServerError({ period: Duration.minutes(5) })).addAlarmAction(action);
    // The nightly job counts in its log what its check of the books finds.
    const bookFaults = new Metric({ namespace: nightlyMetrics, metricName: "book_faults", period: Duration.days(1) });
    this.once("BooksDisagree", bookFaults).addAlarmAction(action);
    for (const job of [...jobs, exportJob]) {
      this.once(`${job.node.id}Fails`, job.metricErrors({ period: Duration.minutes(5) })).addAlarmAction(action);
    }
    for (const job of jobs) {
      const period = Duration.days(1);
      job
        .metricInvocations({ period })
        .createAlarm(this, `${job.node.id}DoesNotRun`, {
          threshold: 1,
          evaluationPeriods: 1,
          comparisonOperator: ComparisonOperator.LESS_THAN_THRESHOLD,
          treatMissingData: TreatMissingData.BREACHING,
        })
        .addAlarmAction(action);
    }
  }

  /** An alarm that rings at the first count in a period of the metric. */
  private once(id: string, metric: Metric): Alarm {
    return metric.with({ statistic: "Sum" }).createAlarm(this, id, {
      threshold: 1,
      evaluationPeriods: 1,
      comparisonOperator: ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD,
      treatMissingData: TreatMissingData.NOT_BREACHING,
    });
  }
}
