import { business } from "@petcare/business";
import { userPoolClientSettings, userPoolIdentitySettings, userPoolSettings } from "@petcare/contract";
import { RemovalPolicy, Stack, Validations } from "aws-cdk-lib";
import { CfnUserPool, CfnUserPoolClient, type CfnUserPoolProps } from "aws-cdk-lib/aws-cognito";
import { Construct } from "constructs";
import type { Backend } from "./backend.ts";

/**
 * The user pool and its one client, which the functions use. The pool outlives the stack.
 * With `-c userPoolId` a pool that is there already takes its place, and gets a client.
 */
export class Identity extends Construct {
  readonly pool: Backend["pool"];
  readonly client: CfnUserPoolClient;

  constructor(scope: Construct, id: string) {
    super(scope, id);
    const attached: string | undefined = this.node.tryGetContext("userPoolId");
    const mail = this.mailOfContext(attached);
    this.pool = attached === undefined ? this.createPool(mail) : { id: attached, arn: this.arnOf(attached) };
    this.client = new CfnUserPoolClient(this, "Client", {
      userPoolId: this.pool.id,
      ...asProps(userPoolClientSettings),
    });
  }

  /**
   * How the codes for a new password are mailed: by Cognito, or with `-c mail=ses` from the deployment's own domain.
   * A setting of its own, because Cognito refuses a domain that SES has not seen yet, and a new account's SES mails nobody else.
   * @throws Error when SES is asked for without a domain, or for a pool that another stack makes
   */
  private mailOfContext(attached: string | undefined): Pick<CfnUserPoolProps, "emailConfiguration"> {
    const mail: string | undefined = this.node.tryGetContext("mail");
    if (mail === undefined) return {};
    const domain: string | undefined = this.node.tryGetContext("domainName");
    if (mail !== "ses" || !domain || attached)
      throw new Error(
        "mail=ses goes with a domain, and with the pool that the stack makes: -c mail=ses -c domainName=…",
      );
    const sourceArn = Stack.of(this).formatArn({ service: "ses", resource: "identity", resourceName: domain });
    return {
      emailConfiguration: {
        emailSendingAccount: "DEVELOPER",
        from: `${JSON.stringify(business.name)} <no-reply@${domain}>`,
        replyToEmailAddress: business.email,
        sourceArn,
      },
    };
  }

  private createPool(mail: Pick<CfnUserPoolProps, "emailConfiguration">): Backend["pool"] {
    const pool = new CfnUserPool(this, "Pool", {
      ...asProps({ ...userPoolSettings, ...userPoolIdentitySettings }),
      ...mail,
      deletionProtection: "ACTIVE",
    });
    pool.applyRemovalPolicy(RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE);
    Validations.of(pool).acknowledge(
      { id: "AwsSolutions-COG1", reason: "The product's rule of passwords is eight characters with a capital letter" },
      { id: "AwsSolutions-COG2", reason: "Clients and walkers sign in with a password alone; wrong ones are limited" },
      {
        id: "AwsSolutions-COG8",
        reason: "The plus plan costs by the user; functions/shared/limits counts the attempts",
      },
    );
    return { id: pool.ref, arn: pool.attrArn };
  }

  private arnOf(resourceName: string): string {
    return Stack.of(this).formatArn({ service: "cognito-idp", resource: "userpool", resourceName });
  }
}

/** CloudFormation's property names as the CDK writes them: MinimumLength → minimumLength, at every depth. */
type Props<T> = T extends readonly (infer Item)[]
  ? Props<Item>[]
  : T extends object
    ? { [Key in keyof T as Uncapitalize<Key & string>]: Props<T[Key]> }
    : T;

function asProps<T>(value: T): Props<T>;
function asProps(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => asProps(item));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name.charAt(0).toLowerCase() + name.slice(1), asProps(inner)]),
  );
}
