import { Button } from "@mantine/core";
import { formatDollars, sumDollars } from "../../lib/format/dollars.ts";
import { count, serviceName } from "../../lib/format/words.ts";
import { Dialog, type Shown } from "../../ui/feedback/dialog.tsx";
import { Failure } from "../../ui/feedback/failure.tsx";
import { toast } from "../../ui/feedback/toast.tsx";
import { affectsAny, type Repriced, type RepricedService } from "./repriced.ts";

interface RepriceDialogProps extends Shown {
  prices: readonly RepricedService[];
  asking: {
    /** undefined until it is read. */
    effect: Repriced | undefined;
    error: Error | null;
    busy: boolean;
    send: () => void;
  };
}

/** Asks whether visits from tomorrow on get the new prices. Closing keeps the old ones. */
export function RepriceDialog({ prices, asking, ...shown }: RepriceDialogProps) {
  const { effect, error, busy, send } = asking;
  const isAny = effect !== undefined && affectsAny(effect);
  return (
    <Dialog
      {...shown}
      title="Visits from tomorrow on"
      problem={error && <Failure error={error} fallback="Failed to change the prices. Please try again." />}
      footer={
        <>
          <Button variant={isAny ? "default" : "filled"} data-autofocus onClick={shown.onClose}>
            {isAny ? "Keep their prices" : "Close"}
          </Button>
          {isAny && <Button onClick={send}>{busy ? "Changing..." : `Change ${affectedVisits(effect)}`}</Button>}
        </>
      }
    >
      {effect ? <Effect prices={prices} effect={effect} /> : <p role="status">Looking at what is booked…</p>}
    </Dialog>
  );
}

function Effect({ prices, effect }: { prices: readonly RepricedService[]; effect: Repriced }) {
  const { visits, later, before, after, kept } = effect;
  if (!affectsAny(effect)) return <p>Nothing is booked at the old price.</p>;
  const more = sumDollars([after, -before]);
  return (
    <>
      {prices.map(({ service_type, from, to }) => (
        <p key={service_type}>
          {serviceName({ service_type })}: {formatDollars(from)} → <b>{formatDollars(to)}</b>
        </p>
      ))}
      <p>
        {affectedVisits(effect)} {visits === 1 && later === 0 ? "is" : "are"} booked at the old price.
        {visits > 0 &&
          ` Stored so far: ${formatDollars(before)} → ${formatDollars(after)}, ${formatDollars(Math.abs(more))} ${more < 0 ? "less" : "more"}.`}
      </p>
      {kept > 0 && <p>{count(kept, "visit")} with another price, or one of their own, stay as they are.</p>}
    </>
  );
}

/** Reports in a toast how many visits have the new prices. */
export const tellRepriced = (effect: Repriced): void => toast(`${affectedVisits(effect)} changed`);

/** '6 visits', '8 visits and every later one', '8 visits and 4 later' */
function affectedVisits({ visits, later }: Repriced): string {
  if (later === "every") return `${count(visits, "visit")} and every later one`;
  return `${count(visits, "visit")}${later > 0 ? ` and ${later} later` : ""}`;
}
