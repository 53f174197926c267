import { jobs } from "@petcare/contract";
import { expect, test } from "vitest";
import { statementsOf } from "./deployed.ts";
import { everySetting, synthesise } from "./synth.ts";

const template = synthesise();
const all = (type: string) => Object.values(template.findResources(type)).map(({ Properties }) => Properties);
const idOf = (type: string) => Object.keys(template.findResources(type))[0];
const jobId = (name: string) =>
  Object.keys(template.findResources("AWS::Lambda::Function", { Properties: { Description: `The ${name} job` } }))[0] ??
  "";
const topic = { Ref: idOf("AWS::SNS::Topic") };
const queue = idOf("AWS::SQS::Queue");

test("the scheduled jobs are called on their schedules, where the business is, by the scheduler of this account", () => {
  const schedules = all("AWS::Scheduler::Schedule");
  expect(schedules.map((one) => [one.ScheduleExpression, one.ScheduleExpressionTimezone, one.Target.Arn])).toEqual(
    jobs.flatMap((job) =>
      "schedule" in job ? [[job.schedule, "America/New_York", { "Fn::GetAtt": [jobId(job.name), "Arn"] }]] : [],
    ),
  );
  for (const { Target } of schedules) {
    const caller: string = Target.RoleArn["Fn::GetAtt"][0];
    expect(statementsOf(template, caller)).toEqual([
      { Effect: "Allow", Action: "lambda:InvokeFunction", Resource: Target.Arn },
    ]);
    const role = template.findResources("AWS::IAM::Role")[caller];
    expect(role?.Properties.AssumeRolePolicyDocument.Statement).toMatchObject([
      {
        Principal: { Service: "scheduler.amazonaws.com" },
        Condition: { StringEquals: { "aws:SourceAccount": { Ref: "AWS::AccountId" } } },
      },
    ]);
  }
});

test("alarms email the owner; a job that has not run tells of its silence, but not before its first run", () => {
  const found = all("AWS::CloudWatch::Alarm").map((alarm) => {
    const isSilence = alarm.ComparisonOperator === "LessThanThreshold";
    expect([alarm.AlarmActions, alarm.InsufficientDataActions]).toEqual(
      isSilence ? [undefined, [topic]] : [[topic], undefined],
    );
    expect(alarm.EvaluationPeriods).toBe(1);
    // A new alarm has no data, and tells only of a change. To breach without data would be such a change.
    expect(alarm.TreatMissingData).toBe(isSilence ? "missing" : "notBreaching");
    const rule = `${alarm.Statistic} ${isSilence ? "<" : "≥"} ${alarm.Threshold} in ${alarm.Period} s`;
    return [`${alarm.Namespace} ${alarm.MetricName}: ${rule}`, alarm.Dimensions?.[0].Value];
  });
  expect(found).toEqual([
    ["AWS/ApiGateway 5xx: Sum ≥ 1 in 300 s", { Ref: idOf("AWS::ApiGatewayV2::Api") }],
    ["AWS/Lambda Throttles: Sum ≥ 1 in 300 s", undefined],
    ["Petcare/Nightly book_faults: Sum ≥ 1 in 86400 s", undefined],
    ["Petcare/Nightly people_failed: Sum ≥ 1 in 300 s", undefined],
    ["AWS/SQS ApproximateNumberOfMessagesVisible: Maximum ≥ 1 in 300 s", { "Fn::GetAtt": [queue, "QueueName"] }],
    ["AWS/SNS SMSMonthToDateSpentUSD: Maximum ≥ 15 in 86400 s", undefined],
    ["AWS/Lambda Errors: Sum ≥ 1 in 300 s", { Ref: jobId("nightly") }],
    ["AWS/Lambda Invocations: Sum < 1 in 86400 s", { Ref: jobId("nightly") }],
    ["AWS/Lambda Errors: Sum ≥ 1 in 300 s", { Ref: jobId("messenger") }],
    ["AWS/Lambda Invocations: Sum < 1 in 900 s", { Ref: jobId("messenger") }],
  ]);
  template.hasResourceProperties("AWS::SNS::Subscription", { Protocol: "email", Endpoint: { Ref: "OwnerEmail" } });
  template.resourceCountIs("AWS::CloudWatch::Dashboard", 1);
});

// That nobody without TLS reaches them is one of AWS's own rules: see nag.test.ts.
test("a topic takes messages of AWS's services for this account alone: of alarms, and of mail where there is any", () => {
  const policies = Object.values(synthesise({ context: everySetting }).findResources("AWS::SNS::TopicPolicy"));
  const allowed = policies
    .flatMap(({ Properties }) => Properties.PolicyDocument.Statement)
    .filter(({ Effect }) => Effect === "Allow");
  const services = ["cloudwatch", "ses"].map((name) => ({ Service: `${name}.amazonaws.com` }));
  expect(allowed.map(({ Principal }) => Principal)).toEqual(expect.arrayContaining(services));
  const ofAccount = /"aws:sourceaccount":{"Ref":"AWS::AccountId"}/i;
  for (const { Condition } of allowed) expect(JSON.stringify(Condition)).toMatch(ofAccount);
});

test("a night, a messenger and an export that failed to the end are kept in the queue; an export is not tried again", () => {
  const failing = all("AWS::Lambda::EventInvokeConfig").map((kept) => [
    kept.FunctionName.Ref,
    kept.DestinationConfig.OnFailure.Destination,
    kept.MaximumRetryAttempts,
  ]);
  const destination = { "Fn::GetAtt": [queue, "Arn"] };
  expect(failing).toHaveLength(3);
  expect(failing).toContainEqual([jobId("export"), destination, 0]);
  for (const job of ["messenger", "nightly"]) expect(failing).toContainEqual([jobId(job), destination, undefined]);
  template.hasResourceProperties("AWS::Lambda::Function", {
    Description: "The export job",
    EphemeralStorage: { Size: 10_240 },
  });
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
