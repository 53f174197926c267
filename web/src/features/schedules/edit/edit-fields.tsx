import { TextInput } from "@mantine/core";
import { parseRuleText, recurrenceSummary } from "@petcare/domain";
import type { RefObject } from "react";
import type { FormFields } from "../../../ui/form/use-checked-form.ts";
import { useRoomSearch } from "../conflicts/use-room-search.ts";
import { useScheduleCheck } from "../conflicts/use-schedule-check.ts";
import { WhereItFits } from "../conflicts/where-it-fits.tsx";
import { DetailFields } from "../detail-fields.tsx";
import { RecurrenceEditor } from "../recurrence/recurrence-editor.tsx";
import shared from "../schedule-fields.module.css";
import type { ScheduleForm } from "../schedule-form.ts";
import { ServiceFields } from "../service-fields.tsx";
import { usePeople } from "../use-people.ts";
import { useSuggested } from "../use-suggestions.ts";
import { type EditField, type EditScope, lockedIn, type Opened } from "./edit-form.ts";
import { LockedRecurrence } from "./locked-recurrence.tsx";
import { OwnValue, withOwnValues } from "./own-values.tsx";
import { ScopeChoice } from "./scope-choice.tsx";
import type { EditFields as FieldsState } from "./use-edit-fields.ts";
import { WalkerField } from "./walker-field.tsx";

interface EditFieldsProps {
  form: FormFields<ScheduleForm>;
  fields: FieldsState;
  opened: Opened;
  price: RefObject<HTMLInputElement | null>;
}

/** The fields of a schedule that is booked. What does not fit the scope is shown and cannot be changed. */
export function EditFields({ form: plainForm, fields, opened, price }: EditFieldsProps) {
  const { scope, touched } = fields;
  const form = withOwnValues(plainForm, { opened, scope });
  const own = (field: EditField) => <OwnValue of={field} opened={opened} scope={scope} form={form} />;
  const { walker_id } = form.values;
  const people = usePeople(form.values);
  const suggested = useSuggested(form.values, people);
  const rule = scope === "following" || scope === "series" ? opened.rrule : null;
  const check = useScheduleCheck(form.values, checkedAs(opened, scope, rule));
  const { walker, isLookedFor, look, choose } = useRoomSearch(form);
  return (
    <div className={shared.fields}>
      {scope !== "single" && (
        <div className={shared.whole}>
          <ScopeChoice opened={opened} scope={scope} onChange={fields.choose} />
        </div>
      )}
      <TextInput
        className={shared.half ?? ""}
        label="Client"
        disabled
        value={people.client?.name ?? "Unknown client"}
        readOnly
      />
      <WalkerField form={form} people={people} check={check} input={walker} note={own("walker_id")} />
      {!check.failed && (isLookedFor || walker_id === "") && (
        <WhereItFits
          values={form.values}
          days={rule ? recurrenceSummary(parseRuleText(rule, opened.date), opened.date) : undefined}
          people={people}
          fits={check.answer?.fits}
          takesFocus={isLookedFor}
          onChoose={choose}
        />
      )}
      <ServiceFields
        form={form}
        price={price}
        suggested={suggested}
        // What is booked already is not called into question by being opened.
        conflicts={touched.length > 0 ? check.answer?.conflicts : undefined}
        onLookBesides={look}
        locked={lockedIn[scope]}
        frameNote={own("timeframe")}
      />
      <div className={shared.whole}>
        {opened.rrule === null ? (
          <RecurrenceEditor form={form} />
        ) : (
          <LockedRecurrence rrule={opened.rrule} date={opened.date} />
        )}
      </div>
      <DetailFields form={form} suggested={suggested} />
    </div>
  );
}

/** A whole series takes the place of itself; from a visit on, or one visit alone, it is that of the visit. */
const checkedAs = ({ id, parent_schedule_id }: Opened, scope: EditScope, rule: string | null) => ({
  except: scope === "series" ? (parent_schedule_id ?? id) : id,
  ...(rule && { rrule: rule }),
});
