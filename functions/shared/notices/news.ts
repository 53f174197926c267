import { channelsFor, type NoticeKind, type NoticePass, noticesOf } from "@petcare/domain";
import type { Told, User } from "@petcare/storage";
import { runtime } from "../runtime.ts";
import { type LookContext, readTruth } from "./read-truth.ts";

/** Compares what is true with what a person was told. It writes nothing, and sends nothing. */
export async function newsFor(
  person: User,
  told: Pick<Told, "words" | "sending" | "asked">,
  passes: readonly NoticePass[],
  context: LookContext,
) {
  const truth = await readTruth(person, told, passes, context);
  const { defaults } = context.messenger;
  const hears = (kind: NoticeKind) => kind === "plan" || channelsFor(kind, person, defaults).length > 0;
  return { truth, ...noticesOf(truth, told, hears, runtime.now()) };
}
