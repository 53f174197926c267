export { ensurePool, type PoolIds } from "./cognito/ensure-pool.ts";
export { type Cognito, startCognito } from "./cognito/start-cognito.ts";
export type { Email } from "./cognito/state.ts";
export { type DynamoDb, startDynamoDb } from "./dynamodb/start-dynamo-db.ts";
export { type InvokeAnswer, type Invoked, invoke } from "./gateway/invoke.ts";
export { failingEndings } from "./sns/failing-numbers.ts";
export type { OutboxMessage } from "./sns/outbox.ts";
export { type Sns, startSns } from "./sns/start-sns.ts";
export { type NewAccount, startWorld, type World } from "./test-world.ts";
