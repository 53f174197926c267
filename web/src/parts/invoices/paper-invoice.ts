import type { LocalDate, ServiceType } from "@petcare/domain";

/** An invoice as its client gets it, whoever looks at it. Amounts in dollars. */
export interface PaperInvoice {
  number: string;
  status: string;
  bill_to: { name: string; address: string | null };
  period: { start: LocalDate; end: LocalDate };
  made: LocalDate;
  due: LocalDate;
  lines: readonly {
    key: string;
    date: LocalDate;
    service_type: ServiceType;
    description: string;
    pet_names: readonly string[];
    /** With its parts. */
    price: number;
    parts?: readonly { name: string; amount: number }[] | undefined;
  }[];
  adjustments: readonly { key: string; text: string; amount: number }[];
  payments: readonly { key: string; date: LocalDate; words: string; tip?: string; amount: number }[];
  /** The sales tax by rate, in thousandths of a percent. */
  taxes?: readonly { rate: number; base: number; amount: number }[] | undefined;
  /** The reason why there is none. */
  exempt?: string | undefined;
  visits_total: number;
  adjustments_total: number;
  total: number;
  paid: number;
  balance: number;
  note: string | null;
}
