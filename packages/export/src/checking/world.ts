import { type BilledSums, type BrokenRule, type EntrySums, noPay, type PaySide } from "@petcare/domain";
import type { ClientLedger } from "@petcare/storage";
import type { WalkerLedger } from "@petcare/storage/items";
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

/**
 * What has to be kept of an export to check the rest of it against: people, invoices, accounts and pay runs, and no visits.
 */
export class World {
  readonly people = new Set<string>();
  readonly invoices = new Map<string, KnownInvoice>();
  readonly accounts = new Map<string, { account: ClientLedger; place: Place }>();
  /** By client. */
  readonly entries = new Map<string, EntrySums>();
  /** By client. */
  readonly billed = new Map<string, BilledSums>();
  readonly payRuns = new Set<string>();
  readonly wages = new Map<string, { wages: WalkerLedger; place: Place }>();
  /** By walker, with the first place that tells of their pay. */
  readonly pay = new Map<string, { side: PaySide; place: Place }>();
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

  /** @throws BrokenFile where the client has no account */
  needAccount(place: Place, clientId: string): void {
    if (!this.accounts.has(clientId)) throw new BrokenFile(place, `There is no account of client ${clientId}`);
  }

  addPay(place: Place, walkerId: string, add: (side: PaySide) => PaySide): void {
    const known = this.pay.get(walkerId) ?? { side: noPay, place };
    this.pay.set(walkerId, { ...known, side: add(known.side) });
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

/** @throws BrokenFile with the first rule that is broken */
export function assertHolds([broken]: readonly BrokenRule[], place: Place): void {
  if (broken) throw new BrokenFile(place, broken.text);
}
