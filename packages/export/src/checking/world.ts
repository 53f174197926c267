import type { AccountSums } from "@petcare/domain";
import type { Account } from "@petcare/storage";
import type { Place } from "../reading/broken-file.ts";
import { BrokenFile } from "../reading/broken-file.ts";
import type { Balance } from "./balance.ts";

/** What is known of an invoice while the rest is read. */
export interface KnownInvoice {
  client_id: string;
  place: Place;
  /** Its lines, less the visits that name it. */
  claims: Balance;
  isNumbered: boolean;
}

/** What is known of an account: itself, and what its entries and invoices make of it. */
export interface KnownAccount {
  account: Account;
  place: Place;
  entries: number;
  sums: AccountSums;
  /** Credit that was given. It is on no invoice. */
  given: number;
}

/** What is known of a client's invoices. */
export interface Billed {
  total: number;
  paid: number;
  unfinished: string[];
}

/** What is known of a walker's pay runs. */
export interface Paid {
  runs: number;
  unfinished: string[];
}

/**
 * What has to be kept of an export to check the rest of it against: people, invoices, accounts and pay runs, and no visits.
 */
export class World {
  readonly people = new Set<string>();
  readonly invoices = new Map<string, KnownInvoice>();
  readonly accounts = new Map<string, KnownAccount>();
  readonly billed = new Map<string, Billed>();
  readonly payRuns = new Set<string>();
  readonly paid = new Map<string, Paid>();
  /** Of records with a row of history for each version, by kind and id. */
  readonly versions = new Map<string, { version: number; place: Place }>();

  /** @throws BrokenFile where one of them is no person of the export; undefined is nobody */
  needPeople(place: Place, ...ids: (string | undefined)[]): void {
    for (const id of ids) {
      if (id !== undefined && !this.people.has(id)) throw new BrokenFile(place, `There is no person ${id}`);
    }
  }

  /** @throws BrokenFile where there is no such invoice */
  needInvoice(place: Place, id: string): KnownInvoice {
    const invoice = this.invoices.get(id);
    if (!invoice) throw new BrokenFile(place, `There is no invoice ${id}`);
    return invoice;
  }

  /** @throws BrokenFile where there is no such pay run; undefined is none */
  needPayRun(place: Place, id: string | undefined): void {
    if (id !== undefined && !this.payRuns.has(id)) throw new BrokenFile(place, `There is no pay run ${id}`);
  }
}

/** @throws BrokenFile unless it holds */
export function must(holds: boolean, place: Place, reason: string): void {
  if (!holds) throw new BrokenFile(place, reason);
}
