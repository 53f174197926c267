import { cacheControl, pageAddresses, pageFile } from "@petcare/contract";
import { expect, test } from "vitest";
import { functionsOf } from "./deployed.ts";
import { synthesise } from "./synth.ts";

const template = synthesise();
const ofSite = (type: string) => Object.entries(template.findResources(type)).filter(([id]) => id.startsWith("Site"));
const [[bucketId] = []] = ofSite("AWS::S3::Bucket");
const [[apiId] = []] = Object.entries(template.findResources("AWS::ApiGatewayV2::Api"));
const [distribution] = Object.values(template.findResources("AWS::CloudFront::Distribution"));
const config = distribution?.Properties.DistributionConfig;

interface Origin {
  Id: string;
  DomainName: unknown;
  OriginAccessControlId?: unknown;
  OriginCustomHeaders?: unknown;
}
const originOf = (behaviour: { TargetOriginId: string }): Origin =>
  config.Origins.find(({ Id }: Origin) => Id === behaviour.TargetOriginId);

test("pages come from the private bucket over HTTPS, and /api/* goes to the API, uncached, with the word that proves it", () => {
  const pages = config.DefaultCacheBehavior;
  expect(pages).toMatchObject({ ViewerProtocolPolicy: "redirect-to-https", Compress: true });
  expect(originOf(pages)).toMatchObject({
    DomainName: { "Fn::GetAtt": [bucketId, "RegionalDomainName"] },
    OriginAccessControlId: expect.anything(),
  });
  const [[, policy] = []] = ofSite("AWS::S3::BucketPolicy");
  const [, ...allowed] = policy?.Properties.PolicyDocument.Statement ?? [];
  const Condition = { StringEquals: { "AWS:SourceArn": expect.anything() } };
  const reads = { Effect: "Allow", Principal: { Service: "cloudfront.amazonaws.com" }, Condition };
  // S3 answers 404 for a file that is not there only to whoever may list.
  const actions = ["s3:GetObject", "s3:ListBucket"].map((Action) => expect.objectContaining({ ...reads, Action }));
  expect(allowed).toEqual(actions);

  const [api, ...more] = config.CacheBehaviors;
  expect(more).toEqual([]);
  expect(api).toMatchObject({
    PathPattern: "/api/*",
    ViewerProtocolPolicy: "https-only",
    CachePolicyId: "4135ea2d-6df8-44a3-9df3-4b5a84be39ad", // Managed-CachingDisabled
    OriginRequestPolicyId: "b689b0a8-53d0-40ab-baf2-68738e2966ac", // Managed-AllViewerExceptHostHeader
  });
  expect([...api.AllowedMethods].sort()).toEqual(["DELETE", "GET", "HEAD", "OPTIONS", "PATCH", "POST", "PUT"]);
  expect(JSON.stringify(originOf(api).DomainName)).toContain(`{"Ref":"${apiId}"},".execute-api."`);
  const [job] = Object.values(functionsOf(template));
  expect(originOf(api).OriginCustomHeaders).toEqual([
    { HeaderName: "x-origin-secret", HeaderValue: job?.Properties.Environment.Variables.ORIGIN_SECRET },
  ]);
  // An error of the API reaches the caller as it is.
  expect(config.CustomErrorResponses).toBeUndefined();
});

test("everything is sent with the security headers", () => {
  const [[policyId, policy] = []] = Object.entries(template.findResources("AWS::CloudFront::ResponseHeadersPolicy"));
  for (const behaviour of [config.DefaultCacheBehavior, ...config.CacheBehaviors]) {
    expect(behaviour.ResponseHeadersPolicyId).toEqual({ Ref: policyId });
  }
  const headers = policy?.Properties.ResponseHeadersPolicyConfig.SecurityHeadersConfig;
  expect(headers).toMatchObject({
    StrictTransportSecurity: { AccessControlMaxAgeSec: 31_536_000, IncludeSubdomains: true },
    ContentTypeOptions: { Override: true },
    FrameOptions: { FrameOption: "DENY" },
    ReferrerPolicy: { ReferrerPolicy: "strict-origin-when-cross-origin" },
  });
  const { ContentSecurityPolicy: csp } = headers.ContentSecurityPolicy;
  const known: Record<string, string> = { "AWS::AccountId": "123", "AWS::Region": "us-east-1" };
  const photos = "https://petcare-photos-123-us-east-1.s3.us-east-1.amazonaws.com";
  const parts: (string | { Ref: string })[] = csp["Fn::Join"][1];
  expect(parts.map((part) => (typeof part === "string" ? part : known[part.Ref])).join("")).toBe(
    "default-src 'self'; style-src 'self' 'unsafe-inline'; " +
      `img-src 'self' data: ${photos}; connect-src 'self' ${photos}; ` +
      "object-src 'none'; base-uri 'self'; form-action 'self'; frame-ancestors 'none'",
  );
  expect(policy?.Properties.ResponseHeadersPolicyConfig.CustomHeadersConfig.Items).toEqual([
    { Header: "cross-origin-opener-policy", Value: "same-origin", Override: true },
    {
      Header: "permissions-policy",
      Value: "camera=(self), geolocation=(), microphone=(), payment=(), usb=()",
      Override: true,
    },
  ]);
});

test("hashed files are kept by browsers for a year, pages are asked for each time and name the distribution's address", () => {
  const copies = Object.values(template.findResources("Custom::CDKBucketDeployment"));
  const rules = copies.map(({ Properties: { Exclude, Include, Prune, SystemMetadata } }) => [
    { Exclude, Include, Prune },
    SystemMetadata["cache-control"],
  ]);
  expect(rules).toEqual([
    [{ Exclude: ["*"], Include: ["assets/*"], Prune: false }, cacheControl.assets],
    [{ Exclude: ["assets/*"], Include: undefined, Prune: true }, cacheControl.pages],
  ]);
  const [distributionId] = Object.keys(template.findResources("AWS::CloudFront::Distribution"));
  const marked = copies.flatMap(({ Properties }) => Properties.SourceMarkers ?? []).flatMap(Object.values);
  expect(marked).toEqual([{ "Fn::GetAtt": [distributionId, "DomainName"] }]);
});

/** The source of the CloudFront function that runs for requests of this behaviour. */
function edgeFunctionOf(behaviour: { FunctionAssociations: { EventType: string; FunctionARN: object }[] }): string {
  const [association, ...more] = behaviour.FunctionAssociations;
  expect([association?.EventType, more]).toEqual(["viewer-request", []]);
  const [, id = ""] = JSON.stringify(association?.FunctionARN).match(/"Fn::GetAtt":\["(\w+)"/) ?? [];
  const made = template.findResources("AWS::CloudFront::Function")[id];
  expect(made?.Properties.FunctionConfig.Runtime).toBe("cloudfront-js-2.0");
  return made?.Properties.FunctionCode;
}

test("the API is told the viewer's address by CloudFront, whatever the viewer says", () => {
  const handler = new Function(`${edgeFunctionOf(config.CacheBehaviors[0])}; return handler;`)();
  const headers = { "x-viewer-address": { value: "1.1.1.1" }, "content-type": { value: "application/json" } };
  expect(handler({ viewer: { ip: "203.0.113.7" }, request: { uri: "/api/login", headers } })).toEqual({
    uri: "/api/login",
    headers: { "x-viewer-address": { value: "203.0.113.7" }, "content-type": { value: "application/json" } },
  });
});

test("the landing page is a file; a screen's address is answered with its own page or the application, a file's with the file", () => {
  const handler = new Function(`${edgeFunctionOf(config.DefaultCacheBehavior)}; return handler;`)();
  const routed = (uri: string) => handler({ request: { uri, method: "GET" } });

  expect(routed("/")).toEqual({ uri: "/index.html", method: "GET" });
  for (const address of pageAddresses) {
    expect(routed(address)).toEqual({ uri: `/${pageFile(address)}`, method: "GET" });
  }
  for (const screen of ["/login/", "/admin/visits/k3f9x.2026-11-20", "/about.html", "/index.php"]) {
    expect(routed(screen)).toEqual({ uri: "/app.html", method: "GET" });
  }
  for (const file of ["/index.html", "/walker.webmanifest", "/assets/main-B7x_2.js", "/assets/figtree.woff2"]) {
    expect(routed(file)).toEqual({ uri: file, method: "GET" });
  }
});
