import { CfnOutput, Fn, Stack, type StackProps } from "aws-cdk-lib";
import type { Construct } from "constructs";
import { Alarms } from "./alarms.ts";
import { Api } from "./api.ts";
import type { Backend } from "./backend.ts";
import { Data } from "./data.ts";
import { FirstOwner } from "./first-owner.ts";
import { Identity } from "./identity.ts";
import { Nightly } from "./nightly.ts";
import { Site } from "./site.ts";

interface PetcareStackProps extends StackProps {
  /** What functions/bundle.ts made. */
  functionsFolder: string;
  /** The built web application. */
  siteFolder: string;
}

/** The whole product in one account and region: everything but the code comes from the contract and the table. */
export class PetcareStack extends Stack {
  constructor(scope: Construct, id: string, { functionsFolder, siteFolder, ...props }: PetcareStackProps) {
    super(scope, id, { description: "Scheduling, visits and billing for a pet-care business", ...props });
    const { table } = new Data(this, "Data");
    const { pool, client } = new Identity(this, "Identity");
    // The stack's id ends in a UUID, which is nobody's to see but the account's.
    const originSecret = Fn.select(2, Fn.split("/", this.stackId));
    const backend: Backend = { functionsFolder, table, pool, client, originSecret };
    const { http } = new Api(this, "Api", backend);
    const { functions: jobs } = new Nightly(this, "Nightly", backend);
    new FirstOwner(this, "FirstOwner", backend);
    const { distribution } = new Site(this, "Site", { folder: siteFolder, http, originSecret });
    new Alarms(this, "Alarms", { http, jobs });

    new CfnOutput(this, "SiteUrl", { value: `https://${distribution.distributionDomainName}` });
    new CfnOutput(this, "TableName", { value: table.tableName });
    new CfnOutput(this, "UserPoolId", { value: pool.ref });
    new CfnOutput(this, "UserPoolClientId", { value: client.ref });
  }
}
