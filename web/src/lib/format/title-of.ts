import { business } from "@petcare/business";

/** A page's name in the browser's tab: 'Calendar · Harbor & Hound'. It stands alone, because the build reads it too. */
export const titleOf = (page: string) => `${page} · ${business.name}`;
