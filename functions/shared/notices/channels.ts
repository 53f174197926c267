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

/** The places where a message is kept: those of its person, of this instant. */
interface MessagePlace {
  person: string;
  /** Epoch milliseconds. */
  at: number;
}

/**
 * Sends messages one way. It answers what became of the message, or undefined where the person has no such way: no
 * address, a stopped one, no browser, or the deployment cannot send so. It throws nothing: what fails is 'failed'.
 */
export interface Channel {
  name: NoticeChannel;
  /**
   * Whether a message could go this way to this person now. It sends nothing.
   */
  reaches(person: User): Promise<boolean>;
  send(person: User, message: Message, place: MessagePlace): Promise<NoticeOutcome>;
}

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

/** Email by SES, to whoever has an address that takes it. Its tags name the person and the instant to a bounce. */
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

/** The address that somebody is written to; undefined: they have none, or it refuses mail. */
const addressOf = ({ email, contact_email, email_stopped }: User): string | undefined =>
  email_stopped ? undefined : (email ?? contact_email);

/** An id as a tag: SES takes letters, digits, '_' and '-'. */
const tagOf = (id: string): string => Buffer.from(id).toString("base64url");

/** The id of a person in a tag. */
export const idInTag = (tag: string): string => Buffer.from(tag, "base64url").toString("utf8");

/** The ways in which people are told. Tests replace them. */
export const outlets: { channels: readonly Channel[] } = { channels: [emailChannel, pushChannel] };

/** Finds the channels by which a person would hear of each kind now: those that they have chosen, and that reach them. */
export async function waysTo(person: User, { messenger: { defaults } }: LookContext) {
  const open = await Promise.all(outlets.channels.map(async (one) => ((await one.reaches(person)) ? [one.name] : [])));
  const ways = new Set(open.flat());
  return (kind: NoticeKind): NoticeChannel[] =>
    channelsFor(kind, person, defaults).filter((channel) => ways.has(channel));
}
