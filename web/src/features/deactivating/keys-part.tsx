import { NativeSelect } from "@mantine/core";
import { fullDay } from "../../lib/format/time.ts";
import type { FormFields } from "../../ui/form/use-checked-form.ts";
import classes from "./deactivate.module.css";
import { type DeactivationForm, keyName, type Preview } from "./deactivation-form.ts";

interface KeysPartProps {
  form: FormFields<DeactivationForm>;
  known: Preview;
  first: string;
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
