import { UpdateCommand } from "@aws-sdk/lib-dynamodb";
import type { Db } from "@petcare/storage";

/** Sets one attribute of an item by hand, as no endpoint does. */
export const setAttribute = ({ client, table }: Db, [pk, sk]: [string, string], name: string, value: unknown) =>
  client.send(
    new UpdateCommand({
      TableName: table,
      Key: { pk, sk },
      UpdateExpression: "SET #name = :value",
      ExpressionAttributeNames: { "#name": name },
      ExpressionAttributeValues: { ":value": value },
    }),
  );
