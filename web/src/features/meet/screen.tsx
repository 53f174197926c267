import { Button, Textarea, TextInput } from "@mantine/core";
import { business } from "@petcare/business";
import { getMeetForm } from "@petcare/contract";
import { askForMeet } from "@petcare/contract/schemas";
import { addDays, firstNameOf, type LocalDate, maxRequestWords, type TimeFrame, timeFrames } from "@petcare/domain";
import { useState } from "react";
import { Link } from "react-router-dom";
import { call } from "../../lib/api/api.ts";
import { useRead } from "../../lib/api/use-read.ts";
import { frameNames, frameSpan, today } from "../../lib/format/time.ts";
import { useTitle } from "../../lib/hooks/use-title.ts";
import { DateField } from "../../parts/date-field.tsx";
import { Entry } from "../../parts/entry.tsx";
import { PhoneField } from "../../parts/phone-field.tsx";
import { Failure } from "../../ui/feedback/failure.tsx";
import { Loaded } from "../../ui/feedback/states.tsx";
import { ChoiceButtons } from "../../ui/form/choice-buttons.tsx";
import { EmailInput } from "../../ui/form/email-input.tsx";
import { FieldPair } from "../../ui/form/field-pair.tsx";
import { useFields } from "../../ui/form/fields.ts";
import { useContractForm } from "../../ui/form/use-contract-form.ts";

const owner = firstNameOf(business.owner.name);

/** The sender's name, and the phone number or email for the answer. */
interface Sender {
  name: string;
  reach: string;
}

/** /meet: asks for a first visit, without an account. */
export function MeetPage() {
  useTitle("Meet and greet");
  const query = useRead(getMeetForm);
  const [asked, setAsked] = useState<Sender>();
  return (
    <Entry title={asked ? `Thank you, ${firstNameOf(asked.name)}` : "Ask for a meet and greet"}>
      {asked ? (
        <p>
          {owner} answers you soon, at {asked.reach}. Nothing is booked until then.
        </p>
      ) : (
        <Loaded query={query} failed="This page could not be loaded. Please try again, or call us.">
          {({ open, stamp }) => (open ? <MeetForm stamp={stamp} onAsked={setAsked} /> : <Closed />)}
        </Loaded>
      )}
      <p>
        <a href="/">← Back to Home</a>
      </p>
    </Entry>
  );
}

const Closed = () => (
  <>
    <p>
      Please call <a href={`tel:${business.phone.link}`}>{business.phone.shown}</a> or write to{" "}
      <a href={`mailto:${business.email}`}>{business.email}</a>: we come and meet your pets.
    </p>
    <p>
      Have a code from us? <Link to="/signup">Create Account</Link>
    </p>
  </>
);

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

function MeetForm({ stamp: given, onAsked }: { stamp: string; onAsked: (sender: Sender) => void }) {
  // A later reading gives another stamp. The form is sent with the one that it opened with.
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
    onSaved: ({ name, phone, email }) => onAsked({ name: name.trim(), reach: phone.trim() || email.trim() }),
  });
  return (
    <form {...form.props} className="stack">
      <p className="muted">
        We come by, get to know your pets, and write down how your house works. {owner} answers you to settle the day.
      </p>
      {form.failure && (
        <Failure error={form.failure} fallback="This could not be sent. Please try again, or call us." />
      )}
      <TextInput label="Your name" autoComplete="name" maxLength={80} {...form.text("name")} />
      <FieldPair>
        <PhoneField {...form.text("phone")} label="Phone number" />
        <EmailInput {...form.text("email")} label="Or email" autoComplete="email" />
      </FieldPair>
      <TextInput label="ZIP code or town" autoComplete="postal-code" maxLength={80} {...form.text("place")} />
      <Textarea
        label="Your pet"
        description="Who waits at home, and what you have in mind."
        maxLength={maxRequestWords}
        autosize
        minRows={3}
        {...form.text("words")}
      />
      <DateField label="A day that would suit you" minDate={today()} {...form.field("date")} />
      <ChoiceButtons
        legend="When"
        columns={3}
        options={timeFrames.map(({ value }) => ({ value, label: frameNames[value], detail: frameSpan(value) }))}
        {...form.field("timeframe")}
      />
      {/* A trap for programs, which fill in every field: the server refuses such a form. */}
      <div className="visually-hidden" aria-hidden="true">
        <TextInput label="Website" tabIndex={-1} {...form.text("website")} autoComplete="off" />
      </div>
      <Button type="submit" fullWidth loading={form.isSaving}>
        Ask for a meet and greet
      </Button>
    </form>
  );
}
