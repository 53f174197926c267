import { durableFile } from "../durable-file.ts";

/** A message that SNS would have delivered. */
export interface OutboxMessage {
  id: string;
  /** Epoch milliseconds. */
  instant: number;
  /** E.164, for a text message. */
  number?: string;
  /** The topic's ARN, for what is published to a topic. */
  topic?: string;
  subject?: string;
  text: string;
  attributes: Record<string, string>;
}

export interface Outbox {
  /** Oldest first. */
  messages(): OutboxMessage[];
  /** Resolves once the message is kept. */
  add(message: OutboxMessage): Promise<void>;
}

const kept = 500;

/** Opens an outbox that keeps the last 500 messages. Without a path they are in memory only. */
export function openOutbox(path: string | undefined): Outbox {
  const file = path === undefined ? undefined : durableFile(path);
  const messages = JSON.parse(file?.read() ?? "[]") as OutboxMessage[];
  return {
    messages: () => [...messages],
    async add(message) {
      messages.push(message);
      messages.splice(0, messages.length - kept);
      await file?.write(() => JSON.stringify(messages));
    },
  };
}
