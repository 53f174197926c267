import { type CallOf, listHistory } from "@petcare/contract";
import { usePages } from "./pages.ts";

type Kind = NonNullable<NonNullable<CallOf<typeof listHistory>["query"]>["kind"]>;

/** Rows of a page. */
const limit = 30;
/** How often it is read again while it is in view, in milliseconds. */
const every = 60_000;

/** A record's changes, the latest first, for the owner. */
export const useRecordHistory = (kind: Kind, about: string) =>
  usePages(listHistory, { query: { kind, about, limit } }, every);

/** The changes of all that is a client's, the latest first. */
export const useClientHistory = (client: string) =>
  usePages(listHistory, { query: { client_id: client, limit } }, every);

/** All changes: of one kind of record, or by one person, where these are given. */
export const useAllHistory = (filter: { kind?: Kind | undefined; by?: string | undefined }) =>
  usePages(listHistory, { query: { ...filter, limit } }, every);
