import { Button, Group } from "@mantine/core";
import { business } from "@petcare/business";
import { type AnswerOf, completedWalksTotals, getPricing, repriceAllVisits } from "@petcare/contract";
import { setPricing } from "@petcare/contract/schemas";
import {
  awsPrices,
  type CostPart,
  costOfMonth,
  costParts,
  formatCents,
  type LocalDate,
  type Rates,
  rateKeyOf,
  serviceTypes,
} from "@petcare/domain";
import { patchAnswers } from "../../../lib/api/after-write.ts";
import { call } from "../../../lib/api/api.ts";
import { useClients } from "../../../lib/api/people.ts";
import { usePreviewed } from "../../../lib/api/use-previewed.ts";
import { useRead } from "../../../lib/api/use-read.ts";
import { formatDollars, parseDollars } from "../../../lib/format/dollars.ts";
import { today as todayOf } from "../../../lib/format/time.ts";
import { count } from "../../../lib/format/words.ts";
import { useDialogInAddress } from "../../../lib/hooks/use-dialog-in-address.ts";
import { useNow } from "../../../lib/hooks/use-now.ts";
import { changedRates, eachRate, RateFields, rateLabels, typedRates } from "../../../parts/money/rate-fields.tsx";
import { RepriceDialog, tellRepriced } from "../../../parts/repricing/reprice-dialog.tsx";
import {
  isAnyBooked,
  pricesIn,
  pricesText,
  type Reprice,
  type RepricedService,
} from "../../../parts/repricing/repriced.ts";
import { Fact, Facts } from "../../../ui/data/facts.tsx";
import type { Shown } from "../../../ui/feedback/dialog.tsx";
import { Failure } from "../../../ui/feedback/failure.tsx";
import { Loaded } from "../../../ui/feedback/states.tsx";
import { toast } from "../../../ui/feedback/toast.tsx";
import { FieldPair } from "../../../ui/form/field-pair.tsx";
import { useEdits } from "../../../ui/form/fields.ts";
import { useContractForm } from "../../../ui/form/use-contract-form.ts";
import { useSeenVersion } from "../../../ui/form/use-seen.ts";
import { Card } from "../../../ui/layout/card.tsx";

type Pricing = AnswerOf<typeof getPricing>;

/** The default prices, and facts of the business, which wait for the prices so that nothing moves them down. */
export function Prices() {
  const query = useRead(getPricing);
  return (
    <div className="stack">
      <Loaded query={query}>{(pricing) => <PricesForm pricing={pricing} />}</Loaded>
      {!query.isPending && (
        <>
          <DefaultPay />
          <BusinessFacts />
          <RunningCosts />
        </>
      )}
    </div>
  );
}

function PricesForm({ pricing }: { pricing: Pricing }) {
  const clients = useClients();
  const { last, shown, open } = useDialogInAddress(["reprice"]);
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
        <FieldPair>
          <RateFields form={form} about={aboutOf} />
        </FieldPair>
        <p className="quiet">
          New bookings begin with these. What is booked keeps its price, unless you say otherwise next.
        </p>
        {form.failure && <Failure error={form.failure} fallback="Failed to save. Please try again." />}
        <Group gap={10}>
          <Button type="submit" variant={form.isChanged ? "filled" : "light"}>
            {form.isSaving ? "Saving..." : "Save prices"}
          </Button>
          {form.isChanged && (
            <Button variant="subtle" onClick={form.clear}>
              Discard
            </Button>
          )}
        </Group>
      </form>
      <RepriceAllDialog text={last?.id ?? ""} {...shown} />
    </Card>
  );
}

/** Changes booked visits of clients without a custom rate to the new prices. */
const repriceAll =
  (prices: RepricedService[]): Reprice =>
  (query) =>
    call(repriceAllVisits, { query, body: { prices } });

/** Asks whether visits booked at the default prices take the new ones of ?reprice=. */
function RepriceAllDialog({ text, ...shown }: Shown & { text: string }) {
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

const DefaultPay = () => (
  <Card title="Default walker pay" aside="read only, for walkers without a custom rate">
    <Facts>
      {serviceTypes.map(rateKeyOf).map((key) => {
        const dollars = business.defaultWalkerPay[key];
        return (
          <Fact key={key} term={rateLabels[key]}>
            {dollars === undefined ? "not set" : formatDollars(dollars)}
          </Fact>
        );
      })}
    </Facts>
  </Card>
);

const { social, place } = business;

/** The facts of the business in pages, text messages and invoices (docs/product/settings.md#business-facts). */
const facts: Readonly<Record<string, string>> = {
  Name: business.name,
  "Legal name": business.legalName,
  Phone: business.phone.shown,
  Email: business.email,
  [social.label]: social.url,
  Place: `${place.town}, ${place.state}`,
  "Time zone": business.timeZone,
  Invoices: `due after ${count(business.invoiceDueDays, "day")}`,
  Miles: `$${business.mileRate} a mile, for the accountant`,
  "Form 1099-NEC": `from ${formatDollars(business.reportFrom)} in a year`,
  "Ways to pay": business.paymentMethods.join(", "),
  "How to pay": business.howToPay,
  Travel: `${count(business.travelBufferMinutes, "minute")} between two visits`,
  Codes: business.codesTakenAlong ? "of the day are taken along, sealed, on walkers’ phones" : "need a signal",
  "Text messages": `consent, version ${business.smsConsent.version}`,
};

const BusinessFacts = () => (
  <Card title="Business facts" aside="read only">
    <Facts>
      {Object.entries(facts).map(([term, fact]) => (
        <Fact key={term} term={term}>
          {fact}
        </Fact>
      ))}
    </Facts>
    <p className="quiet">They stand in the business file, and change with the next release.</p>
  </Card>
);

/** The estimated cost of this month at AWS, from its visits so far (docs/product/settings.md#running-costs). */
function RunningCosts() {
  const today = todayOf(useNow());
  const from: LocalDate = `${today.slice(0, 8)}01` as LocalDate;
  const query = useRead(completedWalksTotals, { query: { from, to: today } });
  return (
    <Card title="Running costs" aside={query.data && `${count(query.data.completed, "completed visit")} this month`}>
      <Loaded query={query}>{({ completed }) => <Month visits={completed} />}</Loaded>
    </Card>
  );
}

function Month({ visits }: { visits: number }) {
  const parts = costOfMonth(visits);
  const all = sumOf(parts);
  const withMessages = sumOf(costOfMonth(visits, { messages: true }));
  const { month, prices } = awsPrices;
  const costs: Record<CostPart, [term: string, words?: string]> = {
    data: ["Records"],
    requests: ["Requests"],
    site: ["The site"],
    photos: ["Photos"],
    watching: ["Alarms"],
    "signing in": ["Signing in"],
    texts: ["Text messages", `${prices.texts.perMillion / 10_000}¢ each, not in this estimate`],
    emails: ["Telling people", `${inCents(withMessages - all)} more, while messages are on`],
  };
  return (
    <div className="stack">
      <p>
        <b>About {inCents(all)} this month</b>
      </p>
      <Facts>
        {costParts.map((part) => {
          const [term, words = parts[part] === 0 ? "free" : inCents(parts[part])] = costs[part];
          return (
            <Fact key={part} term={term}>
              {words}
            </Fact>
          );
        })}
      </Facts>
      <p className="quiet">An estimate from this month's visits at AWS prices of {month}. Your AWS bill decides.</p>
    </div>
  );
}

const sumOf = (parts: Record<CostPart, number>) => Object.values(parts).reduce((sum, dollars) => sum + dollars, 0);

/** '$0.14' of dollars that are not rounded, and '$0.01' of less than a cent. */
const inCents = (dollars: number) => formatCents(Math.max(1, Math.round(dollars * 100)));
