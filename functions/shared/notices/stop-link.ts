import { type NoticeKind, noticeKinds } from "@petcare/domain";
import { readStopWord, readUser, type User } from "@petcare/storage";
import { throttle } from "../limits/throttle.ts";
import { AppError } from "../pipeline/app-error.ts";
import { runtime } from "../runtime.ts";

/** The last part of the link by which somebody ends a kind of email without signing in: '<person>.<word>.<kind>'. */
export const stopFile = (person: string, word: string, kind: NoticeKind): string => `${person}.${word}.${kind}`;

/**
 * The person and the kind of such a link. A wrong one is missing, whether its person or its word is.
 *
 * @throws AppError not_found, too_many_requests
 */
export async function readStop(file: string, sourceIp: string): Promise<{ person: User; kind: NoticeKind }> {
  const [, id = "", word = "", name] = /^([\w.-]{1,80})\.([\w-]+)\.([a-z]+)$/.exec(file) ?? [];
  const kind = noticeKinds.find((one) => one === name);
  const isTheirs = kind && word !== "" && (await readStopWord(runtime.db, id)) === word;
  const person = isTheirs ? await readUser(runtime.db, id) : undefined;
  if (kind && person && person.deleted_at === undefined) return { person, kind };
  await throttle("public/address", ["stop", sourceIp]);
  throw new AppError("not_found");
}
