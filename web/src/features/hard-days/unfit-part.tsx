import { useClients } from "../../lib/api/people.ts";
import { count } from "../../lib/format/words.ts";
import { ChoiceButtons } from "../../ui/form/choice-buttons.tsx";
import type { FormFields } from "../../ui/form/use-checked-form.ts";
import type { HardDayForm, Preview } from "./hard-day-form.ts";
import { lineWords } from "./hard-day-words.ts";
import classes from "./hard-days.module.css";

interface UnfitPartProps {
  form: FormFields<HardDayForm>;
  preview: Preview;
  /** '1 visit fits nobody', without the number. */
  words: { one: string; many: string };
  options: readonly { value: HardDayForm["unfit"]; label: string }[];
}

/** The visits that find no place, by name, and what becomes of them. */
export function UnfitPart({ form, preview, words, options }: UnfitPartProps) {
  const clients = new Map(useClients().map(({ id, name }) => [id, name]));
  const unfit = preview.visits.filter((line) => line.unfit);
  if (unfit.length === 0) return null;
  return (
    <section className={classes.unfit} aria-label="What finds no place">
      <p>
        <b>
          {count(unfit.length, "visit")} {unfit.length === 1 ? words.one : words.many}
        </b>
      </p>
      <ul>
        {unfit.map((line) => (
          <li key={line._id}>
            {lineWords(line)}, {clients.get(line.client_id) ?? "a client"}
          </li>
        ))}
      </ul>
      <ChoiceButtons
        legend="What becomes of them"
        hideLegend
        options={options}
        value={form.values.unfit}
        onChange={(value) => form.set("unfit", value)}
        stacks
      />
    </section>
  );
}
