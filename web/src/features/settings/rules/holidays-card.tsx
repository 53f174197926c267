import "../../../ui/theme/checkbox-styles.ts";
import { Button, Checkbox, TextInput } from "@mantine/core";
import { setPriceRules } from "@petcare/contract/schemas";
import { federalHolidays, federalHolidaysFrom, type LocalDate } from "@petcare/domain";
import { useState } from "react";
import { fullDay, today } from "../../../lib/format/time.ts";
import { DateField } from "../../../parts/date-field.tsx";
import { Failure } from "../../../ui/feedback/failure.tsx";
import { toast } from "../../../ui/feedback/toast.tsx";
import { useEdits } from "../../../ui/form/fields.ts";
import { useContractForm } from "../../../ui/form/use-contract-form.ts";
import { useSeenVersion } from "../../../ui/form/use-seen.ts";
import { Card } from "../../../ui/layout/card.tsx";
import settings from "../settings.module.css";
import { putRules, showRules, useEffectOf } from "./put-rules.ts";
import { effectWords, type Rules } from "./rule-words.ts";
import classes from "./rules.module.css";

/** The days on which a rule for holidays counts: federal ones, and the business's own. */
export function HolidaysCard({ rules }: { rules: Rules }) {
  const fields = useEdits({ holidays: rules.holidays, days: rules.days });
  const { version, onFailed } = useSeenVersion(rules, fields.isChanged, showRules);
  const toBody = (typed: Pick<Rules, "holidays" | "days">) => ({ ...rules, ...typed, version });
  const form = useContractForm({
    fields,
    schema: setPriceRules.body,
    toBody,
    save: putRules,
    onSaved: (_sent, saved) => {
      showRules(saved);
      toast("Holidays saved");
    },
    onFailed,
  });
  const { holidays, days } = form.values;
  const effect = useEffectOf(form.isChanged ? toBody(form.values) : undefined);
  const coming = federalHolidaysFrom(today());
  return (
    <Card title="Holidays" aside="on the day itself, never on the day it is observed">
      <form {...form.props} className="stack">
        <div className={classes.days}>
          {coming.map(({ date, holiday }) => {
            const isOn = holidays.includes(holiday);
            return (
              <Checkbox
                key={holiday}
                radius="xs"
                label={federalHolidays[holiday].name}
                description={fullDay(date)}
                checked={isOn}
                onChange={() =>
                  form.set("holidays", isOn ? holidays.filter((one) => one !== holiday) : [...holidays, holiday])
                }
              />
            );
          })}
        </div>
        {days.length > 0 && (
          <ul aria-label="Days of your own">
            {days.map((day) => (
              <li key={day.date} className={classes.own}>
                <span>
                  <b>{day.name}</b>, {fullDay(day.date)}
                </span>
                <Button
                  variant="subtle"
                  size="compact-md"
                  aria-label={`Remove ${day.name}`}
                  onClick={() =>
                    form.set(
                      "days",
                      days.filter(({ date }) => date !== day.date),
                    )
                  }
                >
                  Remove
                </Button>
              </li>
            ))}
          </ul>
        )}
        <AddDay
          taken={days}
          onAdd={(day) =>
            form.set(
              "days",
              [...days, day].sort((a, b) => (a.date < b.date ? -1 : 1)),
            )
          }
        />
        {form.failure && <Failure error={form.failure} fallback="Failed to save. Please try again." />}
        {form.isChanged && (
          <>
            <p role="status">{effect && effectWords(effect)}</p>
            <div className={settings.actions}>
              <Button type="submit">{form.isSaving ? "Saving..." : "Save holidays"}</Button>
              <Button variant="subtle" onClick={form.clear}>
                Discard
              </Button>
            </div>
          </>
        )}
      </form>
    </Card>
  );
}

type OwnDay = Rules["days"][number];

function AddDay({ taken, onAdd }: { taken: readonly OwnDay[]; onAdd: (day: OwnDay) => void }) {
  const [date, setDate] = useState<LocalDate | "">("");
  const [name, setName] = useState("");
  const isTaken = taken.some((day) => day.date === date);
  return (
    <div className={classes.add}>
      <DateField
        label="A day of your own"
        value={date}
        minDate={today()}
        onChange={setDate}
        error={isTaken ? "This day is in the list." : undefined}
      />
      <TextInput
        label="Its name"
        autoComplete="off"
        maxLength={80}
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <Button
        variant="light"
        disabled={date === "" || isTaken || name.trim() === ""}
        onClick={() => {
          if (date === "") return;
          onAdd({ date, name: name.trim() });
          setDate("");
          setName("");
        }}
      >
        Add the day
      </Button>
    </div>
  );
}
