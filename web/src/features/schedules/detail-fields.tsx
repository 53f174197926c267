import { Textarea, TextInput } from "@mantine/core";
import { formatPhone } from "@petcare/domain";
import type { FormFields } from "../../ui/form/use-checked-form.ts";
import classes from "./schedule-fields.module.css";
import type { ScheduleForm } from "./schedule-form.ts";
import { Suggestion } from "./suggestion.tsx";
import type { Suggestions } from "./use-suggestions.ts";

/** What the walker needs to know. Most of it is on file with the chosen people. */
export function DetailFields({ form, suggested }: { form: FormFields<ScheduleForm>; suggested: Suggestions }) {
  return (
    <>
      <p className={classes.help}>
        Phone, pets, address and garage code auto-fill from the chosen walker or client and stay editable.
      </p>
      <Textarea
        className={classes.half ?? ""}
        label="Pet Names (comma separated)"
        autosize
        minRows={1}
        maxRows={6}
        description={<Suggestion of="pet_names" form={form} text={suggested.pets} />}
        {...form.text("pet_names")}
      />
      <TextInput
        className={classes.half ?? ""}
        label="Walker Phone Number"
        type="tel"
        placeholder="(555) 123-4567"
        description={<Suggestion of="walker_phone" form={form} text={suggested.phone} />}
        {...form.text("walker_phone")}
        onChange={({ currentTarget: { value, selectionStart } }) =>
          // Adding dashes during an edit in the middle would move the cursor.
          form.set("walker_phone", selectionStart === value.length ? formatPhone(value) : value)
        }
        onBlur={() => form.set("walker_phone", formatPhone(form.values.walker_phone))}
      />
      <TextInput
        className={classes.half ?? ""}
        label="Address"
        autoComplete="off"
        description={<Suggestion of="address" form={form} text={suggested.address} />}
        {...form.text("address")}
      />
      <TextInput
        className={classes.half ?? ""}
        label="Garage Code"
        autoComplete="off"
        description={<Suggestion of="garage_code" form={form} text={suggested.garageCode} />}
        {...form.text("garage_code")}
      />
      <Textarea className={classes.whole ?? ""} label="Notes" autosize minRows={2} {...form.text("notes")} />
    </>
  );
}
