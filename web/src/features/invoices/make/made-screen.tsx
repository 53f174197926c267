import { Button } from "@mantine/core";
import type { LocalDate } from "@petcare/domain";
import { useEffect, useRef } from "react";
import { Link } from "react-router-dom";
import { useClients } from "../../../lib/api/people.ts";
import { formatDollars } from "../../../lib/format/dollars.ts";
import { useTitle } from "../../../lib/hooks/use-title.ts";
import { type Column, DataTable } from "../../../ui/data/data-table.tsx";
import { clientNameIn } from "../invoice.ts";
import { TextToSend } from "../text-to-send.tsx";
import { madeText } from "./made-text.ts";
import classes from "./make-screen.module.css";
import { InvoiceNumber, madeWords } from "./outcomes.tsx";
import { PrintAll } from "./print-all.tsx";
import type { Made } from "./use-making.ts";

/**
 * The invoices that were made, as the entry of the history keeps them. They are there again after a reload, or on the
 * way back.
 */
export interface MadeState {
  made: readonly Made[];
  due: LocalDate;
}

/** The invoices that were made, and what comes next: to print them, and to tell each client. */
export function MadeScreen({ made, due, today }: MadeState & { today: LocalDate }) {
  useTitle("Invoices made");
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const clients = new Map(useClients().map((client) => [client.id, client]));
  const nameOf = ({ client_id }: Made) => clientNameIn(clients, client_id);
  const ids = made.flatMap((one) => validOf(one)?.id ?? []);
  const columns: Column<Made>[] = [
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
          <div className={classes.tell}>
            <TextToSend
              name={client.name}
              client={client}
              text={madeText({ invoice, period: one.period, due }, client.name, today)}
              subject={`Invoice ${invoice.number}`}
              copied={`Text for ${client.name} copied`}
            />
          </div>
        );
      },
    },
  ];
  return (
    <div className={classes.screen}>
      <h2 ref={heading} tabIndex={-1} className={classes.made}>
        {madeWords(made)}
      </h2>
      <div className={classes.tools}>
        {ids.length > 0 && <PrintAll ids={ids} />}
        <Button component={Link} to="/admin/invoices" variant="light">
          Back to invoices
        </Button>
      </div>
      <p className="quiet">
        Nothing is sent from here. Clients with an account see their invoices there; to the others send the text, or the
        paper.
      </p>
      <DataTable
        framed={960}
        className={classes.list}
        caption="Invoices made"
        columns={columns}
        rows={made.toSorted((a, b) => nameOf(a).localeCompare(nameOf(b)))}
        keyOf={({ client_id, invoice }) => `${client_id} ${invoice?.id}`}
      />
    </div>
  );
}

/** The invoice, if it still counts. */
const validOf = ({ invoice }: Made) => (invoice?.status === "void" ? null : invoice);
