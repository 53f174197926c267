import type { Role } from "../kinds.ts";

/** Lists how people are told, beside the screens. */
export const noticeChannels = ["email", "push"] as const;
export type NoticeChannel = (typeof noticeChannels)[number];

/** Lists what became of a message on one channel. */
export const noticeOutcomes = ["sent", "bounced", "complained", "gone", "failed"] as const;
export type NoticeOutcome = (typeof noticeOutcomes)[number];

/** Lists why nobody writes to an address any more. */
export const emailStops = ["bounced", "complained"] as const;
export type EmailStop = (typeof emailStops)[number];

/** Lists what becomes of the next week on a Sunday: its people are told, the owner is asked, or nothing. */
export const sundayActs = ["tell", "ask", "off"] as const;

interface KindRule {
  label: string;
  /** Who hears of it, and by which channels while neither they nor the owner has chosen. */
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

/** Some people's choice: the channels of each kind that they have chosen. A kind that is absent has its default. */
export type NoticeChoice = Partial<Record<NoticeKind, readonly NoticeChannel[]>>;

/** The owner's choice for everybody of a role who has not chosen. */
export interface NoticeDefault {
  role: Role;
  kind: NoticeKind;
  channels: readonly NoticeChannel[];
}

/** Lists the kinds that a role can hear of. */
export const noticeKindsOf = (role: Role): NoticeKind[] =>
  noticeKinds.filter((kind) => noticeRules[kind].channels[role] !== undefined);

/**
 * The channels by which somebody hears of a kind: their own choice, or else the owner's default, or else the product's.
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
