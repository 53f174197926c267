import { Button, Textarea, TextInput } from "@mantine/core";
import { business } from "@petcare/business";
import { getMeetForm } from "@petcare/contract";
import { askForMeet } from "@petcare/contract/schemas";
import { addDays, firstNameOf, type LocalDate, maxRequestWords, type TimeFrame, timeFrames } from "@petcare/domain";
import { useState } from "react";
import { readAgain } from "../../lib/api/after-write.ts";
import { call } from "../../lib/api/api.ts";
import { frameNames, frameSpan, today } from "../../lib/format/time.ts";
import { DateField } from "../../parts/date-field.tsx";
import { PhoneField } from "../../parts/phone-field.tsx";
import { Failure } from "../../ui/feedback/failure.tsx";
import { ChoiceButtons } from "../../ui/form/choice-buttons.tsx";
import { EmailInput } from "../../ui/form/email-input.tsx";
import { useFields } from "../../ui/form/fields.ts";
import { useContractForm } from "../../ui/form/use-contract-form.ts";
import classes from "./meet.module.css";

interface Typed {
  name: string;
  phone: string;
  email: string;
  place: string;
  words: string;
  date: LocalDate | "";
  timeframe: TimeFrame;
  website: string;
}

/** The one who has asked, and where they are answered. */
export interface Asked {
  name: string;
  reach: string;
}

interface MeetFormProps {
  stamp: string;
  onAsked: (asked: Asked) => void;
}

/** How to reach a stranger, where they live, their pet, and when they would like to meet. */
export function MeetForm({ stamp: given, onAsked }: MeetFormProps) {
  // Reading the page again gives another one, which is not for what has been typed.
  const [stamp] = useState(given);
  const form = useContractForm({
    fields: useFields<Typed>({
      ...{ name: "", phone: "", email: "", place: "", words: "", website: "" },
      date: addDays(today(), 1),
      timeframe: "morning",
    }),
    schema: askForMeet.body,
    toBody: ({ phone, email, date, ...typed }: Typed) => ({
      ...typed,
      ...(phone.trim() && { phone }),
      ...(email.trim() && { email }),
      ...(date && { date }),
      stamp,
    }),
    save: (body) => call(askForMeet, { body: body as Parameters<typeof call<typeof askForMeet>>[1]["body"] }),
    onSaved: ({ name, phone, email }) => {
      readAgain(getMeetForm);
      onAsked({ name: name.trim(), reach: phone.trim() || email.trim() });
    },
  });
  const { values, problems } = form;
  return (
    <form {...form.props} className="stack">
      <p className="muted">
        We come by, get to know your pets, and write down how your house works. {firstNameOf(business.owner.name)}{" "}
        answers you to settle the day.
      </p>
      {form.failure && (
        <Failure error={form.failure} fallback="This could not be sent. Please try again, or call us." />
      )}
      <TextInput label="Your name" autoComplete="name" maxLength={80} {...form.text("name")} />
      <div className={classes.reach}>
        <PhoneField {...form.text("phone")} label="Phone number" />
        <EmailInput {...form.text("email")} label="Or email" autoComplete="email" />
      </div>
      <TextInput label="ZIP code or town" autoComplete="postal-code" maxLength={80} {...form.text("place")} />
      <Textarea
        label="Your pet"
        description="Who waits at home, and what you have in mind."
        maxLength={maxRequestWords}
        autosize
        minRows={3}
        {...form.text("words")}
      />
      <DateField
        label="A day that would suit you"
        value={values.date}
        minDate={today()}
        onChange={(date) => form.set("date", date)}
        error={problems.date}
      />
      <ChoiceButtons
        legend="When"
        columns={3}
        options={timeFrames.map(({ value }) => ({ value, label: frameNames[value], detail: frameSpan(value) }))}
        value={values.timeframe}
        onChange={(timeframe) => form.set("timeframe", timeframe)}
        error={problems.timeframe}
      />
      {/* Nobody sees this field. Programs that fill in every field are refused by it. */}
      <div className="visually-hidden" aria-hidden="true">
        <TextInput label="Website" tabIndex={-1} {...form.text("website")} autoComplete="off" />
      </div>
      <Button type="submit" fullWidth loading={form.isSaving}>
        Ask for a meet and greet
      </Button>
    </form>
  );
}
