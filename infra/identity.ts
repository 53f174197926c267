import { userPoolClientSettings, userPoolIdentitySettings, userPoolSettings } from "@petcare/contract";
import { RemovalPolicy } from "aws-cdk-lib";
import { CfnUserPool, CfnUserPoolClient } from "aws-cdk-lib/aws-cognito";
import { Construct } from "constructs";

/** The user pool and its one client, which the functions use. The pool outlives the stack. */
export class Identity extends Construct {
  readonly pool: CfnUserPool;
  readonly client: CfnUserPoolClient;

  constructor(scope: Construct, id: string) {
    super(scope, id);
    this.pool = new CfnUserPool(this, "Pool", {
      ...asProps({ ...userPoolSettings, ...userPoolIdentitySettings }),
      deletionProtection: "ACTIVE",
    });
    this.pool.applyRemovalPolicy(RemovalPolicy.RETAIN);
    this.client = new CfnUserPoolClient(this, "Client", {
      userPoolId: this.pool.ref,
      ...asProps(userPoolClientSettings),
    });
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
