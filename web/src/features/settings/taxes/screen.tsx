import "../../../ui/theme/checkbox-styles.ts";
import { Button, Checkbox, Group } from "@mantine/core";
import { getTaxes, setTaxes } from "@petcare/contract";
import { rateInWords, type ServiceType, serviceLabels, serviceTypes } from "@petcare/domain";
import { patchAnswers } from "../../../lib/api/after-write.ts";
import { call } from "../../../lib/api/api.ts";
import { messageOf } from "../../../lib/api/api-error.ts";
import { useRead } from "../../../lib/api/use-read.ts";
import { useSend } from "../../../lib/api/use-send.ts";
import { fullDay, today as todayOf } from "../../../lib/format/time.ts";
import { useDialogInAddress } from "../../../lib/hooks/use-dialog-in-address.ts";
import { useNow } from "../../../lib/hooks/use-now.ts";
import { type Taxes, type TaxRate, taxRatesOf } from "../../../parts/money/tax-rates.ts";
import { Loaded } from "../../../ui/feedback/states.tsx";
import { failureToast, toast } from "../../../ui/feedback/toast.tsx";
import { Card } from "../../../ui/layout/card.tsx";
import { TaxRateDialog } from "./dialogs.tsx";

/** The sales tax: a question at first, then the rates and what is taxed. ?rate=new opens a dialog. */
export function TaxSettings() {
  const query = useRead(getTaxes);
  return <Loaded query={query}>{(taxes) => <TaxCards taxes={taxes} />}</Loaded>;
}

function TaxCards({ taxes }: { taxes: Taxes }) {
  const today = todayOf(useNow());
  const rates = taxRatesOf(taxes, today);
  const { last, shown, opening, open } = useDialogInAddress(["rate"]);
  const change = useSend({
    mutationFn: (after: Taxes) => call(setTaxes, { body: after }),
    onSuccess: (saved) => {
      patchAnswers(getTaxes, () => saved);
      toast("Sales tax saved");
    },
    onError: (error) => {
      failureToast(messageOf(error, "Failed to save. Please try again."));
    },
  });
  return (
    <div className="stack">
      {rates.length === 0 ? (
        <NoRates
          isAsked={taxes.version === 0}
          onSet={() => open("rate", "new")}
          onNotNow={() => change.send({ ...taxes, rates: [] })}
        />
      ) : (
        <>
          <Rates rates={rates} onOpen={(id) => open("rate", id)} />
          <Taxed taxes={taxes} busy={change.busy} onChange={change.send} />
        </>
      )}
      {last && (
        <TaxRateDialog
          key={opening}
          taxes={taxes}
          rate={rates.find(({ id }) => id === last.id)}
          today={today}
          {...shown}
        />
      )}
    </div>
  );
}

interface NoRatesProps {
  /** Whether the owner has yet to answer the question. */
  isAsked: boolean;
  onSet: () => void;
  onNotNow: () => void;
}

const NoRates = ({ isAsked, onSet, onNotNow }: NoRatesProps) => (
  <Card title="Sales tax">
    <p>
      {isAsked
        ? "New York’s tax department treats dog walking and pet sitting as taxable. Ask your accountant, then set the rate here."
        : "Invoices have no sales tax."}
    </p>
    <Group gap={10}>
      <Button variant={isAsked ? "filled" : "light"} onClick={onSet}>
        Set a rate
      </Button>
      {isAsked && (
        <Button variant="default" onClick={onNotNow}>
          Not now
        </Button>
      )}
    </Group>
  </Card>
);

const Rates = ({ rates, onOpen }: { rates: readonly TaxRate[]; onOpen: (id: string) => void }) => (
  <Card title="Sales tax" aside="by the visit’s day">
    <ul className="lined rows">
      {rates.map(({ id, name, rows }, index) => (
        <li key={id}>
          <div>
            <b>{name}</b> {index === 0 && rates.length > 1 && <small>for clients without another rate</small>}
            {rows.map(({ milli, from }) => (
              <p key={from}>
                {milli === 0 ? "no tax" : rateInWords(milli)} from {fullDay(from)} on
              </p>
            ))}
          </div>
          <Button variant="light" onClick={() => onOpen(id)}>
            Change from a day on…<span className="visually-hidden"> {name}</span>
          </Button>
        </li>
      ))}
    </ul>
    <Group gap={10}>
      <Button variant="default" onClick={() => onOpen("new")}>
        Add another rate
      </Button>
    </Group>
    <p className="quiet">Work before a rate’s first day has no tax. Invoices that were made stay as they are.</p>
  </Card>
);

function Taxed({ taxes, busy, onChange }: { taxes: Taxes; busy: boolean; onChange: (after: Taxes) => void }) {
  const { services, cancelled } = taxes;
  const toggled = (service: ServiceType) => serviceTypes.filter((one) => (one === service) !== services.includes(one));
  return (
    <Card title="What is taxed" aside="for your accountant to confirm">
      {serviceTypes.map((service) => (
        <Checkbox
          key={service}
          radius="xs"
          label={serviceLabels[service]}
          checked={services.includes(service)}
          disabled={busy}
          onChange={() => onChange({ ...taxes, services: toggled(service) })}
        />
      ))}
      <Checkbox
        radius="xs"
        label="What is charged of cancelled visits"
        checked={cancelled}
        disabled={busy}
        onChange={() => onChange({ ...taxes, cancelled: !cancelled })}
      />
      <p className="quiet">Tips, credit out of goodwill and pay are never taxed.</p>
    </Card>
  );
}
