import { business } from "@petcare/business";

/** A page's title in the browser's tab: 'Calendar · Harbor & Hound'. The build imports this file, too. */
export const titleOf = (page: string) => `${page} · ${business.name}`;
