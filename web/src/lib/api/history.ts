import { type CallOf, listHistory } from "@petcare/contract";
import { usePages } from "./pages.ts";

type Kind = NonNullable<NonNullable<CallOf<typeof listHistory>["query"]>["kind"]>;

/** The rows of a page. */
const limit = 30;
const everyMs = 60_000;

/** A record's changes, the latest first, for the owner. */
export const useRecordHistory = (kind: Kind, about: string) =>
  usePages(listHistory, { query: { kind, about, limit } }, everyMs);

/** The changes of a client's record, visits, invoices and payments, the latest first. */
export const useClientHistory = (client: string) =>
  usePages(listHistory, { query: { client_id: client, limit } }, everyMs);

/** All changes, or those of one kind of record, or by one person. */
export const useAllHistory = (filter: { kind?: Kind | undefined; by?: string | undefined }) =>
  usePages(listHistory, { query: { ...filter, limit } }, everyMs);
