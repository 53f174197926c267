import { business } from "@petcare/business";
import { jobMetrics } from "@petcare/contract";
import { Aws, Duration, Validations } from "aws-cdk-lib";
import type { HttpApi } from "aws-cdk-lib/aws-apigatewayv2";
import {
  ComparisonOperator,
  Dashboard,
  GraphWidget,
  type IMetric,
  Metric,
  TreatMissingData,
} from "aws-cdk-lib/aws-cloudwatch";
import { SnsAction } from "aws-cdk-lib/aws-cloudwatch-actions";
import { ServicePrincipal } from "aws-cdk-lib/aws-iam";
import type { Function as LambdaFunction } from "aws-cdk-lib/aws-lambda";
import { Topic } from "aws-cdk-lib/aws-sns";
import { EmailSubscription } from "aws-cdk-lib/aws-sns-subscriptions";
import type { IQueue } from "aws-cdk-lib/aws-sqs";
import { Construct } from "constructs";
import type { Backend } from "./backend.ts";

interface Watched {
  http: HttpApi;
  jobs: LambdaFunction[];
  exportJob: LambdaFunction;
  /** Of calls that failed to the end. */
  failures: IQueue;
  table: Backend["table"];
  /** The owner's address, which gets the alarms. */
  email: string;
}

/** US dollars a month. Texts beyond it are no small business's. */
const textSpend = 15;

/**
 * Alarms that email the owner, and one dashboard. AWS asks nothing for the first ten alarms, ten metrics of our own and
 * three dashboards.
 */
export class Watching extends Construct {
  private readonly action: SnsAction;

  constructor(scope: Construct, id: string, { http, jobs, exportJob, failures, table, email }: Watched) {
    super(scope, id);
    const topic = new Topic(this, "Topic", {
      displayName: `${business.name}: something needs attention`,
      enforceSSL: true,
    });
    // A policy of the topic's own takes the place of AWS's, which let alarms in.
    const conditions = { StringEquals: { "aws:SourceAccount": Aws.ACCOUNT_ID } };
    topic.grantPublish(new ServicePrincipal("cloudwatch.amazonaws.com", { conditions }));
    const subscription = topic.addSubscription(new EmailSubscription(email));
    const reason = "SNS hands an email over once and sees no bounce; the dashboard shows what the alarms say";
    Validations.of(subscription).acknowledge({ id: "Serverless-SNSRedrivePolicy", reason });
    this.action = new SnsAction(topic);

    const [soon, day] = [Duration.minutes(5), Duration.days(1)];
    // This metric counts every 5xx answer of the API, whether its code, a crash, a time-out or a throttle caused it.
    const serverErrors = http.metricServerError({ period: soon });
    // Of all functions of the account and region.
    const throttles = new Metric({ namespace: "AWS/Lambda", metricName: "Throttles", period: soon });
    const tableThrottles = new Metric({
      namespace: "AWS/DynamoDB",
      metricName: "ThrottledRequests",
      dimensionsMap: { TableName: table.tableName },
      period: soon,
    });
    const texts = new Metric({ namespace: "AWS/SNS", metricName: "SMSMonthToDateSpentUSD", period: day });
    // The nightly job counts in its log what its check of the books finds.
    const bookFaults = new Metric({ namespace: jobMetrics, metricName: "book_faults", period: day });
    // And the messenger, for whom of those to be told it failed.
    const untold = new Metric({ namespace: jobMetrics, metricName: "people_failed", period: soon });

    this.ring("ApiFails", serverErrors);
    this.ring("Throttled", throttles);
    this.ring("BooksDisagree", bookFaults);
    this.ring("PeopleFailed", untold);
    this.ring("JobGaveUp", failures.metricApproximateNumberOfMessagesVisible({ period: soon }), "Maximum");
    this.ring("TextsCostMuch", texts, "Maximum", textSpend);
    // An export that fails is not repeated, so it has given up. All jobs but the night run each minute.
    for (const job of jobs) {
      const period = job.node.id === "nightly" ? day : Duration.minutes(15);
      this.ring(`${job.node.id}Fails`, job.metricErrors({ period: soon }));
      this.ringWithout(`${job.node.id}DoesNotRun`, job.metricInvocations({ period }));
    }

    const graph = (title: string, ...left: IMetric[]) => new GraphWidget({ title, left, width: 12 });
    new Dashboard(this, "Dashboard", {
      defaultInterval: Duration.days(14),
      widgets: [
        [graph("Requests", http.metricCount()), graph("Failures", serverErrors, throttles, tableThrottles)],
        [
          graph("Time to answer", http.metricLatency({ statistic: "p50" }), http.metricLatency({ statistic: "p99" })),
          graph("Texts, US dollars of the month", texts.with({ statistic: "Maximum" })),
        ],
        [
          graph("Jobs", ...[...jobs, exportJob].flatMap((job) => [job.metricInvocations(), job.metricErrors()])),
          graph("Faults in the books", bookFaults),
        ],
      ],
    });
  }

  /** An alarm that rings when the metric reaches the threshold in a period. */
  private ring(id: string, metric: Metric, statistic = "Sum", threshold = 1): void {
    metric
      .with({ statistic })
      .createAlarm(this, id, {
        threshold,
        evaluationPeriods: 1,
        treatMissingData: TreatMissingData.NOT_BREACHING,
      })
      .addAlarmAction(this.action);
  }

  /**
   * An alarm that rings after a period in which nothing was counted, once something was.
   * A new alarm knows nothing. It knows nothing again where the counts stop, and only that change is told.
   */
  private ringWithout(id: string, metric: Metric): void {
    metric
      .with({ statistic: "Sum" })
      .createAlarm(this, id, {
        threshold: 1,
        evaluationPeriods: 1,
        comparisonOperator: ComparisonOperator.LESS_THAN_THRESHOLD,
        treatMissingData: TreatMissingData.MISSING,
      })
      .addInsufficientDataAction(this.action);
  }
}
