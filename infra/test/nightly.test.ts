import { jobs } from "@petcare/contract";
import { expect, test } from "vitest";
import { synthesise } from "./synth.ts";

const template = synthesise();
const [[jobId] = []] = Object.entries(
  template.findResources("AWS::Lambda::Function", { Properties: { Description: "The nightly job" } }),
);

test("the contract's scheduled jobs are called on their schedules, in UTC", () => {
  const schedules = Object.values(template.findResources("AWS::Scheduler::Schedule"));
  expect(
    schedules.map(({ Properties }) => [Properties.ScheduleExpression, Properties.ScheduleExpressionTimezone]),
  ).toEqual(jobs.flatMap((job) => ("schedule" in job ? [[job.schedule, "Etc/UTC"]] : [])));
  expect(schedules[0]?.Properties.Target.Arn).toEqual({ "Fn::GetAtt": [jobId, "Arn"] });
});

test("the owner gets an email when the API fails, when the nightly job fails or does not run, and when the books disagree", () => {
  template.hasResourceProperties("AWS::SNS::Subscription", { Protocol: "email", Endpoint: { Ref: "OwnerEmail" } });
  const [topic] = Object.keys(template.findResources("AWS::SNS::Topic"));
  const ofJob = [{ Name: "FunctionName", Value: { Ref: jobId } }];
  const [api] = Object.keys(template.findResources("AWS::ApiGatewayV2::Api"));
  const rings = (properties: object) =>
    template.hasResourceProperties("AWS::CloudWatch::Alarm", {
      AlarmActions: [{ Ref: topic }],
      Statistic: "Sum",
      Threshold: 1,
      ...properties,
    });
  const onOne = { ComparisonOperator: "GreaterThanOrEqualToThreshold", TreatMissingData: "notBreaching" };
  rings({
    Namespace: "AWS/ApiGateway",
    MetricName: "5xx",
    Dimensions: [{ Name: "ApiId", Value: { Ref: api } }],
    ...onOne,
  });
  rings({ Namespace: "Petcare/Nightly", MetricName: "book_faults", ...onOne });
  rings({ Namespace: "AWS/Lambda", MetricName: "Errors", Dimensions: ofJob, ...onOne });
  rings({
    Namespace: "AWS/Lambda",
    MetricName: "Invocations",
    Dimensions: ofJob,
    ComparisonOperator: "LessThanThreshold",
    TreatMissingData: "breaching",
    Period: 86_400,
  });
});
