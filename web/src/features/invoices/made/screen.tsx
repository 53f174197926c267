import { Button, Group } from "@mantine/core";
import { getInvoice } from "@petcare/contract";
import type { LocalDate } from "@petcare/domain";
import { useEffect, useRef, useState } from "react";
import { Link } from "react-router-dom";
import { call } from "../../../lib/api/api.ts";
import { useWalkers } from "../../../lib/api/people.ts";
import { useSend } from "../../../lib/api/use-send.ts";
import { formatDollars, sumDollars } from "../../../lib/format/dollars.ts";
import { count } from "../../../lib/format/words.ts";
import { useTitle } from "../../../lib/hooks/use-title.ts";
import { InvoicePaper } from "../../../parts/invoices/invoice-paper.tsx";
import { DataTable } from "../../../ui/data/data-table.tsx";
import { Failure } from "../../../ui/feedback/failure.tsx";
import { Notice } from "../../../ui/feedback/notice.tsx";
import { PrintedAlone } from "../../../ui/layout/printed-alone.tsx";
import { PrintIcon } from "../../../ui/theme/icons.tsx";
import { clientNameIn, type InvoiceDocument, invoicePath, isVoid, useClientsById } from "../data.ts";
import { paperOf } from "../detail/data.ts";
import type { Made } from "../make/data.ts";
import { TextToSend } from "../text-to-send.tsx";
import classes from "./screen.module.css";
import { madeText, madeWords } from "./words.ts";

/** The invoices that were made. The browser's history has them for a reload and for Back. */
export interface MadeState {
  made: readonly Made[];
  due: LocalDate;
}

/** Shows the invoices that were made, to print them and to send each client a text. */
export function MadeScreen({ made, due, today }: MadeState & { today: LocalDate }) {
  useTitle("Invoices made");
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const clients = useClientsById();
  const nameOf = ({ client_id }: Made) => clientNameIn(clients, client_id);
  const ids = made.flatMap((one) => validOf(one)?.id ?? []);
  return (
    <div className="stack gap-14">
      <h2 ref={heading} tabIndex={-1}>
        {madeWords(made)}
      </h2>
      <Group>
        {ids.length > 0 && <PrintAll ids={ids} />}
        <Button component={Link} to="/admin/invoices" variant="light">
          Back to invoices
        </Button>
      </Group>
      <p className="quiet">
        Nothing is sent from here. Clients with an account see their invoices there; to the others send the text, or the
        paper.
      </p>
      <DataTable
        framed={960}
        className={classes.made}
        caption="Invoices made"
        columns={[
          { head: "Client", width: "26%", card: [1, "start"], cell: (one) => <b>{nameOf(one)}</b> },
          { head: "Invoices", card: [2, "start"], cell: (one) => <InvoiceNumber made={one} /> },
          {
            head: "Total",
            align: "end",
            card: [1, "end"],
            cell: (one) => formatDollars(validOf(one)?.total ?? 0),
          },
          {
            head: "Tell them",
            card: [3, "whole"],
            cell: (one) => {
              const invoice = validOf(one);
              const client = clients.get(one.client_id);
              if (!client || !invoice) return null;
              return (
                <Group gap="6px 8px">
                  <TextToSend
                    name={client.name}
                    client={client}
                    text={madeText({ invoice, period: one.period, due }, client.name, today)}
                    subject={`Invoice ${invoice.number}`}
                    copied={`Text for ${client.name} copied`}
                  />
                </Group>
              );
            },
          },
        ]}
        rows={made.toSorted((a, b) => nameOf(a).localeCompare(nameOf(b)))}
        keyOf={({ client_id, invoice }) => `${client_id} ${invoice?.id}`}
      />
    </div>
  );
}

/** The invoice, unless it is void. */
const validOf = ({ invoice }: Made) => (invoice && isVoid(invoice) ? null : invoice);

const InvoiceNumber = ({ made: { invoice } }: { made: Made }) =>
  invoice && <Link to={invoicePath(invoice.id)}>{invoice.number}</Link>;

/** How many invoices are read at a time. */
const atOnce = 6;

/** Reads invoices and prints them, each on sheets of its own. */
function PrintAll({ ids }: { ids: readonly string[] }) {
  const team = useWalkers();
  const [printed, print] = useState<readonly InvoiceDocument[]>([]);
  const reading = useSend({ mutationFn: () => readAll(ids), here: { onSuccess: print } });
  const words = ids.length === 1 ? "Print" : `Print all ${ids.length}`;
  return (
    <>
      <Button leftSection={<PrintIcon size={18} />} onClick={() => reading.send(undefined)}>
        {reading.busy ? "Reading..." : words}
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

/** Shows the outcome of each bill: its invoice, or why there is none. */
export function Outcomes({ made }: { made: readonly Made[] }) {
  const clients = useClientsById();
  const there = made.filter(({ outcome }) => outcome !== "changed");
  const changed = made.filter(({ outcome }) => outcome === "changed");
  return (
    <>
      {there.length > 0 && (
        <Notice tone="success">
          <b>{madeWords(there)}</b>
          <ul className={classes.outcomes}>
            {there.map((one) => (
              <li key={one.invoice?.id}>
                {clientNameIn(clients, one.client_id)}: <InvoiceNumber made={one} />,{" "}
                {formatDollars(one.invoice?.total ?? 0)}
              </li>
            ))}
          </ul>
        </Notice>
      )}
      {changed.length > 0 && (
        <Notice tone="warn">
          <b>{count(changed.length, "client")} changed since you looked, and got no invoice yet</b>
          <ul className={classes.outcomes}>
            {changed.map(({ bill, client_id, requested, now }) => (
              <li key={bill}>
                {`${clientNameIn(clients, client_id)}: ${formatDollars(requested)} is now ${formatDollars(sumDollars(now?.lines.map(({ price }) => price) ?? []))} for ${count(now?.lines.length ?? 0, "visit")}`}
              </li>
            ))}
          </ul>
          <p>The list below has what is there now. Press again to bill that.</p>
        </Notice>
      )}
    </>
  );
}
