import { Button } from "@mantine/core";
import { getInvoice } from "@petcare/contract";
import { useState } from "react";
import { call } from "../../../lib/api/api.ts";
import { useWalkers } from "../../../lib/api/people.ts";
import { useSend } from "../../../lib/api/use-send.ts";
import { InvoicePaper } from "../../../parts/invoices/invoice-paper.tsx";
import { Failure } from "../../../ui/feedback/failure.tsx";
import { PrintedAlone } from "../../../ui/layout/printed-alone.tsx";
import { PrintIcon } from "../../../ui/theme/icons.tsx";
import { paperOf } from "../detail/paper-of.ts";
import type { InvoiceDocument } from "../invoice.ts";

/** So many are read at a time. */
const atOnce = 6;

/** Prints invoices, each on sheets of its own. They are read first. */
export function PrintAll({ ids }: { ids: readonly string[] }) {
  const team = useWalkers();
  const [printed, print] = useState<readonly InvoiceDocument[]>([]);
  const reading = useSend({ mutationFn: () => readAll(ids), here: { onSuccess: print } });
  return (
    <>
      <Button leftSection={<PrintIcon size={18} />} onClick={() => reading.send(undefined)}>
        {reading.busy ? "Reading..." : ids.length === 1 ? "Print" : `Print all ${ids.length}`}
      </Button>
      {reading.error && <Failure error={reading.error} />}
      {printed.length > 0 && (
        <PrintedAlone onPrinted={() => print([])}>
          {printed.map((invoice) => (
            <InvoicePaper key={invoice.id} invoice={paperOf(invoice, team)} />
          ))}
        </PrintedAlone>
      )}
    </>
  );
}

async function readAll(ids: readonly string[]): Promise<InvoiceDocument[]> {
  const read: InvoiceDocument[] = [];
  for (let at = 0; at < ids.length; at += atOnce) {
    const some = ids.slice(at, at + atOnce).map((id) => call(getInvoice, { params: { id } }));
    read.push(...(await Promise.all(some)));
  }
  return read;
}
