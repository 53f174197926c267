import { tableDefinition } from "@petcare/storage";
import { RemovalPolicy } from "aws-cdk-lib";
import { AttributeType, BillingMode, ProjectionType, Table } from "aws-cdk-lib/aws-dynamodb";
import { Construct } from "constructs";
import type { Backend } from "./backend.ts";

const keys = ({ partitionKey, sortKey }: { partitionKey: string; sortKey: string }) => ({
  partitionKey: { name: partitionKey, type: AttributeType.STRING },
  sortKey: { name: sortKey, type: AttributeType.STRING },
});

/** Units a second, of the table and of each index: far more than a business needs, and an end to what a mistake can cost. */
const mostThroughput = { maxReadRequestUnits: 2000, maxWriteRequestUnits: 1000 };

/** The single table. It outlives the stack. With `-c tableName` a table that is there already takes its place. */
export class Data extends Construct {
  readonly table: Backend["table"];

  constructor(scope: Construct, id: string) {
    super(scope, id);
    const tableName: string | undefined = this.node.tryGetContext("tableName");
    this.table = tableName === undefined ? this.createTable() : Table.fromTableName(this, "Attached", tableName);
  }

  private createTable(): Table {
    const table = new Table(this, "Table", {
      ...keys(tableDefinition),
      billingMode: BillingMode.PAY_PER_REQUEST,
      ...mostThroughput,
      timeToLiveAttribute: tableDefinition.timeToLive,
      pointInTimeRecoverySpecification: { pointInTimeRecoveryEnabled: true },
      deletionProtection: true,
      removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE,
    });
    for (const index of tableDefinition.indexes) {
      table.addGlobalSecondaryIndex({
        indexName: index.name,
        ...keys(index),
        ...mostThroughput,
        ...(index.projection === "ALL"
          ? { projectionType: ProjectionType.ALL }
          : { projectionType: ProjectionType.INCLUDE, nonKeyAttributes: [...index.projection] }),
      });
    }
    return table;
  }
}
