import { business } from "@petcare/business";
import type { Message } from "@petcare/domain";
import { type Browser, deleteBrowser, readBrowsers } from "@petcare/storage";
import { buildPushHTTPRequest } from "@pushforge/builder";
import { pushKeys } from "../messages/push-keys.ts";
import { log } from "../pipeline/log.ts";
import { environment, runtime } from "../runtime.ts";
import type { Channel } from "./channel.ts";

/** In seconds: a push that nobody could show for half a day is old news. */
const timeToLive = 12 * 60 * 60;

type Outcome = "sent" | "gone" | "failed";

/**
 * Pushes to each browser of a person's, in the form of Declarative Web Push: the subject and the first line. A browser of
 * which its push service knows nothing any more is removed: then it is gone.
 */
export const pushChannel: Channel = {
  name: "push",
  reaches: async ({ id }) => (await readBrowsers(runtime.db, id)).length > 0,
  async send({ id }, message) {
    const browsers = await readBrowsers(runtime.db, id);
    const outcomes = await Promise.all(browsers.map((browser) => pushTo(browser, message)));
    if (outcomes.includes("sent")) return "sent";
    return outcomes.includes("failed") ? "failed" : "gone";
  },
};

async function pushTo(browser: Browser, message: Message): Promise<Outcome> {
  const status = await post(browser, message).catch((error: unknown) => {
    log("error", { push: error instanceof Error ? error.name : "unknown" });
    return 0;
  });
  if (status >= 200 && status < 300) return "sent";
  if (status !== 404 && status !== 410) return "failed";
  await deleteBrowser(runtime.db, browser);
  return "gone";
}

/** Answers the push service's status. */
async function post({ endpoint, p256dh, auth }: Browser, message: Message): Promise<number> {
  const { kind } = message;
  const payload = payloadOf(message);
  const request = await buildPushHTTPRequest({
    privateJWK: { kty: "EC", crv: "P-256", ...(await pushKeys()) },
    subscription: { endpoint, keys: { p256dh, auth } },
    // A later push of the same kind takes the place of one that was not shown yet.
    message: { payload, adminContact: `mailto:${business.email}`, options: { ttl: timeToLive, topic: kind } },
  });
  const headers = new Headers(request.headers);
  const standIn = process.env.PUSH_ENDPOINT_URL;
  if (standIn) {
    headers.set("push-endpoint", endpoint);
    headers.set("push-message", Buffer.from(JSON.stringify(payload)).toString("base64"));
  }
  const answer = await fetch(standIn ?? endpoint, {
    method: "POST",
    headers,
    body: request.body,
    redirect: "error",
    signal: AbortSignal.timeout(5000),
  });
  return answer.status;
}

/** The payload, shown by the browser itself or else by the service worker (web/src/worker/show-push.ts). */
function payloadOf({ kind, subject, sections, button }: Message) {
  const body = sections.flatMap(({ lines }) => lines)[0] ?? "";
  return {
    // The mark of Declarative Web Push.
    web_push: 8030,
    notification: { title: subject, body, navigate: environment("SITE_URL") + button.path, tag: kind, lang: "en-US" },
  };
}
