import { business } from "@petcare/business";
import { ping } from "@petcare/contract";
import { expect, test } from "vitest";
import { functionsOf, handlerOf, roleOf, statementsBeyondLog } from "./deployed.ts";
import { synthesise } from "./synth.ts";

const calls = { [ping.handler]: ["dynamodb:GetItem", "ses:SendEmail"] };
const made = (context: Record<string, unknown>) => synthesise({ endpoints: [ping], calls, context });
const ses = { domainName: "walks.bay.com", hostedZoneId: "Z123", mail: "ses" };
const template = made(ses);
const [set] = Object.keys(template.findResources("AWS::SES::ConfigurationSet"));
const targets = Object.values(functionsOf(template));
const [topic] = Object.keys(template.findResources("AWS::SNS::Topic")).filter((id) => id.startsWith("Mail"));
const arn = ["arn:", { Ref: "AWS::Partition" }, ":ses:", { Ref: "AWS::Region" }, ":", { Ref: "AWS::AccountId" }];

test("with -c mail=ses a function that mails may send from the domain by its configuration, and knows both", () => {
  const target = targets.find((one) => handlerOf(one) === ping.handler) as (typeof targets)[number];
  expect(target.Properties.Environment.Variables).toMatchObject({
    MAIL_FROM: `"${business.name}" <no-reply@walks.bay.com>`,
    MAIL_CONFIGURATION: { Ref: set },
  });
  expect(statementsBeyondLog(template, roleOf(target))).toContainEqual({
    Effect: "Allow",
    Action: "ses:SendEmail",
    Resource: [
      { "Fn::Join": ["", [...arn, ":configuration-set/", { Ref: set }]] },
      { "Fn::Join": ["", [...arn, ":identity/walks.bay.com"]] },
    ],
  });
});

test("bounces and complaints, and nothing else, come over a topic of SES's own to the job that notes them", () => {
  template.hasResourceProperties("AWS::SES::ConfigurationSetEventDestination", {
    ConfigurationSetName: { Ref: set },
    EventDestination: { MatchingEventTypes: ["bounce", "complaint"], SnsDestination: { TopicARN: { Ref: topic } } },
  });
  template.hasResourceProperties("AWS::SES::ConfigurationSet", { SuppressionOptions: { SuppressedReasons: [] } });
  const [[jobId, job] = []] = Object.entries(functionsOf(template)).filter(
    ([, one]) => handlerOf(one) === "jobs/note-mail-event",
  );
  template.hasResourceProperties("AWS::SNS::Subscription", {
    Protocol: "lambda",
    TopicArn: { Ref: topic },
    Endpoint: { "Fn::GetAtt": [jobId, "Arn"] },
  });
  expect(job?.Properties.Timeout).toBe(30);
  template.hasResourceProperties("AWS::Lambda::Permission", {
    FunctionName: { "Fn::GetAtt": [jobId, "Arn"] },
    Principal: "sns.amazonaws.com",
    SourceArn: { Ref: topic },
  });
  template.hasResourceProperties("AWS::Lambda::EventInvokeConfig", { FunctionName: { Ref: jobId } });
  const [policy] = Object.values(
    template.findResources("AWS::SNS::TopicPolicy", { Properties: { Topics: [{ Ref: topic }] } }),
  );
  expect(policy?.Properties.PolicyDocument.Statement).toEqual([
    expect.objectContaining({ Effect: "Deny", Condition: { Bool: { "aws:SecureTransport": "false" } } }),
    expect.objectContaining({
      Effect: "Allow",
      Action: "sns:Publish",
      Principal: { Service: "ses.amazonaws.com" },
      Condition: { StringEquals: expect.objectContaining({ "AWS:SourceAccount": { Ref: "AWS::AccountId" } }) },
    }),
  ]);
});

test("without it nothing is mailed: no function may, none knows an address, and there is no job", () => {
  const { mail: _, ...domain } = ses;
  for (const without of [made({}), made(domain)]) {
    expect(JSON.stringify(without.toJSON())).not.toMatch(/ses:SendEmail|MAIL_FROM|note-mail-event/);
    without.resourceCountIs("AWS::SES::ConfigurationSet", 0);
  }
});
