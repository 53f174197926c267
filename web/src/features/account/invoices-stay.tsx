import { myBalance } from "@petcare/contract";
import { useRead } from "../../lib/api/use-read.ts";
import { dollarsText } from "../../lib/format/dollars-text.ts";

/** What becomes of the invoices of a client who deletes their account, and what is still to be paid of them. */
export function InvoicesStay() {
  const outstanding = useRead(myBalance).data?.outstanding ?? 0;
  return (
    <li>
      Your invoices stay with your name, and lose your address.
      {outstanding > 0 && ` ${dollarsText(outstanding)} is still to be paid.`}
    </li>
  );
}
