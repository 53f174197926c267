import { NativeSelect, Select, Textarea, TextInput } from "@mantine/core";
import type { UseFormReturnType } from "@mantine/form";
import { me } from "@petcare/contract";
import { formatPhone, serviceLabels, serviceTypes, timeFrames } from "@petcare/domain";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { useClients, useWalkers } from "../../lib/api/people.ts";
import { read } from "../../lib/api/query.ts";
import { frameNames, frameSpan } from "../../lib/format/time.ts";
import { petsText } from "../../lib/format/words.ts";
import { DateField } from "../../parts/date-field.tsx";
import { ChoiceButtons } from "../../ui/form/choice-buttons.tsx";
import { assignableWalkers } from "./assignable.ts";
import { useAutoFill } from "./auto-fill.ts";
import { suggestedPrice, useDefaultRates } from "./rates.ts";
import { RecurrenceEditor } from "./recurrence-editor.tsx";
import classes from "./schedule-fields.module.css";
import type { ScheduleForm } from "./schedule-form.ts";
import { Suggestion } from "./suggestion.tsx";

/** The fields of a schedule, those of a person filled from whom is chosen. */
export function ScheduleFields({ form }: { form: UseFormReturnType<ScheduleForm> }) {
  const { values, errors } = form;
  const people = usePeople(values);
  const suggested = useSuggestions(form, people);
  const problem = (field: string) => errors[field] as string | undefined;

  return (
    <div className={classes.fields}>
      <Select
        className={classes.half ?? ""}
        label="Client"
        placeholder="Search by name or pet"
        searchable
        openOnFocus={false}
        nothingFoundMessage="No client found"
        data={people.clientOptions}
        filter={({ options, search }) =>
          options.filter((option) => "value" in option && people.matches(option.value, search))
        }
        renderOption={({ option }) => (
          <span className={classes.option}>
            {option.label}
            <small>{people.about(option.value)}</small>
          </span>
        )}
        comboboxProps={{ withinPortal: false, zIndex: 5 }}
        withScrollArea={false}
        classNames={{ options: classes.options ?? "" }}
        value={values.client_id || null}
        onChange={(id) => form.setFieldValue("client_id", id ?? "")}
        error={problem("client_id")}
      />
      <Select
        className={classes.half ?? ""}
        label="Walker"
        placeholder="Search by name"
        searchable
        openOnFocus={false}
        nothingFoundMessage="No walker found"
        data={people.walkerOptions}
        comboboxProps={{ withinPortal: false, zIndex: 5 }}
        withScrollArea={false}
        classNames={{ options: classes.options ?? "" }}
        value={values.walker_id || null}
        onChange={(id) => form.setFieldValue("walker_id", id ?? "")}
        error={problem("walker_id")}
      />
      <div className={classes.third}>
        <DateField
          label="Date"
          value={values.date}
          onChange={(date) => form.setFieldValue("date", date)}
          error={problem("date")}
        />
      </div>
      <NativeSelect
        className={classes.third ?? ""}
        label="Service"
        data={serviceTypes.map((value) => ({ value, label: serviceLabels[value] }))}
        {...form.getInputProps("service_type")}
      />
      <TextInput
        className={classes.third ?? ""}
        label="Price"
        type="number"
        inputMode="decimal"
        min={0}
        step={0.01}
        leftSection="$"
        description={
          suggested.label && (
            <>
              <span className={classes.rate}>{suggested.label}</span>
              <Suggestion of="price" form={form} text={suggested.price} shown={`$${suggested.price}`} />
            </>
          )
        }
        onWheel={(event) => event.currentTarget.blur()}
        {...form.getInputProps("price")}
      />
      {values.service_type === "other" && (
        <TextInput
          className={classes.whole ?? ""}
          label="Service Description"
          {...form.getInputProps("service_label")}
        />
      )}
      <div className={classes.whole}>
        <ChoiceButtons
          legend="Time Frame"
          options={timeFrames.map(({ value }) => ({ value, label: frameNames[value], detail: frameSpan(value) }))}
          value={values.timeframe}
          onChange={(timeframe) => form.setFieldValue("timeframe", timeframe)}
          description="Time frames set the start time and the service duration sets the end time."
          error={problem("timeframe")}
        />
      </div>
      <div className={classes.whole}>
        <RecurrenceEditor form={form} />
      </div>
      <p className={classes.help}>
        Phone, pets, address and garage code auto-fill from the chosen walker or client and stay editable.
      </p>
      <Textarea
        className={classes.half ?? ""}
        label="Pet Names (comma separated)"
        autosize
        minRows={1}
        maxRows={6}
        description={<Suggestion of="pet_names" form={form} text={suggested.pets} />}
        {...form.getInputProps("pet_names")}
      />
      <TextInput
        className={classes.half ?? ""}
        label="Walker Phone Number"
        type="tel"
        placeholder="(555) 123-4567"
        description={<Suggestion of="walker_phone" form={form} text={suggested.phone} />}
        {...form.getInputProps("walker_phone")}
        onChange={({ currentTarget: { value, selectionStart } }) =>
          // While somebody edits in the middle, the dashes wait, so that the cursor stays where it is.
          form.setFieldValue("walker_phone", selectionStart === value.length ? formatPhone(value) : value)
        }
        onBlur={() => form.setFieldValue("walker_phone", formatPhone(values.walker_phone))}
      />
      <TextInput
        className={classes.half ?? ""}
        label="Address"
        autoComplete="off"
        description={<Suggestion of="address" form={form} text={suggested.address} />}
        {...form.getInputProps("address")}
      />
      <TextInput
        className={classes.half ?? ""}
        label="Garage Code"
        autoComplete="off"
        description={<Suggestion of="garage_code" form={form} text={suggested.garageCode} />}
        {...form.getInputProps("garage_code")}
      />
      <Textarea className={classes.whole ?? ""} label="Notes" autosize minRows={2} {...form.getInputProps("notes")} />
    </div>
  );
}

function usePeople({ client_id, walker_id }: ScheduleForm) {
  const clients = useClients();
  const team = useWalkers();
  const { data: owner } = useQuery(read(me));
  return useMemo(() => {
    const walkers = assignableWalkers(team, owner);
    const byId = new Map(clients.map((client) => [client.id, client]));
    const petsOf = (id: string) => byId.get(id)?.pets.map(({ name }) => name) ?? [];
    return {
      client: byId.get(client_id),
      walker: walkers.find(({ id }) => id === walker_id),
      walkers,
      clientOptions: clients.filter(({ active }) => active).map(({ id, name }) => ({ value: id, label: name })),
      walkerOptions: walkers.map(({ id, name, isCurrentUser }) => ({
        value: id,
        label: isCurrentUser ? `${name} (you)` : name,
      })),
      about: (id: string) => [petsText(petsOf(id)), byId.get(id)?.address].filter(Boolean).join(" · "),
      matches: (id: string, search: string) =>
        [byId.get(id)?.name, ...petsOf(id)].join(" ").toLowerCase().includes(search.trim().toLowerCase()),
    };
  }, [clients, team, owner, client_id, walker_id]);
}

/** Fills what the chosen people and prices suggest. */
function useSuggestions(
  form: UseFormReturnType<ScheduleForm>,
  { client, walker, walkers }: ReturnType<typeof usePeople>,
) {
  const { price, label } = suggestedPrice(client, form.values.service_type, useDefaultRates());
  const preferred = walkers.find(({ id }) => id === client?.preferred_walker_id)?.id ?? "";
  const pets = client?.pets.map(({ name }) => name).join(", ") ?? "";
  const address = client?.address ?? "";
  const garageCode = client?.garage_code ?? "";
  const phone = formatPhone(walker?.phone ?? "");
  useAutoFill(form, "walker_id", preferred);
  useAutoFill(form, "walker_phone", phone);
  useAutoFill(form, "pet_names", pets);
  useAutoFill(form, "address", address);
  useAutoFill(form, "garage_code", garageCode);
  useAutoFill(form, "price", price);
  return { price, label, pets, address, garageCode, phone };
}
