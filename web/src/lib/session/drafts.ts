import { namesIn, tabStore } from "./storage.ts";

const prefix = "kc:draft:";

/** Makes the key of a form's draft in the tab's storage. */
export const draftKey = (person: string, form: string): string => `${prefix}${person}:${form}`;

/** Deletes the drafts in this tab, except one person's. */
export function forgetDrafts(exceptOf?: string): void {
  const isKept = (key: string) => exceptOf !== undefined && key.startsWith(draftKey(exceptOf, ""));
  for (const key of namesIn(tabStore, prefix)) if (!isKept(key)) tabStore.removeItem(key);
}
