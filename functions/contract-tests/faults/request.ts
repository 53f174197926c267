import { ConditionalCheckFailedException } from "@aws-sdk/client-dynamodb";
import { GetCommand, PutCommand } from "@aws-sdk/lib-dynamodb";
import type { Db } from "@petcare/storage";
import { vi } from "vitest";
import { handler as nightly } from "../../jobs/nightly.ts";
import type { ContractTestApp } from "../contract-test-app.ts";
import { password } from "../people.ts";
import { type Answer, ask, callerOf, type LooseRequest, type Sample } from "../sample.ts";
import { type Item, isRow, keyOf, textOf } from "../table.ts";
import { type State, stateOf } from "./state.ts";

/** An endpoint's sample, sent again and again from the same beginning. */
export interface Request {
  /** Puts everything back, and stores what the sample needs. */
  begin(): Promise<void>;
  send(): Promise<Answer>;
  /** Sends it again. A 429 is waited for as its Retry-After says. */
  sendAgain(): Promise<Answer>;
  state(): Promise<State>;
  /** The state once the nightly job has run, late enough to finish what was left. */
  stateAfterNight(): Promise<State>;
  /** Sends it, and returns the keys of the items with a version that it changes. */
  editable(): Promise<string[]>;
  /** Edits these items as somebody else would: every part of them is marked. */
  edit(keys: readonly string[]): Promise<void>;
}

const pendingLongEnough = 2 * 3_600_000;

/** @param volatile attributes that states are not compared by */
export function requestOf(app: ContractTestApp, { endpoint, make }: Sample, volatile: readonly string[]): Request {
  const { db } = app.installation;
  const token = callerOf(endpoint, app.people)?.token;
  let request: LooseRequest = {};
  let sentBefore: unknown[] = [];

  const send = () => ask(endpoint, token, request);

  async function state(): Promise<State> {
    const effects = lastSent(app).map((last, at) => `${last === sentBefore[at] ? "no " : ""}message ${at}`);
    return [...(await stateOf(app, volatile, passwordsIn(request))), ...effects];
  }

  return {
    send,
    state,
    async begin() {
      await app.reset();
      request = await make(app, app.people);
      sentBefore = lastSent(app);
    },
    async sendAgain() {
      const answer = await send();
      if (answer.status !== 429) return answer;
      vi.setSystemTime(Date.now() + Number(answer.headers["retry-after"]) * 1000);
      return send();
    },
    async stateAfterNight() {
      vi.setSystemTime(Date.now() + pendingLongEnough);
      await nightly();
      return state();
    },
    async editable() {
      const before = (await app.items()).filter((item) => item.version !== undefined && !isRow(item));
      await send();
      const after = new Set((await app.items()).map(textOf));
      return before.filter((item) => !after.has(textOf(item))).map(keyOf);
    },
    async edit(keys) {
      const items = (await app.items()).filter((item) => keys.includes(keyOf(item)));
      for (const item of items) await editItem(db, item);
    },
  };
}

/** The last email and the last text message. */
const lastSent = ({ installation }: ContractTestApp): unknown[] => [
  installation.emails().at(-1),
  installation.messages().at(-1),
];

function passwordsIn({ body }: LooseRequest): string[] {
  const fields = Object.entries((body ?? {}) as object);
  return [password, ...fields.filter(([name]) => name.includes("password")).map(([, text]) => String(text))];
}

/** Edits on the condition of the version: the request's own parallel writes go on meanwhile. */
async function editItem(db: Db, { pk, sk }: Item): Promise<void> {
  const key = { TableName: db.table, Key: { pk, sk } };
  const { Item } = await db.client.send(new GetCommand({ ...key, ConsistentRead: true }));
  if (!Item) return;
  const put = new PutCommand({
    TableName: db.table,
    Item: edited(Item as Item),
    ConditionExpression: "#version = :read",
    ExpressionAttributeNames: { "#version": "version" },
    ExpressionAttributeValues: { ":read": Item.version },
  });
  await db.client.send(put).catch((error: unknown) => {
    if (!(error instanceof ConditionalCheckFailedException)) throw error;
    return editItem(db, { pk, sk });
  });
}

const mark = { overtaken: true };

function edited({ version, ...item }: Item): Item {
  const parts = Object.entries(item).map(([name, value]) => [name, Array.isArray(value) ? value.map(marked) : value]);
  return { ...Object.fromEntries(parts), ...mark, version: Number(version) + 1 };
}

const marked = (part: unknown) => (typeof part === "object" && part !== null ? { ...part, ...mark } : part);
