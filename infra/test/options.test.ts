import { business } from "@petcare/business";
import { ping } from "@petcare/contract";
import { expect, test } from "vitest";
import { functionsOf, roleOf, statementsBeyondLog } from "./deployed.ts";
import { synthesise } from "./synth.ts";

/** The stack with one endpoint, which is enough for what a setting changes. */
const withContext = (context: Record<string, unknown>) => synthesise({ endpoints: [ping], context });

const variablesOf = (template: ReturnType<typeof synthesise>) =>
  Object.values(functionsOf(template)).map(({ Properties }) => Properties.Environment.Variables);

test("a domain of its own has a certificate, both records and TLS 1.2, and links lead there", () => {
  const template = withContext({ domainName: "walks.bay.com", hostedZoneId: "Z123" });
  const [certificate] = Object.keys(template.findResources("AWS::CertificateManager::Certificate"));
  template.hasResourceProperties("AWS::CertificateManager::Certificate", {
    DomainName: "walks.bay.com",
    ValidationMethod: "DNS",
    DomainValidationOptions: [{ DomainName: "walks.bay.com", HostedZoneId: "Z123" }],
  });
  template.hasResourceProperties("AWS::CloudFront::Distribution", {
    DistributionConfig: {
      Aliases: ["walks.bay.com"],
      ViewerCertificate: { AcmCertificateArn: { Ref: certificate }, MinimumProtocolVersion: "TLSv1.2_2021" },
    },
  });
  const [mail] = Object.keys(
    template.findResources("AWS::SES::EmailIdentity", { Properties: { EmailIdentity: "walks.bay.com" } }),
  );
  const records = Object.values(template.findResources("AWS::Route53::RecordSet")).map(({ Properties }) => Properties);
  expect(records.map(({ Name, Type, HostedZoneId }) => [Name, Type, HostedZoneId]).sort()).toEqual([
    ...[1, 2, 3].map((at) => [{ "Fn::GetAtt": [mail, `DkimDNSTokenName${at}`] }, "CNAME", "Z123"]),
    ["walks.bay.com.", "A", "Z123"],
    ["walks.bay.com.", "AAAA", "Z123"],
  ]);
  for (const { SITE_URL } of variablesOf(template)) expect(SITE_URL).toBe("https://walks.bay.com");
  template.hasOutput("SiteUrl", { Value: "https://walks.bay.com" });
  expect(Object.values(template.toJSON().Rules)).toContainEqual({
    Assertions: [
      {
        Assert: { "Fn::Equals": [{ Ref: "AWS::Region" }, "us-east-1"] },
        AssertDescription: "A domain of its own needs a deployment in us-east-1, where CloudFront reads certificates.",
      },
    ],
  });
});

test("codes for a new password are mailed by SES from the domain, where that is asked for", () => {
  const domain = { domainName: "walks.bay.com", hostedZoneId: "Z123" };
  const [pool] = Object.values(withContext({ ...domain, mail: "ses" }).findResources("AWS::Cognito::UserPool"));
  const arn = ["arn:", { Ref: "AWS::Partition" }, ":ses:", { Ref: "AWS::Region" }, ":", { Ref: "AWS::AccountId" }];
  expect(pool?.Properties.EmailConfiguration).toEqual({
    EmailSendingAccount: "DEVELOPER",
    From: `"${business.name}" <no-reply@walks.bay.com>`,
    ReplyToEmailAddress: business.email,
    SourceArn: { "Fn::Join": ["", [...arn, ":identity/walks.bay.com"]] },
  });
  const [asBefore] = Object.values(withContext(domain).findResources("AWS::Cognito::UserPool"));
  expect(asBefore?.Properties.EmailConfiguration).toBeUndefined();
});

test.each([{ mail: "ses" }, { mail: "smtp", domainName: "bay.com" }, { mail: "ses", userPoolId: "us-east-1_Abc" }])(
  "mail that nobody could send is refused: %j",
  (context) => {
    expect(() => withContext(context)).toThrow("mail=ses goes with a domain, and with the pool that the stack makes");
  },
);

test("CloudFront's Free plan, where it is asked for, is of the one distribution and its one web ACL, in us-east-1", () => {
  const template = withContext({ sitePlan: "free" });
  const only = (type: string): string => {
    template.resourceCountIs(type, 1);
    return Object.keys(template.findResources(type))[0] ?? "";
  };
  const webAcl = { "Fn::GetAtt": [only("AWS::WAFv2::WebACL"), "Arn"] };
  template.hasResourceProperties("AWS::WAFv2::WebACL", { Scope: "CLOUDFRONT", DefaultAction: { Allow: {} } });
  template.hasResourceProperties("AWS::CloudFront::Distribution", { DistributionConfig: { WebACLId: webAcl } });
  const [plan] = Object.values(template.findResources("AWS::PricingPlanManager::Subscription"));
  expect(plan?.Properties).toEqual({
    PlanFamily: "CloudFront",
    PlanTier: "FREE",
    UsageLevel: "DEFAULT",
    ResourceArns: [
      {
        "Fn::Join": [
          "",
          [
            "arn:",
            { Ref: "AWS::Partition" },
            ":cloudfront::",
            { Ref: "AWS::AccountId" },
            ":distribution/",
            { Ref: only("AWS::CloudFront::Distribution") },
          ],
        ],
      },
      webAcl,
    ],
  });
  expect(Object.values(template.toJSON().Rules)).toContainEqual({
    Assertions: [
      {
        Assert: { "Fn::Equals": [{ Ref: "AWS::Region" }, "us-east-1"] },
        AssertDescription:
          "CloudFront's Free plan needs a deployment in us-east-1, where the web ACLs of CloudFront are.",
      },
    ],
  });
});

test("without it there is neither, and another plan is refused", () => {
  const template = withContext({});
  template.resourceCountIs("AWS::WAFv2::WebACL", 0);
  template.resourceCountIs("AWS::PricingPlanManager::Subscription", 0);
  expect(() => withContext({ sitePlan: "pro" })).toThrow("The only plan of the site is -c sitePlan=free");
});

test.each([{ domainName: "bay.com" }, { hostedZoneId: "Z123" }])("half a domain is refused: %j", (context) => {
  expect(() => withContext(context)).toThrow("domainName and hostedZoneId go together");
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

test("the stack is not deleted by mistake", () => {
  const isProtected: (boolean | undefined)[] = [];
  synthesise({ endpoints: [ping], seen: ({ terminationProtection }) => isProtected.push(terminationProtection) });
  expect(isProtected).toEqual([true]);
});
