import { useDebouncedValue } from "@mantine/hooks";
import { askRequest, myRequests, myUpcomingWalks } from "@petcare/contract";
import { useMemo, useState } from "react";
import { readAgain } from "../../../lib/api/after-write.ts";
import { call } from "../../../lib/api/api.ts";
import { randomId } from "../../../lib/api/random-id.ts";
import { useCheck } from "../../../lib/api/use-check.ts";
import { useLastDefined } from "../../../lib/hooks/use-last-defined.ts";
import { toast } from "../../../ui/feedback/toast.tsx";
import { useEdits } from "../../../ui/form/fields.ts";
import { problemsOf } from "../../../ui/form/form-rules.ts";
import { useContractForm } from "../../../ui/form/use-contract-form.ts";
import { useUpcoming } from "../client-visits.ts";
import { askRules, bodyOf, emptyAsk, type PricedKind } from "./ask-form.ts";

/** The form of a request. What it costs is asked while it is filled in, and sent along as it was seen. */
export function useAsking(kind: PricedKind, visitId: string, onClose: () => void) {
  const [id] = useState(randomId);
  const visit = useUpcoming().data?.find(({ _id }) => _id === visitId);
  const fields = useEdits(emptyAsk(kind, visitId, visit));
  const { date, timeframe } = fields.values;
  const isSame = kind === "change" && visit?.date === date && visit.timeframe === timeframe;
  const isReady = !isSame && Object.keys(problemsOf(askRules, fields.values)).length === 0;
  // Words cost nothing, so typing them asks for no price.
  const asked = JSON.stringify({ ...bodyOf(fields.values), words: null });
  const [settled] = useDebouncedValue(asked, 250);
  const requested = useMemo(
    () => ({ params: { id }, query: { preview: "1" }, body: JSON.parse(settled) }) as const,
    [id, settled],
  );
  const price = useCheck({ enabled: isReady, keepsPrevious: true }, askRequest, requested);
  const isCurrent = isReady && asked === settled && !price.isFetching && !price.isPlaceholderData;
  // What is ticked stays in sight where its price cannot be read.
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
    onSaved: () => {
      readAgain(myRequests, myUpcomingWalks);
      toast("Asked. We answer soon, and nothing changes until then.");
    },
    next: onClose,
    onFailed: () => void price.refetch(),
  });
  return {
    form,
    visit,
    /** Whether a change would change nothing yet. */
    isSame,
    /** Whether the price is still to be seen. */
    isWaiting: isReady && !seen,
    readAgain: () => void price.refetch(),
    quote: seen?.quote,
    recurring: price.data?.recurring ?? false,
    visits: price.data?.visits ?? (fields.values.visit_ids && listed),
    error: isCurrent ? price.error : null,
  };
}

export type Asking = ReturnType<typeof useAsking>;
