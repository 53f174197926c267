import { Button } from "@mantine/core";
import { type AnswerOf, getPricing, repriceAllVisits } from "@petcare/contract";
import { setPricing } from "@petcare/contract/schemas";
import type { Rates } from "@petcare/domain";
import type { ReactNode } from "react";
import { patchAnswers, readAgain } from "../../lib/api/after-write.ts";
import { call } from "../../lib/api/api.ts";
import { useClients } from "../../lib/api/people.ts";
import { usePreviewed } from "../../lib/api/use-previewed.ts";
import { useRead } from "../../lib/api/use-read.ts";
import { parseDollars } from "../../lib/format/dollars.ts";
import { count } from "../../lib/format/words.ts";
import { useDialogInAddress } from "../../lib/hooks/use-dialog-in-address.ts";
import { useLastDefined } from "../../lib/hooks/use-last-defined.ts";
import { changedRates, eachRate, RateFields, typedRates } from "../../parts/money/rate-fields.tsx";
import { RepriceDialog, tellRepriced } from "../../parts/repricing/reprice-dialog.tsx";
import {
  isAnyBooked,
  pricesIn,
  pricesText,
  type Reprice,
  type RepricedService,
} from "../../parts/repricing/repriced.ts";
import { Failure } from "../../ui/feedback/failure.tsx";
import { Loaded } from "../../ui/feedback/states.tsx";
import { toast } from "../../ui/feedback/toast.tsx";
import { useEdits } from "../../ui/form/fields.ts";
import { useContractForm } from "../../ui/form/use-contract-form.ts";
import { useSeenVersion } from "../../ui/form/use-seen.ts";
import { Card } from "../../ui/layout/card.tsx";
import classes from "./settings.module.css";

type Pricing = AnswerOf<typeof getPricing>;

const dialogs = ["reprice"] as const;

/** The prices of clients without their own. What stands below waits for them, so they do not push it down. */
export function Prices({ children }: { children: ReactNode }) {
  const query = useRead(getPricing);
  return (
    <>
      <Loaded query={query}>{(pricing) => <PricesForm pricing={pricing} />}</Loaded>
      {!query.isPending && children}
    </>
  );
}

function PricesForm({ pricing }: { pricing: Pricing }) {
  const clients = useClients();
  const { dialog, open, close } = useDialogInAddress(dialogs);
  const requested = useLastDefined(dialog?.id) ?? "";
  async function askAboutBooked(saved: Pricing): Promise<void> {
    const prices = changedRates(pricing, saved);
    if (await isAnyBooked(prices, repriceAll)) open("reprice", pricesText(prices));
  }
  const fields = useEdits(typedRates(pricing));
  const { version, onFailed } = useSeenVersion(pricing, fields.isChanged, (current) =>
    patchAnswers(getPricing, () => current),
  );
  const form = useContractForm({
    fields,
    schema: setPricing.body,
    // An empty field is no amount.
    toBody: (typed) => ({ ...eachRate((service) => parseDollars(typed[service])), version }),
    save: (body) => call(setPricing, { body }),
    onSaved: (_sent, saved) => {
      patchAnswers(getPricing, () => saved);
      readAgain();
      toast("Prices saved");
      void askAboutBooked(saved);
    },
    onFailed,
  });
  const aboutOf = (service: keyof Rates) => {
    const own = clients.filter(({ custom_rates }) => custom_rates?.[service] !== undefined).length;
    return { description: own === 0 ? "no custom rate" : `${count(own, "client")} with a custom rate` };
  };
  return (
    <Card title="Default prices" aside="for clients without a custom rate">
      <form {...form.props} className="stack">
        <div className={classes.prices}>
          <RateFields form={form} about={aboutOf} />
        </div>
        <p className="quiet">
          New bookings begin with these. What is booked keeps its price, unless you say otherwise next.
        </p>
        {form.failure && <Failure error={form.failure} fallback="Failed to save. Please try again." />}
        <div className={classes.actions}>
          <Button type="submit" variant={form.isChanged ? "filled" : "light"}>
            {form.isSaving ? "Saving..." : "Save prices"}
          </Button>
          {form.isChanged && (
            <Button variant="subtle" onClick={form.clear}>
              Discard
            </Button>
          )}
        </div>
      </form>
      <AllReprice text={requested} opened={dialog !== undefined} onClose={close} />
    </Card>
  );
}

/** Gives what clients without a custom rate have booked the new prices. */
const repriceAll =
  (prices: RepricedService[]): Reprice =>
  (query) =>
    call(repriceAllVisits, { query, body: { prices } });

interface AllRepriceProps {
  /** The prices as the address has them. */
  text: string;
  opened: boolean;
  onClose: () => void;
}

/** Asks whether what is booked at the default prices takes the new ones. */
function AllReprice({ text, ...shown }: AllRepriceProps) {
  const prices = pricesIn(text);
  const asking = usePreviewed({
    key: ["reprice", "everybody", text],
    act: repriceAll(prices),
    enabled: prices.length > 0,
    onDone: tellRepriced,
    close: shown.onClose,
  });
  return <RepriceDialog prices={prices} asking={asking} {...shown} />;
}
