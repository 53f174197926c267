import "../../../ui/theme/checkbox-styles.ts";
import "../../../ui/theme/select-styles.ts";
import { ActionIcon, Box, Button, Checkbox, Group, NativeSelect, TextInput } from "@mantine/core";
import { hasWords, type LocalDate, maxLines } from "@petcare/domain";
import { useId, useState } from "react";
import { useWalkers } from "../../../lib/api/people.ts";
import { randomId } from "../../../lib/api/random-id.ts";
import { formatDollars, sumDollars } from "../../../lib/format/dollars.ts";
import { periodText } from "../../../lib/format/invoice-words.ts";
import { taxText } from "../../../lib/format/tax-text.ts";
import { count, petsText } from "../../../lib/format/words.ts";
import { InvoiceLines } from "../../../parts/invoices/line-table.tsx";
import { CloseIcon, PlusIcon, UnfoldIcon } from "../../../ui/theme/icons.tsx";
import { type Clients, clientNameIn, type Team, useClientsById } from "../data.ts";
import { FindClient } from "../find-client.tsx";
import { type Bill, clientsOf, isTaxed, isWrong, type MakeForm, switched, type TypedAdjustment } from "./data.ts";
import classes from "./screen.module.css";

interface ClientBillsProps {
  bills: readonly Bill[];
  form: MakeForm;
  today: LocalDate;
}

/** Longer lists get a search field. */
const searchedFrom = 8;

/** Shows the bill of each client, all chosen at first. A bill unfolds to its lines. */
export function ClientBills({ bills, form, today }: ClientBillsProps) {
  const clients = useClientsById();
  const team = useWalkers();
  const on = bills.filter(({ isOn }) => isOn);
  const [find, setFind] = useState("");
  // A bill with a problem is always listed and unfolded, so that its field is in sight.
  const isShown = (bill: Bill) =>
    hasWords([clientNameIn(clients, bill.preview.client_id)], find) || isWrong(bill, form.problems);
  const [unfolded, setUnfolded] = useState<readonly string[]>(() =>
    bills.filter(({ adjustments }) => adjustments.length > 0).map(({ key }) => key),
  );
  return (
    <div className={classes.bills}>
      <div className={classes.head}>
        <Checkbox
          label={<b>{count(clientsOf(on).length, "client")}</b>}
          checked={on.length === bills.length}
          indeterminate={on.length > 0 && on.length < bills.length}
          onChange={({ currentTarget }) => form.set("off", currentTarget.checked ? [] : bills.map(({ key }) => key))}
        />
        <span className={classes.lines}>{count(on.flatMap(({ preview }) => preview.lines).length, "line")}</span>
        <b className={classes.total}>{formatDollars(sumDollars(on.map(({ total }) => total)))}</b>
      </div>
      {bills.length > searchedFrom && <FindClient value={find} onChange={setFind} />}
      <ul>
        {bills.filter(isShown).map((bill) => (
          <ClientBill
            key={bill.key}
            bill={bill}
            clients={clients}
            team={team}
            today={today}
            form={form}
            isUnfolded={unfolded.includes(bill.key) || isWrong(bill, form.problems)}
            onUnfold={(isUnfolded) =>
              setUnfolded([...unfolded.filter((one) => one !== bill.key), ...(isUnfolded ? [bill.key] : [])])
            }
          />
        ))}
      </ul>
    </div>
  );
}

interface ClientBillProps extends Omit<ClientBillsProps, "bills"> {
  bill: Bill;
  clients: Clients;
  team: Team;
  isUnfolded: boolean;
  onUnfold: (isUnfolded: boolean) => void;
}

function ClientBill({ bill, clients, team, today, form, isUnfolded, onUnfold }: ClientBillProps) {
  const { preview, isOneOfTwo, isOn, total, adjustments, credit, usesCredit } = bill;
  const { client_id, period, lines } = preview;
  const name = clientNameIn(clients, client_id);
  const pets = clients.get(client_id)?.pets ?? [];
  const words = isOneOfTwo ? `${name}, ${periodText(period, today)}` : name;
  const cancelled = lines.filter(({ status }) => status === "cancelled").length;
  const earlier = lines.filter((line) => line.earlier).length;
  const tags = [
    isOneOfTwo && { text: periodText(period, today) },
    credit > 0 && { text: `Credit ${formatDollars(credit)}`, isGood: usesCredit },
    cancelled > 0 && { text: `${cancelled} cancelled, charged` },
    earlier > 0 && { text: `${earlier} of earlier days` },
    adjustments.length > 0 && { text: count(adjustments.length, "adjustment") },
  ];
  const box = useId();
  return (
    <li className={classes.client} data-open={isUnfolded || undefined} data-off={!isOn || undefined}>
      <div className={classes.row}>
        <Checkbox
          id={box}
          aria-label={`Bill ${words}`}
          checked={isOn}
          onChange={() => form.set("off", switched(form.values.off, bill, isOn))}
        />
        <label htmlFor={box} className={classes.name}>
          <b>{name}</b> {pets.length > 0 && <span className="muted">{petsText(pets.map((pet) => pet.name))}</span>}
          {tags.map(
            (tag) =>
              tag && (
                <span key={tag.text} className={`pill ${classes.tag}`} data-tone={tag.isGood ? "good" : "plain"}>
                  {tag.text}
                </span>
              ),
          )}
        </label>
        <span className={classes.lines}>{count(lines.length, "line")}</span>
        <b className={classes.total}>{formatDollars(total)}</b>
        <ActionIcon
          color="gray"
          aria-label={`Lines of ${words}`}
          aria-expanded={isUnfolded}
          onClick={() => onUnfold(!isUnfolded)}
          className={classes.unfold}
        >
          <UnfoldIcon />
        </ActionIcon>
      </div>
      {lines.length > maxLines && (
        <Box component="p" className="quiet" px={16} pb={12}>
          Choose a shorter period.
        </Box>
      )}
      {isUnfolded && <BillLines bill={bill} team={team} form={form} />}
    </li>
  );
}

function BillLines({ bill, team, form }: { bill: Bill; team: Team; form: MakeForm }) {
  const { preview, key, adjustments, taxes, total, credit, usesCredit, creditUsed } = bill;
  const { creditOff, adjustments: typed } = form.values;
  const add = () =>
    form.set("adjustments", [...typed, { id: randomId(), bill: key, n: preview.n, way: "less", amount: "", text: "" }]);
  return (
    <div className={classes.unfolded}>
      <InvoiceLines
        className={classes.table}
        caption="Lines"
        lines={preview.lines.map((line) => ({ ...line, key: line.visit_id }))}
        between={({ pet_names, walker_id }) => [
          pet_names.length > 0 && petsText(pet_names),
          team.find(({ id }) => id === walker_id)?.name,
        ]}
      />
      {adjustments.map((adjustment) => (
        <AdjustmentFields key={adjustment.id} adjustment={adjustment} isTaxed={isTaxed(preview)} form={form} />
      ))}
      {preview.exempt && <p>Exempt from sales tax: {preview.exempt}</p>}
      {taxes.map((tax) => (
        <Group key={tax.rate} component="p" justify="space-between">
          {taxText(tax)} <span>{formatDollars(tax.amount)}</span>
        </Group>
      ))}
      <Group justify="space-between" className={classes.foot}>
        <Button variant="subtle" size="sm" leftSection={<PlusIcon size={16} />} onClick={add}>
          Add an adjustment
        </Button>
        <b>{formatDollars(total)}</b>
      </Group>
      {credit > 0 && (
        <Checkbox
          label={
            usesCredit
              ? `Pay ${formatDollars(creditUsed)} of it with the credit of ${formatDollars(credit)}`
              : `Keep the credit of ${formatDollars(credit)} for later`
          }
          checked={usesCredit}
          onChange={() => form.set("creditOff", switched(creditOff, bill, usesCredit))}
        />
      )}
    </div>
  );
}

interface AdjustmentFieldsProps {
  adjustment: TypedAdjustment;
  /** Whether it can change the sales tax. */
  isTaxed: boolean;
  form: MakeForm;
}

function AdjustmentFields({ adjustment: { id, ...typed }, isTaxed: canBeTaxed, form }: AdjustmentFieldsProps) {
  const all = form.values.adjustments;
  const change = (part: Partial<TypedAdjustment>) =>
    form.set(
      "adjustments",
      all.map((one) => (one.id === id ? { ...one, ...part } : one)),
      Object.keys(part).map((field) => `${id}.${field}`),
    );
  const text = (field: "text" | "amount") => ({
    autoComplete: "off",
    value: typed[field],
    onChange: (event: { currentTarget: { value: string } }) => change({ [field]: event.currentTarget.value }),
    error: form.problems[`adjustments.${id}.${field}`],
    errorProps: { role: "alert" },
  });
  return (
    <fieldset className={classes.adjustment}>
      <legend className="visually-hidden">Adjustment</legend>
      <TextInput
        className={classes.reason ?? ""}
        label="What it is for"
        placeholder="The client reads it"
        {...text("text")}
      />
      <NativeSelect
        label="They pay"
        data={[
          { value: "less", label: "Less" },
          { value: "more", label: "More" },
        ]}
        value={typed.way}
        onChange={({ currentTarget }) => change({ way: currentTarget.value === "more" ? "more" : "less" })}
      />
      <TextInput label="Amount" leftSection="$" inputMode="decimal" {...text("amount")} />
      <ActionIcon
        color="gray"
        mt={24}
        aria-label="Remove the adjustment"
        onClick={() =>
          form.set(
            "adjustments",
            all.filter((one) => one.id !== id),
          )
        }
      >
        <CloseIcon size={18} />
      </ActionIcon>
      {canBeTaxed && (
        <Checkbox
          className={classes.whole ?? ""}
          label="With tax"
          checked={!typed.untaxed}
          onChange={({ currentTarget }) => change({ untaxed: !currentTarget.checked })}
        />
      )}
    </fieldset>
  );
}
