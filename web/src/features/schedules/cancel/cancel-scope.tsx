import { Checkbox } from "@mantine/core";
import { shortDay } from "../../../lib/format/time.ts";
import { ChoiceButtons } from "../../../ui/form/choice-buttons.tsx";
import type { FormFields } from "../../../ui/form/use-checked-form.ts";
import classes from "./cancel.module.css";
import type { CancelForm, Opened } from "./cancel-form.ts";
import { scopeWords } from "./cancel-words.ts";
import { useScopeEffects } from "./use-cancel-previews.ts";

/** How much of a series is cancelled, with how many visits that is. */
export function CancelScope({ form, opened }: { form: FormFields<CancelForm>; opened: Opened }) {
  const { following, series } = useScopeEffects(opened.id, opened);
  const { scope, also_unfinished } = form.values;
  return (
    <div className={classes.share}>
      <ChoiceButtons
        legend="What to cancel"
        columns={1}
        options={[
          {
            value: "occurrence",
            label: "This occurrence only",
            detail: opened.occurrence ? shortDay(opened.occurrence.date) : "",
          },
          { value: "following", label: "This and following", detail: following ? scopeWords(following) : "…" },
          {
            value: "series",
            label: "The entire series (all future occurrences)",
            detail: series ? scopeWords(series) : "…",
          },
        ]}
        value={scope}
        onChange={(chosen) => form.set("scope", chosen)}
        error={form.problems.scope}
      />
      {scope === "series" && (
        <Checkbox
          label="Also unfinished past visits"
          description="For a series that was booked by mistake: open visits of earlier days go, too."
          checked={also_unfinished}
          onChange={(event) => form.set("also_unfinished", event.currentTarget.checked)}
        />
      )}
    </div>
  );
}
