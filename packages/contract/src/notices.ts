import { noticeChannels, noticeKinds, noticeOutcomes } from "@petcare/domain";
import * as z from "zod/mini";
import { defineEndpoint, type Endpoint } from "./endpoint.ts";
import { definePaged } from "./paged-endpoint.ts";
import { done, id, instant, role, roles, titled } from "./schema/basics.ts";
import { noticeChannelList } from "./schema/notice-channels.ts";
import { previewWeek, tellWeek } from "./untold-week.ts";

const channel = z.enum(noticeChannels);
const kind = z.enum(noticeKinds);

/** The kinds that somebody hears, and the ways to them. */
const notices = z.object({
  /** Whether the owner has switched messages on. */
  on: z.boolean(),
  /** The kinds that there are for them, and the channels of each. */
  kinds: z.array(z.object({ kind, channels: z.array(channel) })),
  email: z.object({
    address: z.nullable(z.string()),
    /** Why nothing is mailed to it any more; null: it is. */
    stopped: z.nullable(z.enum(["bounced", "complained"])),
    /** Whether this deployment mails at all. */
    possible: z.boolean(),
  }),
  /** In how many browsers they have allowed pushes. */
  browsers: z.int(),
  /** The public key by which a browser allows this installation's pushes, in base64url. */
  push_key: z.string(),
});

/** Anybody, for the owner. Absent: the caller. */
const person = z.optional(id);

export const getNotices = defineEndpoint({
  name: "getNotices",
  method: "GET",
  path: "/notices",
  handler: "notices/get-notices",
  audience: roles,
  summary: "What somebody hears and how: the caller, or anybody for the owner.",
  query: z.object({ person }),
  answer: notices,
});

export const changeNotices = defineEndpoint({
  name: "changeNotices",
  method: "PUT",
  path: "/notices",
  handler: "notices/change-notices",
  audience: roles,
  summary: "Chooses the channels of one kind of messages for the caller, or for anybody as the owner.",
  query: z.object({ person }),
  body: z.object({
    kind: titled("Kind", kind),
    channels: noticeChannelList,
  }),
  answer: notices,
});

/** The push services of the browsers that there are. A function posts there, so no other address may be named. */
export const pushServices =
  /^https:\/\/(fcm\.googleapis\.com|jmt17\.google\.com|updates\.push\.services\.mozilla\.com|[\w-]+\.push\.apple\.com|[\w.-]+\.notify\.windows\.com)\/[!-~]{1,900}$/;

const endpoint = titled("Endpoint", z.string().check(z.regex(pushServices, "must be a push service's address")));

export const tellBrowser = defineEndpoint({
  name: "tellBrowser",
  method: "PUT",
  path: "/my-browser",
  handler: "notices/tell-browser",
  audience: roles,
  summary:
    "Tells of a browser in which the caller has allowed pushes. It is told at each start, for the address changes.",
  body: z.object({
    endpoint,
    /** The browser's public key and its secret, in base64url. */
    p256dh: titled("Key", z.string().check(z.regex(/^[\w-]{87}$/, "must be a browser's key"))),
    auth: titled("Secret", z.string().check(z.regex(/^[\w-]{22}$/, "must be a browser's secret"))),
  }),
  /** Names the browser at logging out. */
  answer: z.object({ browser: z.string() }),
});

export const forgetBrowser = defineEndpoint({
  name: "forgetBrowser",
  method: "POST",
  path: "/my-browser/forget",
  handler: "notices/forget-browser",
  audience: roles,
  summary: "Ends pushes to one of the caller's browsers.",
  body: z.object({ endpoint }),
  answer: done,
});

const stopped = { file: z.string().check(z.maxLength(200)) };
const page = { contentType: "text/html; charset=utf-8", answer: z.string() } as const;

export const showStop = defineEndpoint({
  name: "showStop",
  method: "GET",
  path: "/stops/{file}",
  handler: "notices/show-stop",
  audience: "public",
  summary: "A page with the button that ends a kind of email, by the link in an email. It changes nothing by itself.",
  params: z.object(stopped),
  ...page,
});

export const stopNotices = defineEndpoint({
  name: "stopNotices",
  method: "POST",
  path: "/stops/{file}",
  handler: "notices/stop-notices",
  audience: "public",
  summary:
    "Ends a kind of email for its reader, by the link in an email: the page's button, or a mail program's (RFC 8058).",
  params: z.object(stopped),
  ...page,
});

const sent = z.object({
  id: z.string(),
  at: instant,
  /** null: they are gone. */
  person: z.nullable(z.object({ id, name: z.string(), role, phone: z.nullable(z.string()) })),
  kind,
  subject: z.string(),
  /** Its outcomes. Empty: there was no way to tell them. */
  channels: z.array(z.object({ channel, outcome: z.enum(noticeOutcomes) })),
});

export const listSent = definePaged({
  name: "listSent",
  method: "GET",
  path: "/sent-notices",
  handler: "notices/list-sent",
  audience: ["admin"],
  summary: "The messages that people got or could not get, the latest first.",
  query: z.object({
    /** Only those to one person. */
    person,
  }),
  answer: z.array(sent),
});

export const listUnreached = defineEndpoint({
  name: "listUnreached",
  method: "GET",
  path: "/sent-notices/unreached",
  handler: "notices/list-unreached",
  audience: ["admin"],
  summary: "The messages of the last two weeks that arrived in no way, of people whom nothing has reached since.",
  answer: z.array(sent),
});

export const sendAgain = defineEndpoint({
  name: "sendAgain",
  method: "POST",
  path: "/sent-notices/{id}/again",
  handler: "notices/send-again",
  audience: ["admin"],
  summary: "Tells a person within minutes what a message was about, as it is by then.",
  params: z.object({
    id: z.string().check(z.regex(/^[A-Za-z0-9_.-]{1,80}~\d{1,15}~\d{1,3}$/, "must be a message that was sent")),
  }),
  answer: done,
});

export const noticesEndpoints: readonly Endpoint[] = [
  getNotices,
  changeNotices,
  tellBrowser,
  forgetBrowser,
  showStop,
  stopNotices,
  listSent,
  listUnreached,
  sendAgain,
  previewWeek,
  tellWeek,
];
