import { Textarea, TextInput } from "@mantine/core";
import { type BookingTextName, bookingFields, bookingText, bookingTextNames, bookingTexts } from "@petcare/domain";
import { PhoneField } from "../../parts/phone-field.tsx";
import type { FormFields } from "../../ui/form/use-checked-form.ts";
import classes from "./schedule-fields.module.css";
import type { ScheduleForm } from "./schedule-form.ts";
import { Suggestion } from "./suggestion.tsx";
import type { Suggestions } from "./use-suggestions.ts";

/** The texts with an input of their own. Every other one has a line. */
const placed: readonly BookingTextName[] = ["walker_phone", "address", "garage_code", "notes"];

/** Asks for what the walker needs to know. Most of it is on file with the chosen people. */
export function DetailFields({ form, suggested }: { form: FormFields<ScheduleForm>; suggested: Suggestions }) {
  return (
    <>
      <p className={classes.help}>
        Phone, pets, address and garage code auto-fill from the chosen walker or client and stay editable.
      </p>
      <Textarea
        className={classes.half ?? ""}
        label={`${bookingFields.pet_names.label} (comma separated)`}
        autosize
        minRows={1}
        maxRows={6}
        description={<Suggestion of="pet_names" form={form} text={suggested.pets} />}
        {...form.text("pet_names")}
      />
      <PhoneField
        className={classes.half ?? ""}
        label={bookingTexts.walker_phone.label}
        autoComplete="off"
        placeholder="(555) 123-4567"
        description={<Suggestion of="walker_phone" form={form} text={suggested.phone} />}
        {...form.text("walker_phone")}
      />
      <TextInput
        className={classes.half ?? ""}
        label={bookingTexts.address.label}
        autoComplete="off"
        description={<Suggestion of="address" form={form} text={suggested.address} />}
        {...form.text("address")}
      />
      <TextInput
        className={classes.half ?? ""}
        label={bookingTexts.garage_code.label}
        autoComplete="off"
        description={<Suggestion of="garage_code" form={form} text={suggested.garageCode} />}
        {...form.text("garage_code")}
      />
      {bookingTextNames
        .filter((name) => !placed.includes(name))
        .map((name) => (
          <TextInput
            key={name}
            className={classes.half ?? ""}
            label={bookingText(name).label}
            autoComplete="off"
            {...form.text(name)}
          />
        ))}
      <Textarea
        className={classes.whole ?? ""}
        label={bookingTexts.notes.label}
        autosize
        minRows={2}
        {...form.text("notes")}
      />
    </>
  );
}
