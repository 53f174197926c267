import { business } from "@petcare/business";
import { ping } from "@petcare/contract";
import { Match } from "aws-cdk-lib/assertions";
import { expect, test } from "vitest";
import { functionsOf, handlerOf, roleOf, statementsBeyondLog } from "./deployed.ts";
import { synthesise } from "./synth.ts";

const domain = { domainName: "walks.bay.com", hostedZoneId: "Z123" };

/** The stack with one endpoint, which is enough for what a setting changes. */
const withContext = (context: Record<string, unknown>) => synthesise({ endpoints: [ping], context });

const variablesOf = (template: ReturnType<typeof synthesise>) =>
  Object.values(functionsOf(template)).map(({ Properties }) => Properties.Environment.Variables);

const inVirginia = (why: string) => ({
  Assertions: [{ Assert: { "Fn::Equals": [{ Ref: "AWS::Region" }, "us-east-1"] }, AssertDescription: why }],
});

test("a domain of its own has a certificate and both records, and links lead there", () => {
  const template = withContext(domain);
  const [certificate] = Object.keys(template.findResources("AWS::CertificateManager::Certificate"));
  template.hasResourceProperties("AWS::CloudFront::Distribution", {
    DistributionConfig: {
      Aliases: ["walks.bay.com"],
      ViewerCertificate: { AcmCertificateArn: { Ref: certificate } },
    },
  });
  const records = Object.values(template.findResources("AWS::Route53::RecordSet")).map(({ Properties }) => Properties);
  // Three records let SES sign mail in the domain's name.
  expect(records.map(({ Type }) => Type).sort()).toEqual(["A", "AAAA", "CNAME", "CNAME", "CNAME"]);
  for (const { SITE_URL } of variablesOf(template)) expect(SITE_URL).toBe("https://walks.bay.com");
  template.hasOutput("SiteUrl", { Value: "https://walks.bay.com" });
  expect(Object.values(template.toJSON().Rules)).toContainEqual(
    inVirginia("A domain of its own needs a deployment in us-east-1, where CloudFront reads certificates."),
  );
});

test("with -c mail=ses codes and messages are mailed from the domain, and bounces and complaints are noted by a job", () => {
  const calls = { [ping.handler]: ["dynamodb:GetItem", "ses:SendEmail"] };
  const template = synthesise({ endpoints: [ping], calls, context: { ...domain, mail: "ses" } });
  const [set] = Object.keys(template.findResources("AWS::SES::ConfigurationSet"));
  const arn = ["arn:", { Ref: "AWS::Partition" }, ":ses:", { Ref: "AWS::Region" }, ":", { Ref: "AWS::AccountId" }];
  const from = `"${business.name}" <no-reply@walks.bay.com>`;
  template.hasResourceProperties("AWS::Cognito::UserPool", {
    EmailConfiguration: {
      EmailSendingAccount: "DEVELOPER",
      From: from,
      ReplyToEmailAddress: business.email,
      SourceArn: { "Fn::Join": ["", [...arn, ":identity/walks.bay.com"]] },
    },
  });
  const target = Object.values(functionsOf(template)).find((one) => handlerOf(one) === ping.handler);
  expect(target?.Properties.Environment.Variables).toMatchObject({ MAIL_FROM: from, MAIL_CONFIGURATION: { Ref: set } });
  expect(target && statementsBeyondLog(template, roleOf(target))).toContainEqual({
    Effect: "Allow",
    Action: "ses:SendEmail",
    Resource: [":configuration-set/", ":identity/walks.bay.com"].map((place) => ({
      "Fn::Join": ["", [...arn, place, ...(place.endsWith("/") ? [{ Ref: set }] : [])]],
    })),
  });
  const [topic] = Object.keys(template.findResources("AWS::SNS::Topic")).filter((id) => id.startsWith("Mail"));
  const jobId = Object.entries(functionsOf(template)).find(([, one]) => handlerOf(one) === "jobs/note-mail-event")?.[0];
  template.hasResourceProperties("AWS::SES::ConfigurationSetEventDestination", {
    ConfigurationSetName: { Ref: set },
    EventDestination: { MatchingEventTypes: ["bounce", "complaint"], SnsDestination: { TopicARN: { Ref: topic } } },
  });
  template.hasResourceProperties("AWS::SNS::Subscription", {
    TopicArn: { Ref: topic },
    Endpoint: { "Fn::GetAtt": [jobId, "Arn"] },
  });
});

test("with -c sms=notify a function that sends codes may send them by Notify", () => {
  const calls = { [ping.handler]: ["sms-voice:SendNotifyTextMessage"] };
  const template = synthesise({ endpoints: [ping], calls, context: { sms: "notify" } });
  const configuration = { UseCase: "CODE_VERIFICATION", EnabledChannels: ["SMS"], EnabledCountries: ["US"] };
  const [id] = Object.keys(template.findResources("AWS::SMSVOICE::NotifyConfiguration", { Properties: configuration }));
  const target = Object.values(functionsOf(template)).find((one) => handlerOf(one) === ping.handler);
  expect(target && statementsBeyondLog(template, roleOf(target))).toEqual([
    {
      Effect: "Allow",
      Action: "sms-voice:SendNotifyTextMessage",
      Resource: { "Fn::GetAtt": [id, "NotifyConfigurationArn"] },
    },
  ]);
  expect(target?.Properties.Environment.Variables.NOTIFY_CONFIGURATION).toEqual({
    "Fn::GetAtt": [id, "NotifyConfigurationId"],
  });
});

test("without settings there is no mail, no Notify, no plan and no web ACL, whatever functions could call", () => {
  const calls = { [ping.handler]: ["dynamodb:GetItem", "ses:SendEmail", "sms-voice:SendNotifyTextMessage"] };
  const text = JSON.stringify(synthesise({ endpoints: [ping], calls }).toJSON());
  expect(text).not.toMatch(/AWS::SES|ses:SendEmail|MAIL_FROM|note-mail-event|sms-voice|AWS::WAFv2|AWS::PricingPlan/);
  expect(text).not.toContain("EmailConfiguration");
});

test("only the site's own pages send photos, also from CloudFront's address once there is a domain", () => {
  const rulesIn = (made: ReturnType<typeof synthesise>) =>
    Object.values(made.findResources("AWS::S3::Bucket")).flatMap(({ Properties }) =>
      (Properties.CorsConfiguration?.CorsRules ?? []).map((rule: Record<string, unknown>) => [
        rule.AllowedMethods,
        rule.AllowedOrigins,
      ]),
    );
  const before = withContext({});
  const address = variablesOf(before)[0].SITE_URL;
  expect(rulesIn(before)).toEqual([[["POST"], [address]]]);
  // A phone that was installed before stays at the address that it knows.
  expect(rulesIn(withContext(domain))).toEqual([[["POST"], ["https://walks.bay.com", address]]]);
});

const mailNeeds = "mail=ses goes with a domain, and with the pool that the stack makes";
test.each([
  [{ mail: "ses" }, mailNeeds],
  [{ mail: "smtp", domainName: "bay.com" }, mailNeeds],
  [{ mail: "ses", userPoolId: "us-east-1_Abc" }, mailNeeds],
  [{ sms: "pigeon" }, "Codes are sent by SNS, or with -c sms=notify"],
  [{ sitePlan: "pro" }, "The only plan of the site is -c sitePlan=free"],
  [{ domainName: "bay.com" }, "domainName and hostedZoneId go together"],
  [{ hostedZoneId: "Z123" }, "domainName and hostedZoneId go together"],
])("%j is refused in a sentence", (context, sentence) => {
  expect(() => withContext(context)).toThrow(sentence);
});

test("CloudFront's Free plan, where it is asked for, is of the one distribution and its one web ACL, in us-east-1", () => {
  const template = withContext({ sitePlan: "free" });
  const only = (type: string): string => {
    template.resourceCountIs(type, 1);
    return Object.keys(template.findResources(type))[0] ?? "";
  };
  const webAcl = { "Fn::GetAtt": [only("AWS::WAFv2::WebACL"), "Arn"] };
  template.hasResourceProperties("AWS::WAFv2::WebACL", { Scope: "CLOUDFRONT", DefaultAction: { Allow: {} } });
  template.hasResourceProperties("AWS::CloudFront::Distribution", { DistributionConfig: { WebACLId: webAcl } });
  template.hasResourceProperties("AWS::PricingPlanManager::Subscription", {
    PlanFamily: "CloudFront",
    PlanTier: "FREE",
    ResourceArns: [
      { "Fn::Join": ["", Match.arrayWith([":distribution/", { Ref: only("AWS::CloudFront::Distribution") }])] },
      webAcl,
    ],
  });
  expect(Object.values(template.toJSON().Rules)).toContainEqual(
    inVirginia("CloudFront's Free plan needs a deployment in us-east-1, where the web ACLs of CloudFront are."),
  );
});

test("a restored table and a pool that is there take the places of new ones, with the same grants", () => {
  const template = synthesise({
    endpoints: [ping],
    calls: { [ping.handler]: ["cognito-idp:AdminInitiateAuth", "dynamodb:GetItem"] },
    context: { tableName: "restored", userPoolId: "us-east-1_Abc" },
  });
  template.resourceCountIs("AWS::DynamoDB::Table", 0);
  template.resourceCountIs("AWS::Cognito::UserPool", 0);
  template.hasResourceProperties("AWS::Cognito::UserPoolClient", { UserPoolId: "us-east-1_Abc" });
  for (const variables of variablesOf(template)) {
    expect(variables).toMatchObject({ TABLE_NAME: "restored", USER_POOL_ID: "us-east-1_Abc" });
  }
  const ofApi = Object.entries(functionsOf(template)).filter(([id]) => id.startsWith("Api"));
  const statements = ofApi.flatMap(([, one]) => statementsBeyondLog(template, roleOf(one)));
  const places = new Set(statements.map(({ Resource }) => JSON.stringify(Resource)));
  expect([...places].sort()).toEqual([
    expect.stringMatching(/:cognito-idp:.*:userpool\/us-east-1_Abc"/),
    expect.stringMatching(/:dynamodb:.*:table\/restored"/),
  ]);
});
