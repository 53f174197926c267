import { durableFile } from "./durable-file.ts";

export interface Outbox<Message> {
  /** Oldest first. */
  messages(): Message[];
  /** Resolves once the message is kept. */
  add(message: Message): Promise<void>;
}

const kept = 500;

/** Opens an outbox that keeps the last 500 messages. Without a path they are in memory only. */
export function openOutbox<Message>(path: string | undefined): Outbox<Message> {
  const file = path === undefined ? undefined : durableFile(path);
  const messages = JSON.parse(file?.read() ?? "[]") as Message[];
  return {
    messages: () => [...messages],
    async add(message) {
      messages.push(message);
      messages.splice(0, messages.length - kept);
      await file?.write(() => JSON.stringify(messages));
    },
  };
}
