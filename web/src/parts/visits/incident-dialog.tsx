import { Textarea, TextInput } from "@mantine/core";
import { business } from "@petcare/business";
import type { BodyOf } from "@petcare/contract";
import { noteIncident } from "@petcare/contract/schemas";
import { instantOf, isLocalDate, type LocalDate, localDateOf, type TimeFrame } from "@petcare/domain";
import { useState } from "react";
import { randomId } from "../../lib/api/random-id.ts";
import { frameSpan, shortDay, zone } from "../../lib/format/time.ts";
import { petsText } from "../../lib/format/words.ts";
import { useOnline } from "../../lib/hooks/use-online.ts";
import type { DialogProps, Shown } from "../../ui/feedback/dialog.tsx";
import { FormDialog } from "../../ui/feedback/form-dialog.tsx";
import { Notice } from "../../ui/feedback/notice.tsx";
import { toast } from "../../ui/feedback/toast.tsx";
import { useEdits } from "../../ui/form/fields.ts";
import { useContractForm } from "../../ui/form/use-contract-form.ts";
import { useDraft } from "../kept-edits.ts";

interface IncidentDialogProps extends Shown, Pick<DialogProps, "above"> {
  visit: { _id: string; pet_names: readonly string[]; date: LocalDate; timeframe: TimeFrame };
  /** @returns the words of the toast */
  save: (body: Pick<BodyOf<typeof noteIncident>, "id" | "words" | "known_at">) => Promise<string>;
  /** Whether the phone saves the incident and sends it later by itself. */
  isKept?: boolean;
}

/** Notes an incident of a visit. */
export function IncidentDialog({ visit, save, isKept = false, ...shown }: IncidentDialogProps) {
  const { pet_names, date, timeframe } = visit;
  const online = useOnline();
  const [stored] = useState(() => ({ id: randomId(), words: "", known_at: wallTimeOf(Date.now()) }));
  const draft = useDraft(`incident:${visit._id}`, stored);
  // A phone has sealed storage instead of a draft. The draft has the id, so that a second try notes the incident once.
  const edits = useEdits(stored, isKept ? undefined : draft);
  const fields = {
    ...edits,
    change: (part: Partial<typeof stored>) => edits.change({ id: edits.values.id, ...part }),
  };
  const form = useContractForm({
    schema: noteIncident.body,
    fields,
    toBody: ({ id, words, known_at }) => ({ id, words, known_at: instantIn(known_at) }),
    save,
    onSaved: (_, told) => toast(told),
    next: shown.onClose,
  });
  return (
    <FormDialog {...shown} title="Note an incident" form={form} action="Note it" failed="Not noted. Please try again.">
      <p>
        <b>{petsText(pet_names, 50)}</b>, {shortDay(date)}, {frameSpan(timeframe)}
      </p>
      {!online && (
        <Notice tone="offline">
          {isKept
            ? "No signal. It is kept on this phone, and sent by itself."
            : "An incident needs a signal. Your text is kept in this tab."}{" "}
          Call <a href={`tel:${business.phone.link}`}>{business.phone.shown}</a> if it cannot wait.
        </Notice>
      )}
      <Textarea
        label="What happened"
        description="It stays on the walk for good. Clients do not read it."
        required
        autosize
        minRows={4}
        maxRows={10}
        data-autofocus
        {...form.text("words")}
      />
      <TextInput label="When it was known" type="datetime-local" required {...form.text("known_at")} />
    </FormDialog>
  );
}

/** An instant in the business's time zone, as the input needs it: '2026-11-20T08:30'. */
const wallTimeOf = (instant: number): string =>
  `${localDateOf(instant, zone)}T${new Intl.DateTimeFormat("en-GB", { timeStyle: "short", timeZone: zone }).format(instant)}`;

/** The ISO instant of such a text. Any other text is returned as it is, and the schema refuses it. */
function instantIn(text: string): string {
  const [date = "", time = ""] = text.split("T");
  const [hours, minutes] = time.split(":").map(Number);
  if (!isLocalDate(date) || hours === undefined || minutes === undefined) return text;
  return new Date(Math.round(instantOf(date, hours + minutes / 60, zone))).toISOString();
}
