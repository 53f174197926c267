import { Button, Group } from "@mantine/core";
import { getInvoice } from "@petcare/contract";
import { firstNameOf } from "@petcare/domain";
import { type ReactNode, useEffect } from "react";
import { Link, useLocation, useNavigate, useParams } from "react-router-dom";
import { useRecordHistory } from "../../../lib/api/history.ts";
import { useClients, useWalkers } from "../../../lib/api/people.ts";
import { invoicesEveryMs } from "../../../lib/api/recent-invoices.ts";
import { useRead } from "../../../lib/api/use-read.ts";
import { formatDollars, sumDollars } from "../../../lib/format/dollars.ts";
import { periodText } from "../../../lib/format/invoice-words.ts";
import { monthDay, today as todayOf } from "../../../lib/format/time.ts";
import { useDialogInAddress } from "../../../lib/hooks/use-dialog-in-address.ts";
import { useNow } from "../../../lib/hooks/use-now.ts";
import { useTitle } from "../../../lib/hooks/use-title.ts";
import { ChangeList } from "../../../parts/change-history/change-list.tsx";
import { OwnerInvoiceBadge } from "../../../parts/invoices/invoice-badge.tsx";
import { InvoicePaper } from "../../../parts/invoices/invoice-paper.tsx";
import { MoreMenu } from "../../../ui/data/more-menu.tsx";
import { Outline } from "../../../ui/feedback/outline.tsx";
import { Loaded } from "../../../ui/feedback/states.tsx";
import { Card } from "../../../ui/layout/card.tsx";
import { MailIcon, PlusIcon, PrintIcon } from "../../../ui/theme/icons.tsx";
import { BalancePanel } from "../balance/screen.tsx";
import { type InvoiceDocument, isVoid, type Team } from "../data.ts";
import { type InvoiceDialogProps, invoiceDialogs, paperOf, settlementWords } from "./data.ts";
import { AdjustDialog, ForgiveDialog } from "./dialogs/amounts.tsx";
import { ReverseDialog, VoidDialog } from "./dialogs/taking-back.tsx";
import { ChangeDialog, RemindDialog } from "./dialogs/texts.tsx";
import classes from "./screen.module.css";

const dialogs: Record<(typeof invoiceDialogs)[number], (props: InvoiceDialogProps) => ReactNode> = {
  adjust: AdjustDialog,
  forgive: ForgiveDialog,
  change: ChangeDialog,
  remind: RemindDialog,
  void: VoidDialog,
  reverse: ReverseDialog,
};

/** One invoice: the client's sheet, and the owner's acts on it. */
export function InvoiceScreen() {
  const { id = "" } = useParams();
  const query = useRead(getInvoice, { params: { id }, everyMs: invoicesEveryMs });
  return (
    <Loaded query={query} loading={<Outline heights={[44, 640]} className={classes.page} />}>
      {(invoice) => <InvoicePage key={invoice.id} invoice={invoice} />}
    </Loaded>
  );
}

function InvoicePage({ invoice }: { invoice: InvoiceDocument }) {
  const { id, number, client_id, period, due, status, balance } = invoice;
  useTitle(`Invoice ${number}`);
  usePrintOnArrival();
  const today = todayOf(useNow());
  const { name, email, phone } = useClients().find((one) => one.id === client_id) ?? { name: invoice.bill_to.name };
  const team = useWalkers();
  const { last, opening, open, shown } = useDialogInAddress(invoiceDialogs);
  const Dialog = last && dialogs[last.kind];
  const history = useRecordHistory("invoice", id);
  return (
    <div className={classes.page}>
      <Group gap="6px 12px">
        <h2 style={{ fontSize: "var(--font-head)" }}>Invoice {number}</h2>
        <OwnerInvoiceBadge status={status} due={due} today={today} />
        <p className="muted">
          <Link to={`/admin/clients/${client_id}?tab=invoices`}>{name}</Link>, {periodText(period, today)}
        </p>
        <Group gap={8} className={classes.acts}>
          {(status === "unpaid" || status === "partial") && (
            <Button variant="light" leftSection={<MailIcon size={18} />} onClick={() => open("remind", "1")}>
              Remind…
            </Button>
          )}
          <Button variant="light" leftSection={<PrintIcon size={18} />} onClick={() => window.print()}>
            Print
          </Button>
          {!isVoid(invoice) && (
            <MoreMenu
              label={`More about ${number}`}
              items={[
                { label: "Change due date or note…", onClick: () => open("change", "1") },
                ...(balance > 0 ? [{ label: "Forgive the rest…", onClick: () => open("forgive", "1") }] : []),
                { label: "Void…", onClick: () => open("void", "1"), danger: true },
              ]}
            />
          )}
        </Group>
      </Group>
      <div className={classes.columns}>
        <div className={classes.balance}>
          <BalancePanel invoice={invoice} firstName={firstNameOf(name)} team={team} today={today} />
        </div>
        <div className={classes.desk}>
          <InvoicePaper
            invoice={paperOf(invoice, team)}
            lastLine={
              !isVoid(invoice) && (
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
        <div className={`stack gap-14 ${classes.rest}`}>
          {invoice.settlements.length > 0 && (
            <PaymentsCard invoice={invoice} team={team} onReverse={(payment) => open("reverse", payment)} />
          )}
          <Card title="History">
            <ChangeList list={history} />
          </Card>
        </div>
      </div>
      {Dialog && (
        // Each opening has a form of its own.
        <Dialog
          key={opening}
          about={last.id}
          invoice={invoice}
          client={{ name, email, phone }}
          team={team}
          today={today}
          {...shown}
        />
      )}
    </div>
  );
}

/** Prints once after a Print link of another screen. A reload does not print again. */
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

interface PaymentsCardProps {
  invoice: InvoiceDocument;
  team: Team;
  onReverse: (paymentId: string) => void;
}

function PaymentsCard({ invoice: { settlements }, team, onReverse }: PaymentsCardProps) {
  const tips = settlements.flatMap(({ tip, reversed }) => (tip && !reversed ? [tip.amount] : []));
  return (
    <Card title="Payments">
      <ul className={classes.payments}>
        {settlements.flatMap((settlement) => {
          const { payment_id, kind, date, note, amount, tip, reversed } = settlement;
          const key = `${payment_id} ${kind}`;
          return [
            <li key={key} data-reversed={reversed || undefined}>
              <span>
                <b>
                  {monthDay(date)}, {settlementWords(settlement)}
                </b>
                {note && <small>{note}</small>}
              </span>
              <b>{formatDollars(amount)}</b>
              {kind === "payment" && !reversed && (
                <MoreMenu
                  label={`More about the payment of ${monthDay(date)}`}
                  items={[{ label: "Reverse…", onClick: () => onReverse(payment_id), danger: true }]}
                />
              )}
            </li>,
            tip && (
              <li key={`${key} tip`} data-tip>
                <span>
                  Tip for {team.find((walker) => walker.id === tip.walker_id)?.name ?? "a walker who has left"}
                  <small>not part of the balance</small>
                </span>
                <span>{formatDollars(tip.amount)}</span>
              </li>
            ),
          ];
        })}
        <li>
          <b>{tips.length > 0 ? "On this invoice, with tips" : "On this invoice"}</b>
          <b>{formatDollars(sumDollars([...settlements.map(({ amount }) => amount), ...tips]))}</b>
        </li>
      </ul>
    </Card>
  );
}
