import "../../ui/theme/select-styles.ts";
import { NativeSelect } from "@mantine/core";
import { firstNameOf } from "@petcare/domain";
import { dayWord } from "../../lib/format/day-words.ts";
import { frameSpan, fullDay, today } from "../../lib/format/time.ts";
import type { FormFields } from "../../ui/form/use-checked-form.ts";
import classes from "./deactivate.module.css";
import { type DeactivationForm, keyName, type Preview } from "./deactivation-form.ts";

type Key = Preview["keys"][number];

interface KeysPartProps {
  form: FormFields<DeactivationForm>;
  known: Preview;
  first: string;
}

/** 'Marcus needs it tomorrow, 3–6 PM'; without a name where nobody of those who stay has the visit. */
function neededWords({ walker_id, date, timeframe }: NonNullable<Key["needed"]>, walkers: Preview["walkers"]): string {
  const name = walkers.find((walker) => walker.walker_id === walker_id)?.name;
  const who = name ? `${firstNameOf(name)} needs it` : "It is needed";
  return `${who} ${dayWord(date, today()).toLowerCase()}, ${frameSpan(timeframe)}`;
}

/** Every key that they hold gets a decision. */
export function KeysPart({ form, known: { keys, walkers }, first }: KeysPartProps) {
  const set = (name: string, to: string) => form.set("keys", { ...form.values.keys, [name]: to });
  return (
    <section className={classes.keys} aria-label="Keys to take back">
      <h3>Keys to take back</h3>
      <ul>
        {keys.map((key) => (
          <li key={keyName(key)}>
            <span>
              <b>
                {key.label}, {key.client_name}
              </b>
              <small>
                {first} has had it since {fullDay(key.since)}
              </small>
              {key.needed && <small className={classes.needed}>{neededWords(key.needed, walkers)}</small>}
            </span>
            <NativeSelect
              aria-label={`${key.label}, ${key.client_name}`}
              value={form.values.keys[keyName(key)] ?? "take-back"}
              onChange={({ currentTarget }) => set(keyName(key), currentTarget.value)}
              data={[
                { value: "take-back", label: "To take back" },
                { value: "office", label: "I have it" },
                ...walkers.map(({ walker_id, name }) => ({ value: walker_id, label: `Hand to ${name}` })),
              ]}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
