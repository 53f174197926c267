import type { BodyOf, ClientVisit } from "@petcare/contract";
import { askRequest } from "@petcare/contract/schemas";
import {
  addDays,
  type LocalDate,
  type RequestKind,
  type ServiceType,
  type TimeFrame,
  weekdayOf,
} from "@petcare/domain";
import { today } from "../../../lib/format/time.ts";
import type { FormRules } from "../../../ui/form/form-rules.ts";
import { textOrNull } from "../../../ui/form/typed-text.ts";

export type AskBody = BodyOf<typeof askRequest>;

/** A kind whose form has a price. */
export type PricedKind = Exclude<RequestKind, "care" | "off" | "meet">;

export interface AskForm {
  kind: PricedKind;
  /** Empty for a walk. */
  visit_id: string;
  following: boolean;
  date: LocalDate | "";
  timeframe: TimeFrame;
  service_type: ServiceType;
  service_label: string;
  /** Undefined: all pets. */
  pet_names: string[] | undefined;
  weekly: boolean;
  /** For days without visits: the last one, and the visits to cancel. Undefined: those that cost nothing. */
  through: LocalDate | "";
  visit_ids: string[] | undefined;
  words: string;
}

/** The form as it opens: a change with the visit's own place, all else with tomorrow morning. */
export const emptyAsk = (kind: PricedKind, visit_id: string, visit: ClientVisit | undefined): AskForm => ({
  kind,
  visit_id,
  following: false,
  date: kind === "change" ? (visit?.date ?? "") : addDays(today(), 1),
  timeframe: (kind === "change" && visit?.timeframe) || "morning",
  service_type: "25",
  service_label: "",
  pet_names: undefined,
  weekly: false,
  through: addDays(today(), 7),
  visit_ids: undefined,
  words: "",
});

/** The body that the form sends, without the price that was seen. */
export function bodyOf(form: AskForm): AskBody {
  const { kind, visit_id, following, date, timeframe, service_type, service_label, pet_names, weekly, words } = form;
  if (kind === "away") {
    const { through, visit_ids } = form;
    return { kind, ...(date && { date }), ...(through && { through }), visit_ids, words: textOrNull(words) };
  }
  const place = { ...(date && { date }), timeframe };
  if (kind === "book") {
    const service = { service_type, ...(service_type === "other" && { service_label: textOrNull(service_label) }) };
    const rule = weekly && date ? { weekdays: [weekdayOf(date)] } : {};
    return { kind, ...place, ...service, ...(pet_names && { pet_names }), ...rule, words: textOrNull(words) };
  }
  return {
    kind,
    visit_id,
    ...(kind === "change" && place),
    ...(kind === "cancel" && { following }),
    words: textOrNull(words),
  };
}

export const askRules: FormRules<AskForm, AskBody> = { schema: askRequest.body, toBody: bodyOf };
