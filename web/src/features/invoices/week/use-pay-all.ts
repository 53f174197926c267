import type { LocalDate } from "@petcare/domain";
import { useState } from "react";
import { useSend } from "../../../lib/api/use-send.ts";
import { formatDollars } from "../../../lib/format/dollars.ts";
import { count } from "../../../lib/format/words.ts";
import { wagesPaid } from "../../../parts/money/paid-fields.tsx";
import { toast } from "../../../ui/feedback/toast.tsx";
import { useFields } from "../../../ui/form/fields.ts";
import { sendsNothing } from "../../../ui/form/form-rules.ts";
import { textOrNull } from "../../../ui/form/typed-text.ts";
import { useCheckedForm } from "../../../ui/form/use-checked-form.ts";
import { type Due, payBody, payEach, sumOf } from "./pay-all.ts";

interface PayAllOptions {
  payable: readonly Due[];
  to: LocalDate;
  today: LocalDate;
  /** Follows once everybody is paid. */
  onDone: () => void;
}

/** How and when walkers are paid at once, and who of them is. A press after a failure pays those who are left. */
export function usePayAll({ payable, to, today, onDone }: PayAllOptions) {
  const form = useCheckedForm({
    ...sendsNothing,
    fields: useFields(wagesPaid(today)),
    check: ({ paid_on }) => (paid_on === "" ? { paid_on: "Choose a day" } : {}),
  });
  const [paid, setPaid] = useState<readonly string[]>([]);
  const paying = useSend({
    mutationFn: async (due: readonly Due[]) => {
      const { paid_on, method, note } = form.values;
      const how = { paid_on: paid_on as LocalDate, method, note: textOrNull(note) };
      await payEach(
        due.map((one) => payBody(one, to, how)),
        (walkerId) => setPaid((before) => [...before, walkerId]),
      );
    },
    onSuccess: (_, due) => toast(`${count(due.length, "walker")} marked as paid, ${formatDollars(sumOf(due))}`),
    here: { onSuccess: onDone },
  });
  return { form, paid, paying: { ...paying, send: () => paying.send(payable) } };
}
