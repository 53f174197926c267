import { business } from "@petcare/business";
import { channelsFor, type Message, type NoticeChannel, type NoticeKind, type NoticeOutcome } from "@petcare/domain";
import { type Browser, deleteBrowser, keepStopWord, readBrowsers, type User } from "@petcare/storage";
import { buildPushHTTPRequest } from "@pushforge/builder";
import { pushKeys } from "../messages/push-keys.ts";
import { sendEmail, sendsEmail } from "../messages/send-email.ts";
import { log } from "../pipeline/log.ts";
import { environment, runtime } from "../runtime.ts";
import type { LookContext } from "./collect.ts";
import { renderEmail } from "./render-email.ts";

/** Identifies the stored messages of one person and instant. */
interface MessagePlace {
  person: string;
  /** Epoch milliseconds. */
  at: number;
}

/**
 * A way to send messages: email or push.
 */
export interface Channel {
  name: NoticeChannel;
  /** Tells whether this channel reaches the person: an address that takes mail, or a registered browser. */
  reaches(person: User): Promise<boolean>;
  /** Sends a message. It never throws: an error is 'failed'. */
  send(person: User, message: Message, place: MessagePlace): Promise<NoticeOutcome>;
}

/** In seconds. A push that no device has shown for half a day is dropped. */
const timeToLive = 12 * 60 * 60;

type Outcome = "sent" | "gone" | "failed";

/**
 * Pushes the subject and the first line to each of a person's browsers, as Declarative Web Push. Deletes a browser whose
 * push service no longer knows it; if none is left, the outcome is 'gone'.
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

/** Posts a push, and returns the HTTP status of the push service. */
async function post({ endpoint, p256dh, auth }: Browser, message: Message): Promise<number> {
  const { kind } = message;
  const payload = payloadOf(message);
  const request = await buildPushHTTPRequest({
    privateJWK: { kty: "EC", crv: "P-256", ...(await pushKeys()) },
    subscription: { endpoint, keys: { p256dh, auth } },
    // A later push of the same kind replaces one that was not shown yet.
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

/** Makes the payload. The browser shows it, or else the service worker (web/src/worker/show-push.ts). */
function payloadOf({ kind, subject, sections, button }: Message) {
  const body = sections.flatMap(({ lines }) => lines)[0] ?? "";
  return {
    // Marks the payload as Declarative Web Push.
    web_push: 8030,
    notification: { title: subject, body, navigate: environment("SITE_URL") + button.path, tag: kind, lang: "en-US" },
  };
}

/** Sends email by SES. Its tags carry the person and the instant, so that a bounce can be matched to the message. */
export const emailChannel: Channel = {
  name: "email",
  reaches: async (person) => sendsEmail() && addressOf(person) !== undefined,
  async send(person, message, { at }) {
    try {
      const email = addressOf(person);
      if (!sendsEmail() || !email) return "failed";
      const stop = await keepStopWord(runtime.db, person.id, runtime.newSecret());
      const sender = { ...business, siteUrl: environment("SITE_URL") };
      const rendered = renderEmail(message, { ...person, email, stop }, sender);
      await sendEmail({ ...rendered, tags: { person: tagOf(person.id), at: String(at) } });
      return "sent";
    } catch (error) {
      log("error", { email: error instanceof Error ? error.name : "unknown" });
      return "failed";
    }
  },
};

/** Picks a person's email address; undefined if there is none, or it bounced. */
const addressOf = ({ email, contact_email, email_stopped }: User): string | undefined =>
  email_stopped ? undefined : (email ?? contact_email);

/** Encodes an id as an SES tag, which takes only letters, digits, '_' and '-'. */
const tagOf = (id: string): string => Buffer.from(id).toString("base64url");

/** Decodes a person's id from an SES tag. */
export const idInTag = (tag: string): string => Buffer.from(tag, "base64url").toString("utf8");

/** The channels of this deployment. Tests replace them. */
export const outlets: { channels: readonly Channel[] } = { channels: [emailChannel, pushChannel] };

/** Makes a function from a kind of message to the channels that the person has chosen for it and that reach them now. */
export async function waysTo(person: User, { messenger: { defaults } }: LookContext) {
  const open = await Promise.all(outlets.channels.map(async (one) => ((await one.reaches(person)) ? [one.name] : [])));
  const ways = new Set(open.flat());
  return (kind: NoticeKind): NoticeChannel[] =>
    channelsFor(kind, person, defaults).filter((channel) => ways.has(channel));
}
