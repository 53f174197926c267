import { jobs } from "@petcare/contract";
import { expect, test } from "vitest";
import { statementsOf } from "./deployed.ts";
import { synthesise } from "./synth.ts";

const template = synthesise();
const [[jobId] = []] = Object.entries(
  template.findResources("AWS::Lambda::Function", { Properties: { Description: "The nightly job" } }),
);
const [[messengerId] = []] = Object.entries(
  template.findResources("AWS::Lambda::Function", { Properties: { Description: "The messenger job" } }),
);
const [topic] = Object.keys(template.findResources("AWS::SNS::Topic"));

test("the contract's scheduled jobs are called on their schedules, where the business is", () => {
  const schedules = Object.values(template.findResources("AWS::Scheduler::Schedule"));
  expect(
    schedules.map(({ Properties }) => [Properties.ScheduleExpression, Properties.ScheduleExpressionTimezone]),
  ).toEqual(jobs.flatMap((job) => ("schedule" in job ? [[job.schedule, "America/New_York"]] : [])));
  expect(schedules[0]?.Properties.Target.Arn).toEqual({ "Fn::GetAtt": [jobId, "Arn"] });
});

test("the scheduler of this account calls the job, and nothing else of it or of ours", () => {
  const [schedule] = Object.values(template.findResources("AWS::Scheduler::Schedule"));
  const caller = schedule?.Properties.Target.RoleArn["Fn::GetAtt"][0];
  expect(statementsOf(template, caller)).toEqual([
    { Effect: "Allow", Action: "lambda:InvokeFunction", Resource: { "Fn::GetAtt": [jobId, "Arn"] } },
  ]);
  expect(template.findResources("AWS::IAM::Role")[caller]?.Properties.AssumeRolePolicyDocument.Statement).toEqual([
    {
      Effect: "Allow",
      Action: "sts:AssumeRole",
      Principal: { Service: "scheduler.amazonaws.com" },
      Condition: {
        StringEquals: {
          "aws:SourceAccount": { Ref: "AWS::AccountId" },
          "aws:SourceArn": expect.objectContaining({ "Fn::Join": expect.anything() }),
        },
      },
    },
  ]);
});

test("alarms of this account reach the topic, and nobody without TLS does", () => {
  const [policy, ...more] = Object.values(template.findResources("AWS::SNS::TopicPolicy"));
  expect(more).toEqual([]);
  const on = { Action: "sns:Publish", Resource: { Ref: topic } };
  expect(policy?.Properties.PolicyDocument.Statement).toEqual([
    expect.objectContaining({ ...on, Effect: "Deny", Condition: { Bool: { "aws:SecureTransport": "false" } } }),
    {
      ...on,
      Sid: "1",
      Effect: "Allow",
      Principal: { Service: "cloudwatch.amazonaws.com" },
      Condition: { StringEquals: { "aws:SourceAccount": { Ref: "AWS::AccountId" } } },
    },
  ]);
});

/** That an alarm of these properties tells the topic, which emails the owner. */
function rings(properties: object): void {
  template.hasResourceProperties("AWS::SNS::Subscription", { Protocol: "email", Endpoint: { Ref: "OwnerEmail" } });
  template.hasResourceProperties("AWS::CloudWatch::Alarm", {
    AlarmActions: [{ Ref: topic }],
    Statistic: "Sum",
    Threshold: 1,
    ...properties,
  });
}
const onOne = { ComparisonOperator: "GreaterThanOrEqualToThreshold", TreatMissingData: "notBreaching" };
const ofJob = [{ Name: "FunctionName", Value: { Ref: jobId } }];

test("the owner gets an email when the API fails, when the nightly job fails, when the books disagree, and when somebody could not be told", () => {
  const [api] = Object.keys(template.findResources("AWS::ApiGatewayV2::Api"));
  rings({
    Namespace: "AWS/ApiGateway",
    MetricName: "5xx",
    Dimensions: [{ Name: "ApiId", Value: { Ref: api } }],
    ...onOne,
  });
  rings({ Namespace: "Petcare/Nightly", MetricName: "book_faults", ...onOne });
  rings({ Namespace: "Petcare/Nightly", MetricName: "people_failed", ...onOne });
  rings({ Namespace: "AWS/Lambda", MetricName: "Errors", Dimensions: ofJob, ...onOne });
});

test("and after a day without a night or 15 minutes without the messenger, but not before the first run", () => {
  const alarms = Object.values(template.findResources("AWS::CloudWatch::Alarm")).map(({ Properties }) => Properties);
  const told = alarms.filter(({ InsufficientDataActions }) => InsufficientDataActions);
  expect(told).toEqual(
    [jobId, messengerId].map((job, at) => ({
      Namespace: "AWS/Lambda",
      MetricName: "Invocations",
      Dimensions: [{ Name: "FunctionName", Value: { Ref: job } }],
      Statistic: "Sum",
      ComparisonOperator: "LessThanThreshold",
      Threshold: 1,
      Period: [86_400, 900][at],
      EvaluationPeriods: 1,
      // A new alarm has no data, and tells only of a change. To breach without data would be such a change.
      TreatMissingData: "missing",
      InsufficientDataActions: [{ Ref: topic }],
    })),
  );
  expect(alarms.filter(({ TreatMissingData }) => TreatMissingData === "breaching")).toEqual([]);
});

test("and when something is throttled, when a job has given up, and when texts have cost $15 in a month", () => {
  const [queue] = Object.keys(template.findResources("AWS::SQS::Queue"));
  rings({ Namespace: "AWS/Lambda", MetricName: "Throttles", ...onOne });
  rings({
    Namespace: "AWS/SQS",
    MetricName: "ApproximateNumberOfMessagesVisible",
    Dimensions: [{ Name: "QueueName", Value: { "Fn::GetAtt": [queue, "QueueName"] } }],
    Statistic: "Maximum",
    ...onOne,
  });
  rings({ MetricName: "SMSMonthToDateSpentUSD", ...onOne, Statistic: "Maximum", Threshold: 15 });
});

test("a night, a messenger and an export that failed to the end are kept in the queue of failures", () => {
  const [queue] = Object.keys(template.findResources("AWS::SQS::Queue"));
  const kept = Object.values(template.findResources("AWS::Lambda::EventInvokeConfig"));
  expect(kept.map(({ Properties }) => Properties.DestinationConfig.OnFailure.Destination)).toEqual([
    { "Fn::GetAtt": [queue, "Arn"] },
    { "Fn::GetAtt": [queue, "Arn"] },
    { "Fn::GetAtt": [queue, "Arn"] },
  ]);
});

test("watching costs nothing: at most ten alarms, two metrics of our own, one dashboard", () => {
  template.resourceCountIs("AWS::CloudWatch::Dashboard", 1);
  const alarms = Object.values(template.findResources("AWS::CloudWatch::Alarm")).map(({ Properties }) => Properties);
  expect(alarms.length).toBeLessThanOrEqual(10);
  const ours = alarms.filter(({ Namespace }) => Namespace === "Petcare/Nightly");
  expect(ours.map(({ MetricName }) => MetricName).sort()).toEqual(["book_faults", "people_failed"]);
});

test("the owner hears when the account's month has cost four fifths of $30, or is about to cost more than all of it", () => {
  const owner = [{ SubscriptionType: "EMAIL", Address: { Ref: "OwnerEmail" } }];
  template.hasResourceProperties("AWS::Budgets::Budget", {
    Budget: { BudgetType: "COST", TimeUnit: "MONTHLY", BudgetLimit: { Amount: 30, Unit: "USD" } },
    NotificationsWithSubscribers: [
      { Notification: { NotificationType: "ACTUAL", Threshold: 80 }, Subscribers: owner },
      { Notification: { NotificationType: "FORECASTED", Threshold: 100 }, Subscribers: owner },
    ],
  });
});
