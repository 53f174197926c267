import type { TextInputProps } from "@mantine/core";
import { type Rates, rateKeyOf, serviceLabels, serviceTypes } from "@petcare/domain";
import { dollarsOrNull } from "../../lib/format/dollars.ts";
import type { FormFields } from "../../ui/form/use-checked-form.ts";
import type { RepricedService } from "../repricing/repriced.ts";
import { AmountField } from "./paid-fields.tsx";

type Service = keyof Rates;

/** Rates in dollars. Some may be missing. */
export type SomeRates = { [service in Service]?: number | null | undefined } | null;

/** An amount of dollars for each service, as typed. */
export type TypedRates = Record<Service, string>;

export const eachRate = <Value,>(of: (service: Service) => Value): Record<Service, Value> => ({
  walk25: of("walk25"),
  visit: of("visit"),
  overnight: of("overnight"),
  other: of("other"),
});

/** The services' names, in the order of the fields. */
export const rateLabels = Object.fromEntries(
  serviceTypes.map((service) => [rateKeyOf(service), serviceLabels[service]]),
) as TypedRates;

/** Converts rates to the text of their fields. A missing one is empty. */
export const typedRates = (rates: SomeRates): TypedRates => eachRate((service) => rates?.[service]?.toFixed(2) ?? "");

/** Converts typed rates to dollars. An empty field is null: the default. */
export const ratesOrNull = (typed: TypedRates) => eachRate((service) => dollarsOrNull(typed[service]));

/** Lists the services whose rate has changed. */
export const changedRates = (before: Rates, after: Rates): RepricedService[] =>
  serviceTypes.flatMap((service_type) => {
    const [from, to] = [before[rateKeyOf(service_type)], after[rateKeyOf(service_type)]];
    return from === to ? [] : [{ service_type, from, to }];
  });

interface RateFieldsProps {
  form: Pick<FormFields<TypedRates>, "text">;
  /** The words at a service's field. */
  about: (service: Service) => TextInputProps;
}

/** A field of dollars for each service. */
export const RateFields = ({ form, about }: RateFieldsProps) =>
  serviceTypes
    .map(rateKeyOf)
    .map((service) => (
      <AmountField key={service} label={rateLabels[service]} {...about(service)} {...form.text(service)} />
    ));
