import "../../../ui/theme/select-styles.ts";
import { Button, NativeSelect, TextInput } from "@mantine/core";
import { type AnswerOf, myMiles } from "@petcare/contract";
import { changeMyMiles } from "@petcare/contract/schemas";
import { addDays, isLocalDate, type LocalDate } from "@petcare/domain";
import { patchAnswers } from "../../../lib/api/after-write.ts";
import { call } from "../../../lib/api/api.ts";
import { useRead } from "../../../lib/api/use-read.ts";
import { shortDay } from "../../../lib/format/time.ts";
import { Failure } from "../../../ui/feedback/failure.tsx";
import { toast } from "../../../ui/feedback/toast.tsx";
import { useFields } from "../../../ui/form/fields.ts";
import { useContractForm } from "../../../ui/form/use-contract-form.ts";
import classes from "./miles.module.css";

type Days = AnswerOf<typeof myMiles>;

/** The miles that a walker drove today, or on one of the seven days before. It shows once they are known. */
export function Miles({ today }: { today: LocalDate }) {
  const days = useRead(myMiles).data;
  return days ? (
    <section className={classes.miles} aria-label="Miles driven">
      <h2>Miles driven</h2>
      <MilesForm key={today} days={days} today={today} />
    </section>
  ) : null;
}

function MilesForm({ days, today }: { days: Days; today: LocalDate }) {
  const fields = useFields<{ date: LocalDate; miles: string }>({ date: today, miles: typedOf(days, today) });
  const form = useContractForm({
    fields,
    schema: changeMyMiles.body,
    labels: { date: "Day", miles: "Miles" },
    toBody: ({ date, miles }) => ({ date, miles: miles.trim() === "" ? null : Number(miles.replace(",", ".")) }),
    save: (body) => call(changeMyMiles, { body }),
    onSaved: (_sent, saved) => {
      patchAnswers(myMiles, () => saved);
      toast("Miles saved");
    },
  });
  return (
    <form {...form.props} className={classes.form}>
      <NativeSelect
        label="Day"
        value={form.values.date}
        onChange={({ currentTarget: { value } }) => {
          if (isLocalDate(value)) fields.change({ date: value, miles: typedOf(days, value) });
        }}
        error={form.problems.date}
        data={[0, -1, -2, -3, -4, -5, -6, -7].map((by) => {
          const value = addDays(today, by);
          const typed = typedOf(days, value);
          return {
            value,
            label: [by === 0 ? "Today" : shortDay(value), typed && `${typed} miles`].filter(Boolean).join(", "),
          };
        })}
      />
      <TextInput label="Miles" inputMode="decimal" autoComplete="off" {...form.text("miles")} />
      <Button type="submit" variant="light" loading={form.isSaving}>
        Save
      </Button>
      {form.failure && <Failure error={form.failure} fallback="Failed to save the miles. Please try again." />}
    </form>
  );
}

const typedOf = (days: Days, date: LocalDate): string => days.find((day) => day.date === date)?.miles.toString() ?? "";
