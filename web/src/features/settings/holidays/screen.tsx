import "../../../ui/theme/checkbox-styles.ts";
import { Button, Checkbox, Group, TextInput } from "@mantine/core";
import { setPriceRules } from "@petcare/contract/schemas";
import { federalHolidays, federalHolidaysFrom, type LocalDate } from "@petcare/domain";
import { useState } from "react";
import { fullDay, today } from "../../../lib/format/time.ts";
import { DateField } from "../../../parts/date-field.tsx";
import { Failure } from "../../../ui/feedback/failure.tsx";
import { FieldPair } from "../../../ui/form/field-pair.tsx";
import { useEdits } from "../../../ui/form/fields.ts";
import { Card } from "../../../ui/layout/card.tsx";
import { Act, Row } from "../row.tsx";
import { type Rules, useEffectOf, useRulesForm } from "../rules/data.ts";
import { effectWords } from "../rules/words.ts";

type OwnDay = Rules["days"][number];

/** The holidays of price rules: federal ones, and the business's own days. */
export function HolidaysCard({ rules }: { rules: Rules }) {
  const toBody = (typed: Pick<Rules, "holidays" | "days">) => ({ ...rules, ...typed });
  const { form, bodyOf } = useRulesForm({
    rules,
    fields: useEdits({ holidays: rules.holidays, days: rules.days }),
    schema: setPriceRules.body,
    toBody,
    changed: (body) => body,
    saved: "Holidays saved",
  });
  const { holidays, days } = form.values;
  const effect = useEffectOf(form.isChanged ? bodyOf(toBody(form.values)) : undefined);
  const setDays = (changed: OwnDay[]) => form.set("days", changed);
  return (
    <Card title="Holidays" aside="on the day itself, never on the day it is observed">
      <form {...form.props} className="stack">
        <FieldPair>
          {federalHolidaysFrom(today()).map(({ date, holiday }) => {
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
        </FieldPair>
        {days.length > 0 && (
          <ul className="lined" aria-label="Days of your own">
            {days.map(({ date, name }) => (
              <Row
                key={date}
                name={name}
                about={fullDay(date)}
                acts={
                  <Act of={name} onClick={() => setDays(days.filter((day) => day.date !== date))}>
                    Remove
                  </Act>
                }
              />
            ))}
          </ul>
        )}
        <AddDay
          taken={days}
          onAdd={(day) => setDays([...days, day].sort((one, other) => (one.date < other.date ? -1 : 1)))}
        />
        {form.failure && <Failure error={form.failure} fallback="Failed to save. Please try again." />}
        {form.isChanged && (
          <>
            <p role="status">{effect && effectWords(effect)}</p>
            <Group gap={10}>
              <Button type="submit">{form.isSaving ? "Saving..." : "Save holidays"}</Button>
              <Button variant="subtle" onClick={form.clear}>
                Discard
              </Button>
            </Group>
          </>
        )}
      </form>
    </Card>
  );
}

function AddDay({ taken, onAdd }: { taken: readonly OwnDay[]; onAdd: (day: OwnDay) => void }) {
  const [date, setDate] = useState<LocalDate | "">("");
  const [name, setName] = useState("");
  const isTaken = taken.some((day) => day.date === date);
  const add = () => {
    if (date === "") return;
    onAdd({ date, name: name.trim() });
    setDate("");
    setName("");
  };
  return (
    <FieldPair>
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
      <Group>
        <Button variant="light" disabled={date === "" || isTaken || name.trim() === ""} onClick={add}>
          Add the day
        </Button>
      </Group>
    </FieldPair>
  );
}
