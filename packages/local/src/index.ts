export { type DynamoDb, startDynamoDb } from "./dynamodb/start-dynamo-db.ts";
