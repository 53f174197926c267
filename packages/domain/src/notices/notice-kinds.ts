import type { Role } from "../kinds.ts";

/** Lists the channels of messages. */
export const noticeChannels = ["email", "push"] as const;
export type NoticeChannel = (typeof noticeChannels)[number];

/** Lists the outcomes of a message on one channel. */
export const noticeOutcomes = ["sent", "bounced", "complained", "gone", "failed"] as const;
export type NoticeOutcome = (typeof noticeOutcomes)[number];

/** Lists the reasons why an address gets no more email. */
export const emailStops = ["bounced", "complained"] as const;
export type EmailStop = (typeof emailStops)[number];

/** Lists what happens to the next week on a Sunday: it is published, the owner is asked, or nothing. */
export const sundayActs = ["tell", "ask", "off"] as const;

interface KindRule {
  label: string;
  /** The roles that get it, and their channels by default. */
  channels: Partial<Record<Role, readonly NoticeChannel[]>>;
}

/** Lists the kinds of messages (docs/product/notices.md#kinds). */
const rules = {
  plan: {
    label: "Changes of the plan",
    channels: { client: ["email", "push"], walker: ["email", "push"] },
  },
  week: { label: "The week, on Sundays", channels: { client: [], walker: ["email", "push"] } },
  tomorrow: { label: "Tomorrow, at 6 PM", channels: { client: [], walker: ["push"] } },
  here: { label: "The walker is here", channels: { client: ["push"] } },
  done: { label: "A visit is done", channels: { client: ["email", "push"] } },
  invoice: { label: "Invoices and payments", channels: { client: ["email"] } },
  pay: { label: "Pay", channels: { walker: ["email", "push"] } },
  answer: {
    label: "Answers to what you ask for",
    channels: { client: ["email", "push"], walker: ["email", "push"] },
  },
  asked: { label: "A client asks for something", channels: { admin: ["push"] } },
  received: { label: "A payment came in", channels: { admin: ["push"] } },
  matter: { label: "A walker’s report or incident", channels: { admin: ["push"] } },
  signup: { label: "Somebody has signed up", channels: { admin: ["push"] } },
  unreached: { label: "Somebody could not be told", channels: { admin: ["push"] } },
  summary: { label: "The day, at 7 PM", channels: { admin: ["email"] } },
  late: { label: "A visit is not finished", channels: { admin: ["push"], walker: ["push"] } },
} as const satisfies Record<string, KindRule>;

export type NoticeKind = keyof typeof rules;
export const noticeKinds = Object.keys(rules) as readonly NoticeKind[];
export const noticeRules: Readonly<Record<NoticeKind, KindRule>> = rules;

/** A person's chosen channels by kind. A missing kind has its default. */
export type NoticeChoice = Partial<Record<NoticeKind, readonly NoticeChannel[]>>;

/** The owner's default for the people of a role. */
export interface NoticeDefault {
  role: Role;
  kind: NoticeKind;
  channels: readonly NoticeChannel[];
}

/** Lists the kinds of messages that a role gets. */
export const noticeKindsOf = (role: Role): NoticeKind[] =>
  noticeKinds.filter((kind) => noticeRules[kind].channels[role] !== undefined);

/**
 * Picks a person's channels for a kind: their own choice, or else the owner's default, or else the product's.
 *
 * @param defaults the owner's; at most one for a role and a kind
 */
export function channelsFor(
  kind: NoticeKind,
  { role, notices = {} }: { role: Role; notices?: NoticeChoice | undefined },
  defaults: readonly NoticeDefault[] = [],
): readonly NoticeChannel[] {
  const given = noticeRules[kind].channels[role];
  const usual = defaults.find((one) => one.role === role && one.kind === kind)?.channels;
  return given === undefined ? [] : (notices[kind] ?? usual ?? given);
}
