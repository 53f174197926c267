import { userPoolClientSettings, userPoolIdentitySettings, userPoolSettings } from "@petcare/contract";
import { RemovalPolicy, Stack, Validations } from "aws-cdk-lib";
import { CfnUserPool, CfnUserPoolClient } from "aws-cdk-lib/aws-cognito";
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
    this.pool = attached === undefined ? this.createPool() : { id: attached, arn: this.arnOf(attached) };
    this.client = new CfnUserPoolClient(this, "Client", {
      userPoolId: this.pool.id,
      ...asProps(userPoolClientSettings),
    });
  }

  private createPool(): Backend["pool"] {
    const pool = new CfnUserPool(this, "Pool", {
      ...asProps({ ...userPoolSettings, ...userPoolIdentitySettings }),
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
