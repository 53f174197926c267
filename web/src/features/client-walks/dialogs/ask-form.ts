import { useDebouncedValue } from "@mantine/hooks";
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
import { useMemo, useState } from "react";
import { call } from "../../../lib/api/api.ts";
import { randomId } from "../../../lib/api/random-id.ts";
import { useCheck } from "../../../lib/api/use-check.ts";
import { today } from "../../../lib/format/time.ts";
import { useLastDefined } from "../../../lib/hooks/use-last-defined.ts";
import { toast } from "../../../ui/feedback/toast.tsx";
import { useEdits } from "../../../ui/form/fields.ts";
import { type FormRules, problemsOf } from "../../../ui/form/form-rules.ts";
import { textOrNull } from "../../../ui/form/typed-text.ts";
import { useContractForm } from "../../../ui/form/use-contract-form.ts";
import { useUpcoming } from "../data.ts";

/** The form of a request. It asks for the price while it is filled in, and sends the price that the client saw. */
export function useAsking(kind: PricedKind, visitId: string, onClose: () => void) {
  const [id] = useState(randomId);
  const visit = useUpcoming().data?.find(({ _id }) => _id === visitId);
  const fields = useEdits(emptyAsk(kind, visitId, visit));
  const { date, timeframe } = fields.values;
  const isSame = kind === "change" && visit?.date === date && visit.timeframe === timeframe;
  const isReady = !isSame && Object.keys(problemsOf(askRules, fields.values)).length === 0;
  // The words do not change the price.
  const asked = JSON.stringify({ ...bodyOf(fields.values), words: null });
  const [settled] = useDebouncedValue(asked, 250);
  const requested = useMemo(
    () => ({ params: { id }, query: { preview: "1" }, body: JSON.parse(settled) }) as const,
    [id, settled],
  );
  const price = useCheck({ enabled: isReady, keepsPrevious: true }, askRequest, requested);
  const isCurrent = isReady && asked === settled && !price.isFetching && !price.isPlaceholderData;
  // The visits stay on the screen while their price cannot be read.
  const listed = useLastDefined(price.data?.visits ?? undefined);
  const seen = isCurrent && !price.error ? price.data : undefined;
  const form = useContractForm({
    ...askRules,
    fields,
    save: (body) => {
      const ticked = seen?.visits?.filter(({ chosen }) => chosen).map(({ _id }) => _id);
      const asSeen = { ...(seen && { seen_total: seen.quote.total }), ...(ticked && { visit_ids: ticked }) };
      return call(askRequest, { params: { id }, body: { ...body, ...asSeen } });
    },
    onSaved: () => toast("Asked. We answer soon, and nothing changes until then."),
    next: onClose,
    onFailed: () => void price.refetch(),
  });
  return {
    form,
    visit,
    /** Whether a change still has the visit's own time. */
    isSame,
    /** Whether the price is not on the screen yet. */
    isWaiting: isReady && !seen,
    readAgain: () => void price.refetch(),
    quote: seen?.quote,
    recurring: price.data?.recurring ?? false,
    visits: price.data?.visits ?? (fields.values.visit_ids && listed),
    error: isCurrent ? price.error : null,
  };
}

export type Asking = ReturnType<typeof useAsking>;

type AskBody = BodyOf<typeof askRequest>;

/** A kind of request whose form shows a price. */
export type PricedKind = Exclude<RequestKind, "care" | "off" | "meet">;

interface AskForm {
  kind: PricedKind;
  /** Empty for a new walk, and for days away. */
  visit_id: string;
  following: boolean;
  date: LocalDate | "";
  timeframe: TimeFrame;
  service_type: ServiceType;
  service_label: string;
  /** Undefined: all pets. */
  pet_names: string[] | undefined;
  weekly: boolean;
  /** For days away: the last day, and the visits to cancel. Undefined: those without a charge. */
  through: LocalDate | "";
  visit_ids: string[] | undefined;
  words: string;
}

/** The values of a new form: a change has the visit's own time, the others tomorrow morning. */
const emptyAsk = (kind: PricedKind, visit_id: string, visit: ClientVisit | undefined): AskForm => ({
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

/** The body of the request, without the price. */
function bodyOf(form: AskForm): AskBody {
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

const askRules: FormRules<AskForm, AskBody> = { schema: askRequest.body, toBody: bodyOf };
