import type { LocalDate } from "@petcare/domain";
import { daysOverdue, type InvoiceState, isPastDue, knownStatus, stateNames } from "../../lib/format/invoice-words.ts";
import { count } from "../../lib/format/words.ts";
import { AlertIcon, CheckIcon, HalfIcon, RingIcon, VoidIcon } from "../../ui/theme/icons.tsx";

const looks = {
  unpaid: { Icon: RingIcon, tone: "plain" },
  partial: { Icon: HalfIcon, tone: "warn" },
  paid: { Icon: CheckIcon, tone: "good" },
  void: { Icon: VoidIcon, tone: "off" },
  overdue: { Icon: AlertIcon, tone: "danger" },
};

/** An invoice's state as a pill. The words and the sign say it without the color. */
function InvoiceBadge({ state, children }: { state: InvoiceState; children?: string }) {
  const { Icon, tone } = looks[state];
  return (
    <span className="pill" data-tone={tone}>
      <Icon size={14} strokeWidth={2.6} />
      {children ?? stateNames[state]}
    </span>
  );
}

/** The client's three badges (docs/product/invoices.md#status). */
export const ClientInvoiceBadge = ({ status }: { status: string }) => <InvoiceBadge state={knownStatus(status)} />;

/** The owner's badges. An overdue invoice shows by how many days. */
export function OwnerInvoiceBadge(props: { status: string; due: LocalDate; today: LocalDate }) {
  const { status, today } = props;
  if (!isPastDue(props, today)) return <InvoiceBadge state={knownStatus(status)} />;
  return <InvoiceBadge state="overdue">{`Overdue · ${count(daysOverdue(props, today), "day")}`}</InvoiceBadge>;
}
