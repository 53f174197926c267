import { channelsFor, type NoticeChannel, type NoticeKind } from "@petcare/domain";
import type { User } from "@petcare/storage";
import { outlets } from "./channels.ts";
import type { LookContext } from "./look.ts";

/** Finds the channels by which a person would hear of each kind now: those that they have chosen, and that reach them. */
export async function waysTo(person: User, { messenger: { defaults } }: LookContext) {
  const open = await Promise.all(outlets.channels.map(async (one) => ((await one.reaches(person)) ? [one.name] : [])));
  const ways = new Set(open.flat());
  return (kind: NoticeKind): NoticeChannel[] =>
    channelsFor(kind, person, defaults).filter((channel) => ways.has(channel));
}
