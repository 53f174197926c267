import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { business } from "@petcare/business";
import {
  cacheControl,
  contentSecurityPolicy,
  originSecretHeader,
  ownHeaders,
  pageAddresses,
  pageFile,
} from "@petcare/contract";
import { Aws, type CfnElement, Duration, RemovalPolicy, Stack, Validations } from "aws-cdk-lib";
import type { HttpApi } from "aws-cdk-lib/aws-apigatewayv2";
import {
  AllowedMethods,
  CachePolicy,
  Distribution,
  Function as EdgeFunction,
  FunctionCode,
  FunctionEventType,
  FunctionRuntime,
  HeadersFrameOption,
  HeadersReferrerPolicy,
  HttpVersion,
  OriginRequestPolicy,
  PriceClass,
  ResponseHeadersPolicy,
  S3OriginAccessControl,
  SecurityPolicyProtocol,
  ViewerProtocolPolicy,
} from "aws-cdk-lib/aws-cloudfront";
import { HttpOrigin, S3BucketOrigin } from "aws-cdk-lib/aws-cloudfront-origins";
import { PolicyStatement, ServicePrincipal } from "aws-cdk-lib/aws-iam";
import { LogGroup, RetentionDays } from "aws-cdk-lib/aws-logs";
import { BlockPublicAccess, Bucket, BucketEncryption, type IBucket } from "aws-cdk-lib/aws-s3";
import { BucketDeployment, CacheControl, type ISource, Source } from "aws-cdk-lib/aws-s3-deployment";
import { Construct } from "constructs";
import { Domain } from "./domain.ts";
import { FlatRate } from "./flat-rate.ts";

interface SiteProps {
  /** The built site: index.html (the landing page), app.html (the application), a page for each of `pageAddresses`, hashed files below assets/. */
  folder: string;
  http: HttpApi;
  originSecret: string;
  /** The origin of the bucket of photos. */
  photos: string;
}

/** The web application from a private bucket, and the API below /api, under one address. */
export class Site extends Construct {
  /** Without a slash at the end: of the deployment's own domain, or of the distribution. */
  readonly address: string;
  /** All origins of its pages. CloudFront's own stays beside a domain that came later, and so do phones that know it. */
  readonly origins: string[];
  /** The upload of the pages, which follows the functions that they call. */
  readonly pages: Construct;
  private readonly distribution: Distribution;

  constructor(scope: Construct, id: string, { folder, http, originSecret, photos }: SiteProps) {
    super(scope, id);
    for (const page of ["index.html", "app.html", ...pageAddresses.map(pageFile)]) {
      if (!existsSync(join(folder, page))) throw new Error(`${folder} has no ${page}: run npm run build`);
    }
    // The CDK's own types do not fit each other under exactOptionalPropertyTypes.
    const bucket = new Bucket(this, "Bucket", {
      blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
      encryption: BucketEncryption.S3_MANAGED,
      enforceSSL: true,
    }) as IBucket;
    // CloudFront's names are of the whole account, and a stack may be in two regions.
    const name = `${Stack.of(this).stackName}-${Aws.REGION}`;
    const responseHeadersPolicy = this.securityHeaders(name, photos);
    const router = new EdgeFunction(this, "Router", {
      comment: "Answers each screen's address with the application",
      code: FunctionCode.fromFile({ filePath: join(import.meta.dirname, "site-router.js") }),
      runtime: FunctionRuntime.JS_2_0,
    });
    const viewer = new EdgeFunction(this, "Viewer", {
      comment: "Tells the API who asks",
      code: FunctionCode.fromFile({ filePath: join(import.meta.dirname, "site-viewer.js") }),
      runtime: FunctionRuntime.JS_2_0,
    });
    const { region, urlSuffix } = Stack.of(this);
    const originAccessControl = new S3OriginAccessControl(this, "Access", { originAccessControlName: name });
    const domain = Domain.ofContext(this, "Domain");

    // Custom error responses are left out: they would replace the API's own 403 and 404 with a page.
    this.distribution = new Distribution(this, "Distribution", {
      httpVersion: HttpVersion.HTTP2_AND_3,
      priceClass: PriceClass.PRICE_CLASS_100,
      // The router answers "/" before. With the right to list, none may ever reach the bucket's own list.
      defaultRootObject: "index.html",
      ...(domain && {
        domainNames: [domain.name],
        certificate: domain.certificate,
        minimumProtocolVersion: SecurityPolicyProtocol.TLS_V1_2_2021,
      }),
      defaultBehavior: {
        origin: S3BucketOrigin.withOriginAccessControl(bucket, { originAccessControl }),
        viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
        cachePolicy: CachePolicy.CACHING_OPTIMIZED,
        compress: true,
        responseHeadersPolicy,
        functionAssociations: [{ function: router, eventType: FunctionEventType.VIEWER_REQUEST }],
      },
      additionalBehaviors: {
        "/api/*": {
          origin: new HttpOrigin(`${http.apiId}.execute-api.${region}.${urlSuffix}`, {
            customHeaders: { [originSecretHeader]: originSecret },
          }),
          viewerProtocolPolicy: ViewerProtocolPolicy.HTTPS_ONLY,
          allowedMethods: AllowedMethods.ALLOW_ALL,
          cachePolicy: CachePolicy.CACHING_DISABLED,
          originRequestPolicy: OriginRequestPolicy.ALL_VIEWER_EXCEPT_HOST_HEADER,
          responseHeadersPolicy,
          functionAssociations: [{ function: viewer, eventType: FunctionEventType.VIEWER_REQUEST }],
        },
      },
    });
    Validations.of(bucket).acknowledge({
      id: "AwsSolutions-S1",
      reason: "CloudFront alone reads it, and everything in it is public",
    });
    Validations.of(this.distribution).acknowledge(
      { id: "AwsSolutions-CFR1", reason: "Clients ask for walks while they travel" },
      { id: "AwsSolutions-CFR3", reason: "Its log would be a list of people's addresses; API Gateway logs the calls" },
    );
    const flatRate = FlatRate.ofContext(this, "FlatRate", this.distribution);
    if (!flatRate)
      Validations.of(this.distribution).acknowledge({
        id: "AwsSolutions-CFR2",
        reason: "A web ACL costs $5 a month; API Gateway and the functions have limits",
      });
    if (!domain)
      Validations.of(this.distribution).acknowledge({
        id: "AwsSolutions-CFR4",
        reason: "CloudFront's own certificate takes no other protocol; a domain's has TLS 1.2",
      });
    // Without the right to list, S3 answers 403 for a file that is not there.
    bucket.addToResourcePolicy(
      new PolicyStatement({
        actions: ["s3:ListBucket"],
        resources: [bucket.bucketArn],
        principals: [new ServicePrincipal("cloudfront.amazonaws.com")],
        conditions: { StringEquals: { "AWS:SourceArn": this.distribution.distributionArn } },
      }),
    );
    domain?.pointAt(this.distribution);
    const own = `https://${this.distribution.distributionDomainName}`;
    this.address = domain ? `https://${domain.name}` : own;
    this.origins = [...new Set([this.address, own])];
    this.pages = this.deploy(folder, bucket);
  }

  private securityHeaders(name: string, photos: string): ResponseHeadersPolicy {
    return new ResponseHeadersPolicy(this, "SecurityHeaders", {
      responseHeadersPolicyName: name,
      securityHeadersBehavior: {
        contentSecurityPolicy: { contentSecurityPolicy: contentSecurityPolicy(photos), override: true },
        contentTypeOptions: { override: true },
        frameOptions: { frameOption: HeadersFrameOption.DENY, override: true },
        referrerPolicy: { referrerPolicy: HeadersReferrerPolicy.STRICT_ORIGIN_WHEN_CROSS_ORIGIN, override: true },
        strictTransportSecurity: {
          accessControlMaxAge: Duration.days(365),
          includeSubdomains: true,
          override: true,
        },
      },
      customHeadersBehavior: {
        customHeaders: Object.entries(ownHeaders).map(([header, value]) => ({ header, value, override: true })),
      },
    });
  }

  /**
   * Copies hashed files first, then the pages that name them.
   * Old hashed files stay, because pages that are still open name them.
   */
  private deploy(folder: string, bucket: IBucket): Construct {
    const common = {
      sources: [Source.asset(folder)],
      destinationBucket: bucket,
      logGroup: new LogGroup(this, "DeployLog", {
        retention: RetentionDays.THREE_MONTHS,
        removalPolicy: RemovalPolicy.DESTROY,
      }),
    };
    const assets = new BucketDeployment(this, "Assets", {
      ...common,
      exclude: ["*"],
      include: ["assets/*"],
      cacheControl: [CacheControl.fromString(cacheControl.assets)],
      prune: false,
    });
    const pages = new BucketDeployment(this, "Pages", {
      ...common,
      // A later source takes the place of an earlier one.
      sources: [...common.sources, ...this.withOwnAddress(folder)],
      exclude: ["assets/*"],
      cacheControl: [CacheControl.fromString(cacheControl.pages)],
      distribution: this.distribution,
    });
    pages.node.addDependency(assets);
    this.acknowledgeCopying(pages, bucket);
    return pages;
  }

  /** The CDK's own function copies the files, with the CDK's own grants. */
  private acknowledgeCopying({ handlerRole }: BucketDeployment, bucket: IBucket): void {
    const siteArn = `<${Stack.of(this).getLogicalId(bucket.node.defaultChild as CfnElement)}.Arn>`;
    const copying = "It lists and reads what was uploaded, and writes and removes files of the site";
    const latest = "The CDK says which runtime its function was tested with";
    const acknowledged = {
      "AwsSolutions-IAM5[Action::s3:GetBucket*]": copying,
      "AwsSolutions-IAM5[Action::s3:GetObject*]": copying,
      "AwsSolutions-IAM5[Action::s3:List*]": copying,
      "AwsSolutions-IAM5[Action::s3:Abort*]": copying,
      "AwsSolutions-IAM5[Action::s3:DeleteObject*]": copying,
      [`AwsSolutions-IAM5[Resource::${siteArn}/*]`]: "All files of the site, and of no other bucket",
      "AwsSolutions-IAM5[Resource::arn:<AWS::Partition>:s3:::cdk-hnb659fds-assets-<AWS::AccountId>-<AWS::Region>/*]":
        "The bucket into which the CDK uploads",
      "AwsSolutions-IAM5[Resource::*]": "The CDK asks CloudFront to forget old pages with no narrower grant",
      "AwsSolutions-IAM4[Policy::arn:<AWS::Partition>:iam::aws:policy/service-role/AWSLambdaBasicExecutionRole]":
        "It writes its log with it",
      "AwsSolutions-L1": latest,
      "Serverless-LambdaLatestVersion": latest,
      "Serverless-LambdaDLQ": "The deployment waits for its answer",
      "Serverless-LambdaTracing": "It runs in deployments alone",
    };
    for (const [id, reason] of Object.entries(acknowledged)) {
      Validations.of(handlerRole.node.scope as Construct).acknowledge({ id, reason });
    }
  }

  /** The pages that name the site's address, in which the deployment's own takes the place of the business facts'. */
  private withOwnAddress(folder: string): ISource[] {
    return globSync("*.{html,txt,xml}", { cwd: folder })
      .sort()
      .map((name) => ({ name, text: readFileSync(join(folder, name), "utf8") }))
      .filter(({ text }) => text.includes(business.siteUrl))
      .map(({ name, text }) => Source.data(name, text.replaceAll(business.siteUrl, this.address)));
  }
}
