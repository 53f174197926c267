import { clientInvoices, listBalances } from "@petcare/contract";
import { useEffect } from "react";
import { usePages } from "../../../lib/api/pages.ts";
import { invoicesEveryMs } from "../../../lib/api/recent-invoices.ts";
import { useRead } from "../../../lib/api/use-read.ts";
import { formatDollars } from "../../../lib/format/dollars.ts";
import { periodText } from "../../../lib/format/invoice-words.ts";
import { today as todayOf } from "../../../lib/format/time.ts";
import { useDialogInAddress } from "../../../lib/hooks/use-dialog-in-address.ts";
import { useLastDefined } from "../../../lib/hooks/use-last-defined.ts";
import { useNow } from "../../../lib/hooks/use-now.ts";
import { OwnerInvoiceBadge } from "../../../parts/invoices/invoice-badge.tsx";
import { DataList } from "../../../ui/data/data-list.tsx";
import { DataTable } from "../../../ui/data/data-table.tsx";
import { EmptyState, Loaded } from "../../../ui/feedback/states.tsx";
import { Card } from "../../../ui/layout/card.tsx";
import { invoicePath } from "../invoice.ts";
import { AccountDialog } from "./account-dialog.tsx";
import { Balance } from "./balance.tsx";

const failed = "Failed to load data. Please try again.";
const dialogs = ["pay", "credit", "refund"] as const;

/** Shows what a client owes and has left over, and all their invoices. */
export function ClientAccountTab({ client }: { client: { id: string; name: string } }) {
  const { id } = client;
  const today = todayOf(useNow());
  const balances = useRead(listBalances, { everyMs: invoicesEveryMs });
  const list = usePages(clientInvoices, { params: { id }, query: { limit: 20 } }, invoicesEveryMs);
  const { dialog, opening, open, closeOpening } = useDialogInAddress(dialogs);
  const shown = { opened: dialog !== undefined, onClose: () => closeOpening(opening) };
  const kind = useLastDefined(dialog?.kind);
  const standing = balances.data?.find((one) => one.client_id === id) ?? { owed: 0, credit: 0, due: null, open: 0 };
  const { credit } = standing;
  const openOnes = list.data?.filter(({ status, balance }) => status !== "void" && balance > 0) ?? [];
  // A payment is about all open invoices, and an old one may be on a page that nobody has asked for.
  const lacksSome = kind === "pay" && list.hasNextPage && openOnes.length < standing.open;
  const { fetchNextPage, isFetching, isError } = list;
  useEffect(() => {
    if (lacksSome && !isFetching && !isError) void fetchNextPage();
  }, [lacksSome, isFetching, isError, fetchNextPage]);
  return (
    <div className="stack">
      <Card title="Balance">
        <Loaded query={balances} failed={failed}>
          {() => (
            <Balance clientId={id} standing={standing} today={today} onOpen={(requested) => open(requested, "1")} />
          )}
        </Loaded>
      </Card>
      <Card title="Invoices">
        <DataList
          list={list}
          failed={failed}
          more="Show earlier invoices"
          empty={<EmptyState title="No invoices yet">“Make an invoice” puts completed visits on one.</EmptyState>}
        >
          {(invoices) => (
            <DataTable
              caption="Invoices"
              columns={[
                { head: "Number", cell: ({ number }) => number },
                { head: "Period", sorted: "descending", cell: ({ period }) => periodText(period, today) },
                { head: "Total", align: "end", cell: ({ total }) => formatDollars(total) },
                {
                  head: "Status",
                  cell: (invoice) => <OwnerInvoiceBadge status={invoice.status} due={invoice.due} today={today} />,
                },
                {
                  head: "Balance",
                  align: "end",
                  cell: ({ status, balance }) =>
                    status === "void" || balance === 0 ? "–" : <b>{formatDollars(balance)}</b>,
                },
              ]}
              rows={invoices}
              keyOf={(invoice) => invoice.id}
              linkOf={(invoice) => invoicePath(invoice.id)}
              isQuiet={({ status }) => status === "void"}
            />
          )}
        </DataList>
      </Card>
      {kind && balances.data && list.data && !lacksSome && (
        // Each opening is a form of its own.
        <AccountDialog
          key={opening}
          kind={kind}
          client={client}
          credit={credit}
          open={openOnes}
          today={today}
          {...shown}
        />
      )}
    </div>
  );
}
