import { Textarea } from "@mantine/core";
import { isCancelling, maxRequestWords } from "@petcare/domain";
import { formatDollars } from "../../../lib/format/dollars.ts";
import { shortDay } from "../../../lib/format/time.ts";
import { count } from "../../../lib/format/words.ts";
import { Failure } from "../../../ui/feedback/failure.tsx";
import { FormDialog } from "../../../ui/feedback/form-dialog.tsx";
import { ChoiceButtons } from "../../../ui/form/choice-buttons.tsx";
import { AboutVisit } from "./about-visit.tsx";
import type { PricedKind } from "./ask-form.ts";
import { AwayPart } from "./away-part.tsx";
import { PlacePart } from "./place-part.tsx";
import { PricePart } from "./price-part.tsx";
import { type Asking, useAsking } from "./use-asking.ts";
import { WalkPart } from "./walk-part.tsx";

interface AskDialogProps {
  kind: PricedKind;
  /** Empty for a walk. */
  visitId: string;
  opened: boolean;
  onClose: () => void;
}

const titles: Record<PricedKind, string> = {
  book: "Ask for a walk",
  change: "Ask for another time",
  cancel: "Cancel this walk?",
  back: "Have this walk back?",
  away: "We are away",
};

/** The form of a client’s request. Its price stands before the button and in it. */
export function AskDialog({ kind, visitId, opened, onClose }: AskDialogProps) {
  const asking = useAsking(kind, visitId, onClose);
  const { form, error } = asking;
  const isPlaced = kind === "book" || kind === "change";
  return (
    <FormDialog
      opened={opened}
      onClose={onClose}
      title={titles[kind]}
      form={form}
      action={actionOf(kind, asking)}
      underWay="Asking..."
      keep={kind === "cancel" ? "Keep the walk" : "Not now"}
      failed="This could not be asked. Please try again, or call us."
      isDanger={isCancelling(kind) && (asking.quote?.total ?? 0) > 0}
    >
      {kind === "book" && <WalkPart asking={asking} />}
      {kind === "away" && <AwayPart asking={asking} />}
      {visitId && <AboutVisit id={visitId} />}
      {isPlaced && <PlacePart form={form} />}
      {kind === "cancel" && asking.recurring && <Scope form={form} />}
      <Textarea
        label={isCancelling(kind) ? "Why?" : "Anything to know?"}
        description={kind === "book" ? "The walker reads it." : undefined}
        maxLength={maxRequestWords}
        autosize
        minRows={2}
        {...form.text("words")}
      />
      {error ? (
        <Failure error={error} fallback="The price could not be read. Please try again." />
      ) : (
        <PricePart asking={asking} />
      )}
    </FormDialog>
  );
}

/** 'Ask for Thu, Nov 26, $35.00', 'Cancel the visit, $14.00 is charged'. */
function actionOf(kind: PricedKind, { form, quote, visits }: Asking): string {
  const { date, following, weekly, visit_ids } = form.values;
  const price = quote ? formatDollars(quote.total) : "";
  // While the price is not known, nothing is said of it.
  const free = quote ? ", free" : "";
  if (kind === "away") {
    const chosen = count((visit_ids ?? visits?.filter((visit) => visit.chosen) ?? []).length, "visit");
    return quote && quote.total > 0 ? `Cancel ${chosen}, ${price} is charged` : `Ask to cancel ${chosen}${free}`;
  }
  if (kind === "cancel") {
    if (following) return "Ask to end it here";
    return quote && quote.total > 0 ? `Cancel the visit, ${price} is charged` : `Ask to cancel${free}`;
  }
  const day = kind === "back" || !date ? "" : ` for ${weekly ? "every week from " : ""}${shortDay(date)}`;
  return `Ask${day}${price && `, ${price}`}`;
}

function Scope({ form }: Pick<Asking, "form">) {
  return (
    <ChoiceButtons
      legend="Which walks"
      options={[
        { value: "one", label: "This one" },
        { value: "all", label: "This and all after it" },
      ]}
      value={form.values.following ? "all" : "one"}
      onChange={(value) => form.set("following", value === "all")}
    />
  );
}
