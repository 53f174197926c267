import "../../../ui/theme/select-styles.ts";
import { NativeSelect, TextInput } from "@mantine/core";
import { type AnswerOf, myMiles } from "@petcare/contract";
import { changeMyMiles } from "@petcare/contract/schemas";
import { addDays, isLocalDate, type LocalDate } from "@petcare/domain";
import { patchAnswers } from "../../../lib/api/after-write.ts";
import { call } from "../../../lib/api/api.ts";
import { useRead } from "../../../lib/api/use-read.ts";
import { shortDay } from "../../../lib/format/time.ts";
import { Dialog, type Shown } from "../../../ui/feedback/dialog.tsx";
import { FormDialog } from "../../../ui/feedback/form-dialog.tsx";
import { Loaded } from "../../../ui/feedback/states.tsx";
import { toast } from "../../../ui/feedback/toast.tsx";
import { useFields } from "../../../ui/form/fields.ts";
import { useContractForm } from "../../../ui/form/use-contract-form.ts";

type Days = AnswerOf<typeof myMiles>;

interface MilesDialogProps extends Shown {
  today: LocalDate;
}

const title = "Miles driven";

/** Edits the miles of today or of one of the seven days before. */
export function MilesDialog(props: MilesDialogProps) {
  const query = useRead(myMiles);
  if (query.data) return <MilesForm days={query.data} {...props} />;
  return (
    <Dialog opened={props.opened} onClose={props.onClose} title={title}>
      <Loaded query={query}>{() => null}</Loaded>
    </Dialog>
  );
}

function MilesForm({ days, today, ...shown }: MilesDialogProps & { days: Days }) {
  const fields = useFields<{ date: LocalDate } & Typed>({ date: today, ...typedOf(days, today) });
  const form = useContractForm({
    fields,
    schema: changeMyMiles.body,
    labels: { date: "Day", miles: "Miles", note: "Note" },
    toBody: ({ date, miles, note }) => ({
      date,
      miles: miles.trim() === "" ? null : Number(miles.replace(",", ".")),
      note: note.trim() || null,
    }),
    save: (body) => call(changeMyMiles, { body }),
    onSaved: (_sent, saved) => {
      patchAnswers(myMiles, () => saved);
      toast("Miles saved");
    },
    next: shown.onClose,
  });
  return (
    <FormDialog {...shown} form={form} title={title} width={420} failed="Failed to save the miles. Please try again.">
      <NativeSelect
        label="Day"
        value={form.values.date}
        onChange={({ currentTarget: { value } }) => {
          if (isLocalDate(value)) fields.change({ date: value, ...typedOf(days, value) });
        }}
        error={form.problems.date}
        data={Array.from({ length: 8 }, (_, back) => {
          const date = addDays(today, -back);
          const { miles: typed } = typedOf(days, date);
          const day = back === 0 ? "Today" : shortDay(date);
          return { value: date, label: typed ? `${day}, ${typed} miles` : day };
        })}
      />
      <TextInput
        label="Miles"
        description="Between visits, for the accountant. Empty removes them."
        inputMode="decimal"
        autoComplete="off"
        data-autofocus
        {...form.text("miles")}
      />
      <TextInput
        label="Note"
        description="Where to, or what for. It may stay empty."
        autoComplete="off"
        maxLength={200}
        {...form.text("note")}
      />
    </FormDialog>
  );
}

interface Typed {
  miles: string;
  note: string;
}

/** The miles and the note of a day as form values; '' for none. */
function typedOf(days: Days, date: LocalDate): Typed {
  const { miles = "", note } = days.find((day) => day.date === date) ?? {};
  return { miles: String(miles), note: note ?? "" };
}
