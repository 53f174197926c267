import { Button, Skeleton } from "@mantine/core";
import { getInvoice } from "@petcare/contract";
import { useEffect } from "react";
import { useLocation, useNavigate, useParams } from "react-router-dom";
import { useRecordHistory } from "../../../lib/api/history.ts";
import { useClients, useWalkers } from "../../../lib/api/people.ts";
import { invoicesEveryMs } from "../../../lib/api/recent-invoices.ts";
import { useRead } from "../../../lib/api/use-read.ts";
import { today as todayOf } from "../../../lib/format/time.ts";
import { useDialogInAddress } from "../../../lib/hooks/use-dialog-in-address.ts";
import { useLastDefined } from "../../../lib/hooks/use-last-defined.ts";
import { useNow } from "../../../lib/hooks/use-now.ts";
import { useTitle } from "../../../lib/hooks/use-title.ts";
import { ChangeList } from "../../../parts/change-history/change-list.tsx";
import { InvoicePaper } from "../../../parts/invoices/invoice-paper.tsx";
import { Loaded } from "../../../ui/feedback/states.tsx";
import { Card } from "../../../ui/layout/card.tsx";
import { PlusIcon } from "../../../ui/theme/icons.tsx";
import type { InvoiceDocument } from "../invoice.ts";
import { BalancePanel } from "./balance-panel.tsx";
import { InvoiceDialog } from "./invoice-dialog.tsx";
import { invoiceDialogs } from "./invoice-dialogs.ts";
import { InvoiceHead } from "./invoice-head.tsx";
import classes from "./invoice-screen.module.css";
import { paperOf } from "./paper-of.ts";
import { PaymentsCard } from "./payments-card.tsx";

/** One invoice: the sheet that the client gets, and beside it what the owner does with it. */
export function InvoiceScreen() {
  const { id = "" } = useParams();
  const query = useRead(getInvoice, { params: { id }, everyMs: invoicesEveryMs });
  return (
    <Loaded query={query} loading={<Outline />}>
      {(invoice) => <InvoicePage key={invoice.id} invoice={invoice} />}
    </Loaded>
  );
}

function InvoicePage({ invoice }: { invoice: InvoiceDocument }) {
  const { id, number, status } = invoice;
  useTitle(`Invoice ${number}`);
  usePrintOnArrival();
  const today = todayOf(useNow());
  const client = useClients().find((one) => one.id === invoice.client_id);
  const clientName = client?.name ?? invoice.bill_to.name;
  const team = useWalkers();
  const { dialog, opening, open, closeOpening } = useDialogInAddress(invoiceDialogs);
  const shown = { opened: dialog !== undefined, onClose: () => closeOpening(opening) };
  const kind = useLastDefined(dialog?.kind);
  const about = useLastDefined(dialog?.id);
  const history = useRecordHistory("invoice", id);
  return (
    <div className={classes.page}>
      <InvoiceHead
        invoice={invoice}
        clientName={clientName}
        today={today}
        onOpen={(requested) => open(requested, "1")}
      />
      <div className={classes.cols}>
        <div className={classes.balance}>
          <BalancePanel invoice={invoice} clientName={clientName} team={team} today={today} />
        </div>
        <div className={classes.desk}>
          <InvoicePaper
            invoice={paperOf(invoice, team)}
            lastLine={
              status !== "void" && (
                <Button
                  variant="subtle"
                  size="sm"
                  leftSection={<PlusIcon size={16} />}
                  onClick={() => open("adjust", "1")}
                >
                  Add an adjustment
                </Button>
              )
            }
          />
        </div>
        <div className={classes.rest}>
          {invoice.settlements.length > 0 && (
            <PaymentsCard invoice={invoice} team={team} onReverse={(payment) => open("reverse", payment)} />
          )}
          <Card title="History">
            <ChangeList list={history} />
          </Card>
        </div>
      </div>
      {kind && about && (
        // Each opening is a form of its own.
        <InvoiceDialog
          key={opening}
          kind={kind}
          about={about}
          invoice={invoice}
          client={{ name: clientName, email: client?.email ?? null, phone: client?.phone ?? null }}
          team={team}
          today={today}
          {...shown}
        />
      )}
    </div>
  );
}

const Outline = () => (
  <div role="status" aria-label="Loading" className={classes.page}>
    <Skeleton height={44} width="50%" />
    <Skeleton height={640} radius="lg" />
  </div>
);

/** Prints once, where another screen's Print has led here. A reload does not print again. */
function usePrintOnArrival(): void {
  const { state, pathname, search } = useLocation();
  const navigate = useNavigate();
  const prints = state?.print === true;
  useEffect(() => {
    if (!prints) return;
    navigate(pathname + search, { replace: true });
    window.print();
  }, [prints, pathname, search, navigate]);
}
