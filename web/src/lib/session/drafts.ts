import { namesIn, tabStore } from "./storage.ts";

/**
 * How long this tab keeps what is typed and not saved. 'session': until the session ends in any way, for what tells of
 * other people. 'person': also for the same person's next session, for what tells of themselves alone.
 */
export type DraftLife = "session" | "person";

const prefixes: Record<DraftLife, string> = { session: "kc:draft:", person: "kc:own-draft:" };

/** Makes the key of a form's draft in the tab's storage. */
export const draftKey = (life: DraftLife, person: string, form: string): string => `${prefixes[life]}${person}:${form}`;

/** Forgets the drafts of that life, but for those of one person. */
export function forgetDrafts(life: DraftLife, exceptOf?: string): void {
  const isKept = (key: string) => exceptOf !== undefined && key.startsWith(draftKey(life, exceptOf, ""));
  for (const key of namesIn(tabStore, prefixes[life])) if (!isKept(key)) tabStore.removeItem(key);
}
