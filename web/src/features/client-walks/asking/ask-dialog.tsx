import { Button, Textarea } from "@mantine/core";
import { isCancelling, maxRequestWords } from "@petcare/domain";
import { formatDollars } from "../../../lib/format/dollars.ts";
import { frameSpan, shortDay } from "../../../lib/format/time.ts";
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
      isOff={asking.isSame || asking.isWaiting}
      underWay="Asking..."
      keep={kind === "cancel" ? "Keep the walk" : "Not now"}
      failed="This could not be asked. Please try again, or call us."
      isDanger={isCancelling(kind) && (asking.quote?.total ?? 0) > 0}
    >
      {kind === "book" && <WalkPart asking={asking} />}
      {kind === "away" && <AwayPart asking={asking} />}
      {asking.visit && <AboutVisit visit={asking.visit} />}
      {isPlaced && <PlacePart asking={asking} />}
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
        <>
          <Failure error={error} fallback="The price could not be read. Please try again." />
          <Button variant="light" onClick={asking.readAgain}>
            Try again
          </Button>
        </>
      ) : (
        <PricePart asking={asking} />
      )}
    </FormDialog>
  );
}

/** 'Ask for Thu, Nov 26, 6–9 PM · $35.00', 'Ask to cancel · $14.00 if we accept'. */
function actionOf(kind: PricedKind, { form, quote, visits, error, isSame, isWaiting }: Asking): string {
  const { date, timeframe, following, weekly, visit_ids } = form.values;
  if (isSame) return "Choose another time";
  if (isWaiting && !error) return "Getting the price…";
  const more = isCancelling(kind) ? " if we accept" : weekly ? " a visit" : "";
  const price = !quote ? "" : quote.total > 0 ? ` · ${formatDollars(quote.total)}${more}` : " · free";
  if (kind === "away") {
    const chosen = visit_ids ?? visits?.filter((visit) => visit.chosen) ?? [];
    return `Ask to cancel ${count(chosen.length, "visit")}${price}`;
  }
  if (kind === "cancel") return following ? "Ask to end it here" : `Ask to cancel${price}`;
  if (kind === "back" || !date) return `Ask${price}`;
  const to = kind === "change" ? "to move to" : weekly ? "for every week from" : "for";
  return `Ask ${to} ${shortDay(date)}, ${frameSpan(timeframe)}${price}`;
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
