import { TextInput } from "@mantine/core";
import { me } from "@petcare/contract";
import { serviceTypes } from "@petcare/domain";
import { useRead } from "../../../lib/api/use-read.ts";
import { serviceBrief } from "../../../lib/format/words.ts";
import { ChoiceButtons } from "../../../ui/form/choice-buttons.tsx";
import classes from "./asking.module.css";
import type { Asking } from "./use-asking.ts";

/** Once or each week, for which pets, and what. */
export function WalkPart({ asking: { form } }: { asking: Asking }) {
  const pets = useRead(me).data?.pets ?? [];
  const { weekly, pet_names = pets, service_type } = form.values;
  const toggle = (name: string) => {
    const next = pets.filter((pet) => (pet === name ? !pet_names.includes(pet) : pet_names.includes(pet)));
    // A walk without a pet would be none.
    if (next.length > 0) form.set("pet_names", next.length === pets.length ? undefined : next);
  };
  return (
    <>
      <ChoiceButtons
        legend="How often"
        hideLegend
        options={[
          { value: "once", label: "Once" },
          { value: "weekly", label: "Every week" },
        ]}
        value={weekly ? "weekly" : "once"}
        onChange={(value) => form.set("weekly", value === "weekly")}
      />
      {pets.length > 1 && (
        <fieldset className={classes.pets} aria-label="For whom">
          {pets.map((pet) => (
            <label key={pet}>
              <input type="checkbox" checked={pet_names.includes(pet)} onChange={() => toggle(pet)} />
              {pet}
            </label>
          ))}
        </fieldset>
      )}
      <ChoiceButtons
        legend="What"
        columns={4}
        options={serviceTypes.map((value) => ({
          value,
          label: serviceBrief({ service_type: value, service_label: null }),
        }))}
        value={service_type}
        onChange={(value) => form.set("service_type", value)}
      />
      {service_type === "other" && (
        <TextInput label="Service Description" autoComplete="off" {...form.text("service_label")} />
      )}
    </>
  );
}
