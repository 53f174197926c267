import { CfnRule, Fn, Stack } from "aws-cdk-lib";
import { Certificate, CertificateValidation } from "aws-cdk-lib/aws-certificatemanager";
import type { IDistribution } from "aws-cdk-lib/aws-cloudfront";
import { AaaaRecord, ARecord, CfnRecordSet, HostedZone, type IHostedZone, RecordTarget } from "aws-cdk-lib/aws-route53";
import { CloudFrontTarget } from "aws-cdk-lib/aws-route53-targets";
import { CfnEmailIdentity } from "aws-cdk-lib/aws-ses";
import { Construct } from "constructs";

/**
 * The site's own domain: a certificate that renews itself, the records that lead to the distribution, and those by
 * which SES may sign mail of the domain.
 */
export class Domain extends Construct {
  readonly name: string;
  readonly certificate: Certificate;
  private readonly zone: IHostedZone;

  constructor(scope: Construct, id: string, { name, hostedZoneId }: { name: string; hostedZoneId: string }) {
    super(scope, id);
    this.name = name;
    // The records name the whole domain, so that the zone's own name, which may be shorter, is not asked for.
    this.zone = HostedZone.fromHostedZoneAttributes(this, "Zone", { hostedZoneId, zoneName: name });
    this.certificate = new Certificate(this, "Certificate", {
      domainName: name,
      validation: CertificateValidation.fromDns(this.zone),
    });
    this.letSesSignMail(hostedZoneId);
    new CfnRule(this, "Region", {
      assertions: [
        {
          assert: Fn.conditionEquals(Stack.of(this).region, "us-east-1"),
          assertDescription:
            "A domain of its own needs a deployment in us-east-1, where CloudFront reads certificates.",
        },
      ],
    });
  }

  /**
   * The domain that `cdk deploy -c domainName=… -c hostedZoneId=…` asks for, or none.
   * @throws Error when only one of the two is given
   */
  static ofContext(scope: Construct, id: string): Domain | undefined {
    const name: string | undefined = scope.node.tryGetContext("domainName");
    const hostedZoneId: string | undefined = scope.node.tryGetContext("hostedZoneId");
    if (name === undefined && hostedZoneId === undefined) return undefined;
    if (!name || !hostedZoneId)
      throw new Error("domainName and hostedZoneId go together: -c domainName=… -c hostedZoneId=…");
    return new Domain(scope, id, { name, hostedZoneId });
  }

  private letSesSignMail(hostedZoneId: string): void {
    const mail = new CfnEmailIdentity(this, "Mail", { emailIdentity: this.name });
    const records = [
      [mail.attrDkimDnsTokenName1, mail.attrDkimDnsTokenValue1],
      [mail.attrDkimDnsTokenName2, mail.attrDkimDnsTokenValue2],
      [mail.attrDkimDnsTokenName3, mail.attrDkimDnsTokenValue3],
    ] as const;
    for (const [at, [name, value]] of records.entries()) {
      new CfnRecordSet(this, `Dkim${at + 1}`, {
        hostedZoneId,
        name,
        type: "CNAME",
        ttl: "1800",
        resourceRecords: [value],
      });
    }
  }

  pointAt(distribution: IDistribution): void {
    const target = RecordTarget.fromAlias(new CloudFrontTarget(distribution));
    for (const Kind of [ARecord, AaaaRecord]) {
      new Kind(this, Kind.name, { zone: this.zone, recordName: this.name, target });
    }
  }
}
