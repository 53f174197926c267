import { Button, TextInput } from "@mantine/core";
import { createSchedule, endSchedule } from "@petcare/contract";
import {
  type AgreementKind,
  agreementList,
  firstNameOf,
  isLocalDate,
  type LocalDate,
  recurrenceSummary,
} from "@petcare/domain";
import { useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { call } from "../../../lib/api/api.ts";
import { usePeopleReady } from "../../../lib/api/people.ts";
import { calendarOn } from "../../../lib/format/calendar-link.ts";
import { formatDollars } from "../../../lib/format/dollars.ts";
import type { Slot } from "../../../lib/format/slot.ts";
import { frameSpan, fullDay, today } from "../../../lib/format/time.ts";
import { petsText } from "../../../lib/format/words.ts";
import type { Shown } from "../../../ui/feedback/dialog.tsx";
import { FormDialog } from "../../../ui/feedback/form-dialog.tsx";
import { Notice } from "../../../ui/feedback/notice.tsx";
import { undoToast } from "../../../ui/feedback/undo-toast.ts";
import { useContractForm } from "../../../ui/form/use-contract-form.ts";
import { type ScheduleCheck, useRoomSearch, useScheduleCheck } from "../conflicts/data.ts";
import { WhereItFits } from "../conflicts/screen.tsx";
import { Warning } from "../conflicts/warning.tsx";
import { VisitCosts } from "../costs/screen.tsx";
import { dateProblem, type People, petNamesIn, type ScheduleValues, scheduleRules, usePeople } from "../data.ts";
import classes from "../dialogs.module.css";
import { DetailFields, ServiceFields, WalkerField } from "../fields.tsx";
import { PersonSelect } from "../person-select.tsx";
import { firstDates, recurrenceOf } from "../recurrence/data.ts";
import { RecurrenceEditor } from "../recurrence/screen.tsx";
import { TellField, useTelling } from "../tell-field.tsx";
import { type BookingForm, reasonProblem, useAskedBooking, useBookingFields, useSuggestions } from "./data.ts";

/** Books a visit or a series. Closing keeps a draft, Cancel discards it. */
export function ScheduleDialog({ slot, ...shown }: Shown & { slot: Slot }) {
  const asked = useAskedBooking();
  const fields = useBookingFields(slot, asked);
  const [isRestored, setRestored] = useState(fields.isRestored);
  const navigate = useNavigate();
  const telling = useTelling(fields.values.client_id, fields.values.date);
  const check = useScheduleCheck(fields.values);
  const form = useContractForm({
    ...scheduleRules,
    fields,
    toBody: (values) => ({
      ...scheduleRules.toBody(values),
      ...(values.unsigned_reason && { unsigned_reason: values.unsigned_reason }),
      ...(asked && { request: asked.request }),
    }),
    check: (values) => ({
      ...scheduleRules.check(values),
      ...dateProblem(values.date),
      ...reasonProblem(check.answer?.unsigned, values.unsigned_reason),
    }),
    save: (body) => {
      const { tell, idempotency_key: idempotencyKey } = fields.values;
      return call(createSchedule, { body: telling ? { ...body, tell } : body, idempotencyKey });
    },
    onSaved: (sent, { id }) => {
      const date = firstDate(sent);
      undoToast(
        bookedWords(sent, date),
        // Days before today would stay booked.
        date && date >= today() ? () => call(endSchedule, { params: { id } }) : undefined,
        date && { label: "View", onClick: () => navigate(calendarOn(date, { visit: `${id}.${date}` })) },
      );
      shown.onClose();
    },
  });
  return (
    <FormDialog
      {...shown}
      title="Schedule Walk"
      width={760}
      form={form}
      action="Schedule"
      onKeep={() => {
        fields.discard();
        shown.onClose();
      }}
      failed="Failed to save schedule"
      isOff={form.isSaving}
    >
      {asked && (
        <Notice tone="info">
          {asked.client} was shown {formatDollars(asked.shown)}.
        </Notice>
      )}
      {isRestored && (
        <Notice
          tone="info"
          action={
            <Button
              variant="default"
              size="compact-md"
              onClick={() => {
                form.clear();
                setRestored(false);
              }}
            >
              Start over
            </Button>
          }
        >
          This is what you had typed before.
        </Notice>
      )}
      {/* Starting over fills in the suggestions for the slot once more. */}
      <ScheduleFields key={isRestored ? "restored" : "new"} form={form} check={check} />
      <TellField telling={telling} checked={fields.values.tell} onChange={(tell) => fields.change({ tell })} />
    </FormDialog>
  );
}

/** 'Scheduled Biscuit & Max: Mon, Mar 8, 2027, 9 AM–12 PM. Weekly on Mon' */
function bookedWords({ pet_names, date, timeframe, recurrence }: ScheduleValues, first: LocalDate | undefined): string {
  const pets = petNamesIn(pet_names);
  const when = first ? `${fullDay(first)}, ${frameSpan(timeframe)}` : "";
  const repeats = isLocalDate(date) && recurrence.frequency !== "none";
  return [
    `Scheduled${pets.length > 0 ? ` ${petsText(pets)}` : ""}: ${when}`,
    ...(repeats ? [recurrenceSummary(recurrenceOf(recurrence, date), date)] : []),
  ].join(". ");
}

/** The day of the first visit. It is later than the start if the rule skips the start. */
function firstDate({ date, recurrence }: ScheduleValues): LocalDate | undefined {
  if (!isLocalDate(date)) return undefined;
  const rule = recurrenceOf(recurrence, date);
  return rule.frequency === "none" ? date : firstDates(rule, date, 1)[0];
}

/** The fields of a new schedule. Choosing people fills the fields that are about them. */
function ScheduleFields({ form, check }: { form: BookingForm; check: ScheduleCheck }) {
  const people = usePeople(form.values);
  const suggested = useSuggestions(form, people);
  const { walker, isLookedFor, look, choose } = useRoomSearch(form);
  return (
    <div className={classes.fields}>
      <div className={classes.half}>
        <ClientField form={form} people={people} />
        <Unsigned form={form} client={people.client?.name ?? ""} unsigned={check.answer?.unsigned ?? []} />
      </div>
      <WalkerField form={form} people={people} check={check} input={walker} />
      {!check.failed && (isLookedFor || (form.values.client_id !== "" && !people.walker)) && (
        <WhereItFits
          values={form.values}
          people={people}
          fits={check.answer?.fits}
          takesFocus={isLookedFor}
          onChoose={choose}
        />
      )}
      <ServiceFields form={form} suggested={suggested} conflicts={check.answer?.conflicts} onLook={look} />
      <div className={classes.whole}>
        <RecurrenceEditor form={form} />
        <VisitCosts values={form.values} />
      </div>
      <DetailFields form={form} suggested={suggested} />
    </div>
  );
}

/** The value of the option that makes a new client. */
const newClient = "+";

/** Asks for the client. A new client is added on another screen, which leads back to this booking. */
function ClientField({ form, people }: { form: BookingForm; people: People }) {
  const navigate = useNavigate();
  const { pathname, search: query } = useLocation();
  const [search, setSearch] = useState("");
  const isReady = usePeopleReady();
  const { clientOptions } = people;
  const name = clientOptions.some(({ label }) => label === search) ? "" : search.trim();
  const mayAdd = isReady && (name !== "" || clientOptions.length === 0);
  const label = name ? `+ New client “${name}”` : "+ New client";
  return (
    <PersonSelect
      data-autofocus
      label="Client"
      placeholder="Search by name or pet"
      data={[...clientOptions, ...(mayAdd ? [{ value: newClient, label }] : [])]}
      onSearchChange={setSearch}
      filter={({ options, search }) =>
        options.filter(
          (option) => "value" in option && (option.value === newClient || people.matches(option.value, search)),
        )
      }
      renderOption={({ option }) => (
        <span className={classes.option}>
          {option.label}
          <small>{people.about(option.value)}</small>
        </span>
      )}
      value={form.values.client_id}
      onChange={(id) =>
        id === newClient
          ? navigate("/admin/clients/new", { state: { name, booking: `${pathname}${query}` } })
          : form.set("client_id", id)
      }
      error={form.problems.client_id}
    />
  );
}

interface UnsignedProps {
  form: BookingForm;
  /** The client's name. */
  client: string;
  unsigned: readonly AgreementKind[];
}

/** Warns of agreements that the client has not signed, and asks for a reason to book without them. */
function Unsigned({ form, client, unsigned }: UnsignedProps) {
  const isAsked = unsigned.length > 0;
  return (
    <>
      <Warning>
        {isAsked && (
          <>
            <b>{firstNameOf(client)} has not signed</b>: {agreementList(unsigned)}. You can still save, with a reason.
          </>
        )}
      </Warning>
      {isAsked && (
        <TextInput
          mt={8}
          label="Reason to book all the same"
          description="It stays in the history of the booking."
          maxLength={200}
          {...form.text("unsigned_reason")}
        />
      )}
    </>
  );
}
