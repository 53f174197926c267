import { Button } from "@mantine/core";
import { repriceVisits } from "@petcare/contract";
import { call } from "../../../lib/api/api.ts";
import { readBookingsAgain } from "../../../lib/api/bookings.ts";
import { useCheck } from "../../../lib/api/use-check.ts";
import { useSend } from "../../../lib/api/use-send.ts";
import { addedUp, dollarsText } from "../../../lib/format/dollars-text.ts";
import { count, serviceName } from "../../../lib/format/words.ts";
import { Dialog } from "../../../ui/feedback/dialog.tsx";
import { Failure } from "../../../ui/feedback/failure.tsx";
import { toast } from "../../../ui/feedback/toast.tsx";
import type { PartDialogProps } from "./part-dialog-props.ts";
import { pricesIn, type Repriced, type RepricedService, takesAny } from "./reprice.ts";

const failed = "Failed to change the prices. Please try again.";

/** Asks whether what is booked from tomorrow on takes a new rate. Leaving it keeps the old prices. */
export function RepriceDialog({ client, text, opened, onClose }: Omit<PartDialogProps, "onGoOn"> & { text: string }) {
  const prices = pricesIn(text);
  const request = { params: { id: client.id }, body: { prices } };
  const { data, error } = useCheck({ enabled: prices.length > 0 }, repriceVisits, {
    ...request,
    query: { preview: "1" },
  });
  const sending = useSend({
    mutationFn: () => call(repriceVisits, { ...request, query: {} }),
    onSuccess: ({ visits, later }) => {
      readBookingsAgain();
      toast(`${whatTakesIt(visits, later)} changed`);
    },
    here: { onSuccess: onClose },
  });
  const isAny = data !== undefined && takesAny(data);
  const problem = error ?? sending.error;
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title="Visits from tomorrow on"
      problem={problem && <Failure error={problem} fallback={failed} />}
      footer={
        <>
          <Button variant={isAny ? "default" : "filled"} data-autofocus onClick={onClose}>
            {isAny ? "Keep their prices" : "Close"}
          </Button>
          {isAny && (
            <Button onClick={() => sending.send(undefined)}>
              {sending.busy ? "Changing..." : `Change ${whatTakesIt(data.visits, data.later)}`}
            </Button>
          )}
        </>
      }
    >
      {data ? <Effect prices={prices} effect={data} /> : <p role="status">Looking at what is booked…</p>}
    </Dialog>
  );
}

function Effect({ prices, effect }: { prices: readonly RepricedService[]; effect: Repriced }) {
  const { visits, later, before, after, kept } = effect;
  if (!takesAny(effect)) return <p>Nothing is booked at the old price.</p>;
  const more = addedUp([after, -before]);
  return (
    <>
      {prices.map(({ service_type, from, to }) => (
        <p key={service_type}>
          {serviceName({ service_type })}: {dollarsText(from)} → <b>{dollarsText(to)}</b>
        </p>
      ))}
      <p>
        {whatTakesIt(visits, later)} {visits === 1 && later === 0 ? "is" : "are"} booked at the old price.
        {visits > 0 &&
          ` Stored so far: ${dollarsText(before)} → ${dollarsText(after)}, ${dollarsText(Math.abs(more))} ${more < 0 ? "less" : "more"}.`}
      </p>
      {kept > 0 && <p>{count(kept, "visit")} with another price, or one of their own, stay as they are.</p>}
    </>
  );
}

/** '6 visits', '8 visits and every later one', '8 visits and 4 later ones' */
function whatTakesIt(visits: number, later: Repriced["later"]): string {
  if (later === "every") return `${count(visits, "visit")} and every later one`;
  return `${count(visits, "visit")}${later > 0 ? ` and ${later} later` : ""}`;
}
