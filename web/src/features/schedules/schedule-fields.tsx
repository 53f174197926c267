import { useRoomSearch } from "./conflicts/use-room-search.ts";
import type { ScheduleCheck } from "./conflicts/use-schedule-check.ts";
import { WhereItFits } from "./conflicts/where-it-fits.tsx";
import { VisitCosts } from "./costs/visit-costs.tsx";
import { DetailFields } from "./detail-fields.tsx";
import { PeopleFields } from "./people-fields.tsx";
import { RecurrenceEditor } from "./recurrence/recurrence-editor.tsx";
import classes from "./schedule-fields.module.css";
import { ServiceFields } from "./service-fields.tsx";
import { UnsignedReason } from "./unsigned-reason.tsx";
import { usePeople } from "./use-people.ts";
import type { BookingForm } from "./use-schedule-fields.ts";
import { useSuggestions } from "./use-suggestions.ts";

interface ScheduleFieldsProps {
  form: BookingForm;
  check: ScheduleCheck;
}

/** The fields of a schedule. Choosing people fills the fields that are about them. */
export function ScheduleFields({ form, check }: ScheduleFieldsProps) {
  const people = usePeople(form.values);
  const suggested = useSuggestions(form, people);
  const { walker, isLookedFor, look, choose } = useRoomSearch(form);
  const { client_id } = form.values;
  return (
    <div className={classes.fields}>
      <PeopleFields form={form} people={people} walker={walker} check={check} />
      <UnsignedReason form={form} client={people.client?.name ?? ""} unsigned={check.answer?.unsigned ?? []} />
      {!check.failed && (isLookedFor || (client_id !== "" && !people.walker)) && (
        <WhereItFits
          values={form.values}
          people={people}
          fits={check.answer?.fits}
          takesFocus={isLookedFor}
          onChoose={choose}
        />
      )}
      <ServiceFields form={form} suggested={suggested} conflicts={check.answer?.conflicts} onLookBesides={look} />
      <div className={classes.whole}>
        <RecurrenceEditor form={form} />
        <VisitCosts values={form.values} />
      </div>
      <DetailFields form={form} suggested={suggested} />
    </div>
  );
}
