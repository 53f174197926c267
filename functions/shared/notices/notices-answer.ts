import type { AnswerOf, getNotices } from "@petcare/contract";
import { channelsFor, noticeKindsOf } from "@petcare/domain";
import { readBrowsers, readMessenger, readUser, type User } from "@petcare/storage";
import { publicKeyOf, pushKeys } from "../messages/push-keys.ts";
import { sendsEmail } from "../messages/send-email.ts";
import { AppError } from "../pipeline/app-error.ts";
import type { Caller } from "../pipeline/caller.ts";
import { runtime } from "../runtime.ts";

/**
 * Finds the person whose message settings the caller may read and change: the caller, or anyone if the caller is the owner.
 *
 * @throws AppError not_found
 */
export async function findReader({ person: id }: { person?: string | undefined }, caller: Caller): Promise<User> {
  if (id === undefined || id === caller.person.id) return caller.person;
  const user = caller.role === "admin" ? await readUser(runtime.db, id) : undefined;
  if (!user || user.deleted_at !== undefined || user.merged) throw new AppError("not_found");
  return user;
}

/** Makes the answer with a person's kinds of messages and their channels. */
export async function noticesAnswer(user: User): Promise<AnswerOf<typeof getNotices>> {
  const [messenger, browsers, keys] = await Promise.all([
    readMessenger(runtime.db),
    readBrowsers(runtime.db, user.id),
    pushKeys(),
  ]);
  return {
    on: messenger?.on_since !== undefined,
    kinds: noticeKindsOf(user.role).map((kind) => ({
      kind,
      channels: [...channelsFor(kind, user, messenger?.defaults)],
    })),
    email: {
      address: user.email ?? user.contact_email ?? null,
      stopped: user.email_stopped?.why ?? null,
      possible: sendsEmail(),
    },
    browsers: browsers.length,
    push_key: publicKeyOf(keys),
  };
}
