import { business } from "@petcare/business";
import { rateKeyOf, serviceTypes } from "@petcare/domain";
import { formatDollars } from "../../lib/format/dollars.ts";
import { count } from "../../lib/format/words.ts";
import { rateLabels } from "../../parts/money/rate-fields.tsx";
import { Fact, Facts } from "../../ui/data/facts.tsx";
import { Card } from "../../ui/layout/card.tsx";

/** The pay of walkers without rates of their own. */
export const DefaultPay = () => (
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

const { name, legalName, phone, email, social, place, timeZone, invoiceDueDays, paymentMethods } = business;

/** Shows what every page, text message and invoice says of the business (docs/product/settings.md#business-facts). */
export const BusinessFacts = () => (
  <Card title="Business facts" aside="read only">
    <Facts>
      <Fact term="Name">{name}</Fact>
      <Fact term="Legal name">{legalName}</Fact>
      <Fact term="Phone">{phone.shown}</Fact>
      <Fact term="Email">{email}</Fact>
      <Fact term={social.label}>{social.url}</Fact>
      <Fact term="Place">
        {place.town}, {place.state}
      </Fact>
      <Fact term="Time zone">{timeZone}</Fact>
      <Fact term="Invoices">due after {count(invoiceDueDays, "day")}</Fact>
      <Fact term="Miles">${business.mileRate} a mile, for the accountant</Fact>
      <Fact term="Form 1099-NEC">from {formatDollars(business.reportFrom)} in a year</Fact>
      <Fact term="Ways to pay">{paymentMethods.join(", ")}</Fact>
      <Fact term="How to pay">{business.howToPay}</Fact>
      <Fact term="Travel">{count(business.travelBufferMinutes, "minute")} between two visits</Fact>
      <Fact term="Codes">
        {business.codesTakenAlong ? "of the day are taken along, sealed, on walkers’ phones" : "need a signal"}
      </Fact>
      <Fact term="Text messages">consent, version {business.smsConsent.version}</Fact>
    </Facts>
    <p className="quiet">They stand in the business file, and change with the next release.</p>
  </Card>
);
