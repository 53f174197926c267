import type { ReactNode, RefObject } from "react";
import type { FormFields } from "../../../ui/form/use-checked-form.ts";
import type { ScheduleCheck } from "../conflicts/use-schedule-check.ts";
import { WalkerWarnings } from "../conflicts/warning.tsx";
import { PersonSelect } from "../person-select.tsx";
import shared from "../schedule-fields.module.css";
import type { ScheduleForm } from "../schedule-form.ts";
import type { People } from "../use-people.ts";
import { useWalkerName } from "./use-walker-name.ts";

interface WalkerFieldProps {
  form: FormFields<ScheduleForm>;
  people: People;
  check: ScheduleCheck;
  input: RefObject<HTMLInputElement | null>;
  /** What else there is to say of the walker. */
  note?: ReactNode;
}

/** Who visits. Whoever does so now is listed even when nobody new could be given to them. */
export function WalkerField({ form, people, check, input, note }: WalkerFieldProps) {
  const { walker_id } = form.values;
  const walkerName = useWalkerName();
  const isListed = walker_id === "" || people.walkerOptions.some(({ value }) => value === walker_id);
  const present = isListed ? [] : [{ value: walker_id, label: walkerName(walker_id) }];
  return (
    <div className={shared.half}>
      <PersonSelect
        ref={input}
        data-autofocus
        label="Walker"
        placeholder="Search by name"
        nothingFound="No walker found"
        data={[...people.walkerOptions, ...present]}
        value={walker_id}
        onChange={(id) => form.set("walker_id", id)}
        error={form.problems.walker_id}
        description={
          <>
            {note}
            <WalkerWarnings of={check.answer?.conflicts} />
          </>
        }
      />
    </div>
  );
}
