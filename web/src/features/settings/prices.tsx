import { Button, TextInput } from "@mantine/core";
import { type AnswerOf, getPricing, repriceAllVisits, setPricing } from "@petcare/contract";
import { type Rates, rateKeyOf, serviceLabels, serviceTypes } from "@petcare/domain";
import { patchAnswers } from "../../lib/api/after-write.ts";
import { call } from "../../lib/api/api.ts";
import { ApiError } from "../../lib/api/api-error.ts";
import { useClients } from "../../lib/api/people.ts";
import { usePreviewed } from "../../lib/api/use-previewed.ts";
import { useRead } from "../../lib/api/use-read.ts";
import { addedUp } from "../../lib/format/dollars-text.ts";
import { count } from "../../lib/format/words.ts";
import { useDialogInAddress } from "../../lib/hooks/use-dialog-in-address.ts";
import { useKept } from "../../lib/hooks/use-kept.ts";
import { RepriceDialog, tellRepriced } from "../../parts/repricing/reprice-dialog.tsx";
import { pricesIn, pricesText, type Reprice, type RepricedService, takesAny } from "../../parts/repricing/repriced.ts";
import { Failure } from "../../ui/feedback/failure.tsx";
import { Loaded } from "../../ui/feedback/states.tsx";
import { toast } from "../../ui/feedback/toast.tsx";
import { useEdits } from "../../ui/form/fields.ts";
import { useContractForm } from "../../ui/form/use-contract-form.ts";
import { useSeen } from "../../ui/form/use-seen.ts";
import { Card } from "../../ui/layout/card.tsx";
import classes from "./settings.module.css";

type Pricing = AnswerOf<typeof getPricing>;
type PriceForm = Record<keyof Rates, string>;

const dialogs = ["reprice"] as const;

/** The prices of clients without their own. */
export function Prices() {
  const query = useRead(getPricing);
  return (
    <Loaded query={query} failed="Failed to load data. Please try again.">
      {(pricing) => <PricesForm pricing={pricing} />}
    </Loaded>
  );
}

const formOf = (pricing: Pricing): PriceForm => ({
  walk25: pricing.walk25.toFixed(2),
  visit: pricing.visit.toFixed(2),
  overnight: pricing.overnight.toFixed(2),
  other: pricing.other.toFixed(2),
});

/** The services whose default price is another one now. */
const changedPrices = (before: Pricing, after: Pricing): RepricedService[] =>
  serviceTypes.flatMap((service_type) => {
    const key = rateKeyOf(service_type);
    return before[key] === after[key] ? [] : [{ service_type, from: before[key], to: after[key] }];
  });

/** An empty field is no amount. */
const dollarsIn = (typed: string): number => (typed.trim() === "" ? Number.NaN : Number(typed));

function PricesForm({ pricing }: { pricing: Pricing }) {
  const clients = useClients();
  const { dialog, open, close } = useDialogInAddress(dialogs);
  const asked = useKept(dialog?.id) ?? "";
  /** Whether anything is booked at a price that was changed: only then there is something to ask. */
  async function askAboutBooked(saved: Pricing): Promise<void> {
    const prices = changedPrices(pricing, saved);
    const seen = prices.length > 0 ? await repriceAll(prices)({ preview: "1" }).catch(() => undefined) : undefined;
    if (seen && takesAny(seen)) open("reprice", pricesText(prices));
  }
  const fields = useEdits(formOf(pricing));
  const [version, takeOver] = useSeen(pricing.version, fields.isChanged);
  const form = useContractForm({
    fields,
    schema: setPricing.body,
    toBody: ({ walk25, visit, overnight, other }) => ({
      walk25: dollarsIn(walk25),
      visit: dollarsIn(visit),
      overnight: dollarsIn(overnight),
      other: dollarsIn(other),
      version,
    }),
    save: (body) => call(setPricing, { body }),
    onSaved: (_sent, saved) => {
      patchAnswers(getPricing, () => saved);
      toast("Prices saved");
      void askAboutBooked(saved);
    },
    onFailed: (error) => {
      const current = error instanceof ApiError ? (error.now.current as Pricing | undefined) : undefined;
      if (!current) return;
      takeOver(current.version);
      patchAnswers(getPricing, () => current);
    },
  });
  const custom = (key: keyof Rates) => clients.filter(({ custom_rates }) => custom_rates?.[key] !== undefined).length;
  return (
    <Card title="Default prices" aside="for clients without a custom rate">
      <form {...form.props} className={classes.form}>
        <div className={classes.prices}>
          {serviceTypes.map((service) => {
            const key = rateKeyOf(service);
            const own = custom(key);
            return (
              <TextInput
                key={key}
                label={serviceLabels[service]}
                inputMode="decimal"
                autoComplete="off"
                leftSection="$"
                description={own === 0 ? "no custom rate" : `${count(own, "client")} with a custom rate`}
                {...form.text(key)}
              />
            );
          })}
        </div>
        <p className={classes.quiet}>
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
      <AllReprice text={asked} opened={dialog !== undefined} onClose={close} />
    </Card>
  );
}

/** Gives what clients without a custom rate have booked the new prices, some clients a request. */
const repriceAll =
  (prices: RepricedService[]): Reprice =>
  async (query) => {
    const parts: AnswerOf<typeof repriceAllVisits>[] = [];
    let after: string | null | undefined;
    do {
      const part = await call(repriceAllVisits, { query, body: { prices, ...(after && { after }) } });
      parts.push(part);
      after = part.next;
    } while (after);
    const sum = (name: "visits" | "before" | "after" | "kept") => addedUp(parts.map((part) => part[name]));
    return {
      saved: query.preview === undefined,
      visits: sum("visits"),
      later: parts.some(({ later }) => later === "every") ? "every" : addedUp(parts.map(({ later }) => Number(later))),
      before: sum("before"),
      after: sum("after"),
      kept: sum("kept"),
    };
  };

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
