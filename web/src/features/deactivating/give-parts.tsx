import "../../ui/theme/select-styles.ts";
import { NativeSelect } from "@mantine/core";
import { useClients, useWalkers } from "../../lib/api/people.ts";
import { formatDollars } from "../../lib/format/dollars.ts";
import { personColors } from "../../lib/format/person-color.ts";
import { frameSpan, shortDay } from "../../lib/format/time.ts";
import { count, petsText } from "../../lib/format/words.ts";
import { Avatar } from "../../ui/data/avatar.tsx";
import type { FormFields } from "../../ui/form/use-checked-form.ts";
import classes from "./deactivate.module.css";
import type { DeactivationForm, Preview } from "./deactivation-form.ts";

type Form = FormFields<DeactivationForm>;

/** One walker for all visits, those with the most room first. */
export function ReassignPart({ form, known }: { form: Form; known: Preview }) {
  const byRoom = [...known.walkers].sort((a, b) => b.room - a.room);
  return (
    <NativeSelect
      label="Walker"
      value={form.values.walker_id}
      onChange={({ currentTarget }) => form.set("walker_id", currentTarget.value)}
      error={form.problems.walker_id}
      data={[
        { value: "", label: "Please select a walker" },
        ...byRoom.map(({ walker_id, name, room }) => ({
          value: walker_id,
          label: `${name} (room for ${room} of ${known.visits.count})`,
        })),
      ]}
    />
  );
}

interface SpreadPartProps {
  form: Form;
  preview: Preview;
}

/** Who gets how many, with whoever is left out, and what fits nobody. */
export function SpreadPart({ form, preview }: SpreadPartProps) {
  const colors = personColors(useWalkers());
  const chosen = form.values.walker_ids ?? preview.walkers.map(({ walker_id }) => walker_id);
  const toggle = (id: string) =>
    form.set("walker_ids", chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id]);
  return (
    <div className="stack">
      <p className="quiet">Room in the frame first, then who knows the client.</p>
      <ul className={classes.walkers}>
        {preview.walkers.map(({ walker_id, name, visits, knows, before, after }) => (
          <li key={walker_id} data-left-out={!chosen.includes(walker_id) || undefined}>
            <label>
              <input type="checkbox" checked={chosen.includes(walker_id)} onChange={() => toggle(walker_id)} />
              <Avatar name={name} color={colors.get(walker_id) ?? "var(--muted)"} />
              <span>
                <b>{name}</b>
                <small>
                  knows {knows} of {count(preview.visits.clients, "client")} · {before} a week
                  {after !== before && ` → ${after}`}
                </small>
              </span>
              <span className={classes.share}>
                <b>{chosen.includes(walker_id) ? visits : "–"}</b>
                <small>{chosen.includes(walker_id) ? (visits === 1 ? "visit" : "visits") : "left out"}</small>
              </span>
            </label>
          </li>
        ))}
      </ul>
      <Nobody preview={preview} />
      <p className="quiet">
        Walker pay for what moves: {formatDollars(preview.money.pay)} for all of them today,{" "}
        {formatDollars(preview.money.new_pay)} at the new walkers’ rates. What clients pay stays.
      </p>
    </div>
  );
}

/** The visits that fit nobody, by name. */
function Nobody({ preview: { nobody, outcome } }: { preview: Preview }) {
  const clients = new Map(useClients().map(({ id, name }) => [id, name]));
  if (outcome.unassigned === 0) return null;
  const more = outcome.unassigned - nobody.length;
  return (
    <div className={classes.nobody}>
      <p>
        <b>
          {outcome.unassigned === 1
            ? "1 visit fits nobody and becomes unassigned"
            : `${outcome.unassigned} visits fit nobody and become unassigned`}
        </b>
      </p>
      <ul>
        {nobody.map(({ _id, date, timeframe, client_id, pet_names }) => (
          <li key={_id}>
            {shortDay(date)}, {frameSpan(timeframe)}, {petsText(pet_names)}, {clients.get(client_id) ?? "a client"}
          </li>
        ))}
        {more > 0 && <li>and {more} more</li>}
      </ul>
    </div>
  );
}
