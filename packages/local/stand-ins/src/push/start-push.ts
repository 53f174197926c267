import { startLoopbackServer } from "../loopback-server.ts";
import { openOutbox } from "../outbox.ts";

interface PushOptions {
  /** The file that keeps the messages. Without it they end with the process. */
  file?: string;
  /** Epoch milliseconds. */
  now?: () => number;
}

/** A push that a push service would have delivered. */
export interface PushMessage {
  /** Epoch milliseconds. */
  instant: number;
  /** The browser's address at its push service. */
  endpoint: string;
  /** The words of its Topic and TTL headers. */
  topic: string;
  ttl: string;
  /** The message, which the service itself could not read. */
  message: unknown;
}

export interface Push {
  /** The value for PUSH_ENDPOINT_URL. */
  endpoint: string;
  close(): Promise<void>;
  /** The last 500 messages, oldest first. */
  pushes(): PushMessage[];
  /** From now on the service answers that it knows this browser no more. */
  forgetBrowser(endpoint: string): void;
}

/**
 * Starts a stand-in for every browser's push service that only this machine reaches. Messages stay in its outbox.
 * The header push-endpoint names the browser, and push-message has the message in base64: only a browser could decrypt the body.
 */
export async function startPush({ file, now = Date.now }: PushOptions = {}): Promise<Push> {
  const outbox = openOutbox<PushMessage>(file);
  const gone = new Set<string>();
  const server = await startLoopbackServer(async ({ headers }) => {
    const word = (name: string) => String(headers[name] ?? "");
    const endpoint = word("push-endpoint");
    const answer = (status: number) => ({ status, headers: {}, body: "" });
    if (gone.has(endpoint)) return answer(410);
    await outbox.add({
      instant: now(),
      endpoint,
      topic: word("topic"),
      ttl: word("ttl"),
      message: JSON.parse(Buffer.from(word("push-message"), "base64").toString("utf8")),
    });
    return answer(201);
  });
  return { ...server, pushes: outbox.messages, forgetBrowser: (endpoint) => void gone.add(endpoint) };
}
