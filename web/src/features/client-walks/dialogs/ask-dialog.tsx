import { Button, Textarea } from "@mantine/core";
import { isCancelling, maxRequestWords } from "@petcare/domain";
import { formatDollars, sumDollars } from "../../../lib/format/dollars.ts";
import { frameSpan, longDay, shortDay } from "../../../lib/format/time.ts";
import { count, petsText } from "../../../lib/format/words.ts";
import type { Shown } from "../../../ui/feedback/dialog.tsx";
import { Failure } from "../../../ui/feedback/failure.tsx";
import { FormDialog } from "../../../ui/feedback/form-dialog.tsx";
import { ChoiceButtons } from "../../../ui/form/choice-buttons.tsx";
import { withWalker } from "../data.ts";
import { AwayPart, PlacePart, WalkPart } from "./ask-fields.tsx";
import { type Asking, type PricedKind, useAsking } from "./ask-form.ts";
import classes from "./dialogs.module.css";

interface AskDialogProps extends Shown {
  kind: PricedKind;
  /** Empty for a new walk, and for days away. */
  visitId: string;
}

const titles: Record<PricedKind, string> = {
  book: "Ask for a walk",
  change: "Ask for another time",
  cancel: "Cancel this walk?",
  back: "Have this walk back?",
  away: "We are away",
};

/** The form of a client’s request, with its price above the button and in it. */
export function AskDialog({ kind, visitId, ...shown }: AskDialogProps) {
  const asking = useAsking(kind, visitId, shown.onClose);
  const { form, error } = asking;
  const isPlaced = kind === "book" || kind === "change";
  return (
    <FormDialog
      {...shown}
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
      {asking.visit && (
        <p>
          <b>{petsText(asking.visit.pet_names, 50)}</b>
          <br />
          {longDay(asking.visit.date)}, {frameSpan(asking.visit.timeframe)}
          {withWalker(asking.visit)}
        </p>
      )}
      {isPlaced && <PlacePart asking={asking} />}
      {kind === "cancel" && asking.recurring && (
        <ChoiceButtons
          legend="Which walks"
          options={[
            { value: "one", label: "This one" },
            { value: "all", label: "This and all after it" },
          ]}
          value={form.values.following ? "all" : "one"}
          onChange={(value) => form.set("following", value === "all")}
        />
      )}
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

/** The price of a request with its parts. Its place is kept while the price is read. */
function PricePart({ asking: { form, quote } }: { asking: Asking }) {
  const { kind, weekly, following } = form.values;
  const { total, parts = [] } = quote ?? { total: 0 };
  const isCancel = isCancelling(kind);
  const price = isCancel && total === 0 ? "free" : formatDollars(total);
  const walk = sumDollars([total, ...parts.map(({ amount }) => -amount)]);
  const name = isCancel ? "Cancelling now" : weekly ? "Price of the first walk" : "Price";
  const lines = [
    ...(parts.length > 0 ? [{ name: "The walk", words: formatDollars(walk) }] : []),
    ...parts.map((part) => ({ name: part.name, words: `+ ${formatDollars(part.amount)}` })),
    { name, words: quote ? price : "…" },
  ];
  return (
    <section className={classes.price} aria-label="What it costs" aria-busy={!quote}>
      <dl>
        {lines.map((line) => (
          <div key={line.name}>
            <dt>{line.name}</dt>
            <dd>{line.words}</dd>
          </div>
        ))}
      </dl>
      {isCancel && following && <p>The rest of the plan ends, and nothing is charged.</p>}
      {!isCancel && <p>Plus sales tax where it applies. You can take it back until we answer.</p>}
    </section>
  );
}
