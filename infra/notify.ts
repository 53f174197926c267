import { business } from "@petcare/business";
import { CfnNotifyConfiguration } from "aws-cdk-lib/aws-smsvoice";
import { Construct } from "constructs";

/**
 * Sends one-time codes from numbers of AWS's, which need no registration with carriers: at most 200 a day, in AWS's words.
 * Invites and warnings, which are no codes, stay with SNS.
 */
export class Notify extends Construct {
  readonly id: string;
  readonly arn: string;

  constructor(scope: Construct, id: string) {
    super(scope, id);
    const { attrNotifyConfigurationId, attrNotifyConfigurationArn } = new CfnNotifyConfiguration(this, "Codes", {
      displayName: senderOf(business.name),
      useCase: "CODE_VERIFICATION",
      enabledChannels: ["SMS"],
      enabledCountries: ["US"],
      // "… is your verification code …": it asks for the code alone.
      defaultTemplateId: "notify-code-verification-english-001",
    });
    this.id = attrNotifyConfigurationId;
    this.arn = attrNotifyConfigurationArn;
  }

  /**
   * Makes what `cdk deploy -c sms=notify` asks for, or nothing.
   * @throws Error for another value
   */
  static ofContext(scope: Construct, id: string): Notify | undefined {
    const sms: string | undefined = scope.node.tryGetContext("sms");
    if (sms === undefined) return undefined;
    if (sms !== "notify") throw new Error("Codes are sent by SNS, or with -c sms=notify");
    return new Notify(scope, id);
  }
}

/** A name as AWS takes it: 15 letters, digits and spaces at most. */
const senderOf = (name: string): string =>
  name
    .replaceAll(/[^A-Za-z0-9]+/g, " ")
    .trim()
    .slice(0, 15)
    .trim();
