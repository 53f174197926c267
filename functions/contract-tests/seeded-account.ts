import { noSums } from "@petcare/domain";
import { clientLedgerKind } from "@petcare/storage/items";
import { integer } from "./markers.ts";

/** An account without credit. A client reads its two counts, and the others only added up. */
export const seededAccount = (whose: string, client_id: string) =>
  clientLedgerKind.itemOf({
    client_id,
    version: 1,
    entries: 0,
    invoices: 0,
    unpaid: integer(whose, "unpaid"),
    invoiced: integer(whose, "invoiced"),
    sums: noSums,
  });
