import { randomUUID } from "node:crypto";
import { AwsError } from "../aws-error.ts";
import { type LoopbackAnswer, startLoopbackServer } from "../loopback-server.ts";
import { type Outbox, openOutbox } from "../outbox.ts";
import { requireReachable } from "./failing-numbers.ts";
import { answerXml, errorXml, messageAttributesOf } from "./query-protocol.ts";

/** A text message that SNS would have delivered. */
export interface OutboxMessage {
  id: string;
  /** Epoch milliseconds. */
  instant: number;
  /** E.164. */
  number: string;
  text: string;
  attributes: Record<string, string>;
}

interface SnsOptions {
  /** The file that keeps the messages. Without it they end with the process. */
  file?: string;
  /** Epoch milliseconds. */
  now?: () => number;
}

export interface Sns {
  /** The value for AWS_ENDPOINT_URL_SNS. */
  endpoint: string;
  close(): Promise<void>;
  /** The last 500 messages, oldest first. */
  messages(): OutboxMessage[];
}

/** Starts a stand-in for SNS that only this machine reaches. Published messages stay in its outbox. */
export async function startSns({ file, now = Date.now }: SnsOptions = {}): Promise<Sns> {
  const outbox = openOutbox<OutboxMessage>(file);
  const server = await startLoopbackServer(({ body }) => answer(outbox, now, new URLSearchParams(body)));
  return { ...server, messages: outbox.messages };
}

async function answer(
  outbox: Outbox<OutboxMessage>,
  now: () => number,
  form: URLSearchParams,
): Promise<LoopbackAnswer> {
  const requestId = randomUUID();
  const action = form.get("Action") ?? "";
  try {
    return xml(200, answerXml(action, await perform(action, outbox, now, form), requestId));
  } catch (error) {
    if (!(error instanceof AwsError)) console.error(error);
    const known = error instanceof AwsError ? error : new AwsError("InternalError", "Internal error", 500);
    return xml(known.status, errorXml(known, requestId));
  }
}

async function perform(
  action: string,
  outbox: Outbox<OutboxMessage>,
  now: () => number,
  form: URLSearchParams,
): Promise<Record<string, string>> {
  if (action !== "Publish") throw new AwsError("InvalidAction", `The action ${action} is not valid for this endpoint.`);
  const message = { id: randomUUID(), instant: now(), ...publication(form) };
  await outbox.add(message);
  return { MessageId: message.id };
}

function publication(form: URLSearchParams): Omit<OutboxMessage, "id" | "instant"> {
  const number = form.get("PhoneNumber") ?? "";
  const text = form.get("Message");
  if (!text) throw invalid("Empty message");
  if (!/^\+[1-9]\d{6,14}$/.test(number)) throw invalid(`PhoneNumber Reason: ${number} is not valid to publish to`);
  if (text.length > 1600) throw invalid("Message too long");
  requireReachable(number);
  return { number, text, attributes: messageAttributesOf(form) };
}

const invalid = (reason: string) => new AwsError("InvalidParameter", `Invalid parameter: ${reason}`);

const xml = (status: number, body: string): LoopbackAnswer => ({
  status,
  headers: { "content-type": "text/xml" },
  body,
});
