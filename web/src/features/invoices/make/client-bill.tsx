import { ActionIcon, Button, Checkbox } from "@mantine/core";
import { randomId } from "../../../lib/api/random-id.ts";
import { dollarsText } from "../../../lib/format/dollars-text.ts";
import { serviceLine } from "../../../lib/format/service-line.ts";
import { shortDay } from "../../../lib/format/time.ts";
import { count, petsText } from "../../../lib/format/words.ts";
import { PlusIcon, UnfoldIcon } from "../../../ui/theme/icons.tsx";
import { AdjustmentFields } from "./adjustment-fields.tsx";
import type { Bill } from "./bills.ts";
import classes from "./client-bills.module.css";
import type { MakeFormState } from "./client-bills.tsx";

interface ClientBillProps {
  bill: Bill;
  client: { name: string; pets: readonly { name: string }[] } | undefined;
  team: readonly { id: string; name: string }[];
  form: MakeFormState;
  isUnfolded: boolean;
  onUnfold: () => void;
}

/** One client's bill: a line with its total, which opens to what it is made of. */
export function ClientBill({ bill, client, team, form, isUnfolded, onUnfold }: ClientBillProps) {
  const { preview, isOn, total } = bill;
  const { client_id, lines } = preview;
  const name = client?.name ?? "Deleted client";
  const { off } = form.values;
  return (
    <li className={classes.client} data-open={isUnfolded || undefined} data-off={!isOn || undefined}>
      <div className={classes.row}>
        <Checkbox
          radius="xs"
          aria-label={`Bill ${name}`}
          checked={isOn}
          onChange={() => form.set("off", isOn ? [...off, client_id] : off.filter((id) => id !== client_id))}
        />
        <p className={classes.name}>
          <b>{name}</b>{" "}
          {client && client.pets.length > 0 && <span>{petsText(client.pets.map((pet) => pet.name))}</span>}
          <Tags bill={bill} />
        </p>
        <span className={classes.lines}>{count(lines.length, "line")}</span>
        <b className={classes.total}>{dollarsText(total)}</b>
        <ActionIcon
          color="gray"
          aria-label={`Lines of ${name}`}
          aria-expanded={isUnfolded}
          onClick={onUnfold}
          className={classes.unfold}
        >
          <UnfoldIcon />
        </ActionIcon>
      </div>
      {isUnfolded && <Unfolded bill={bill} team={team} form={form} />}
    </li>
  );
}

function Tags({ bill: { preview, usesCredit } }: { bill: Bill }) {
  const { credit, lines, unfinished } = preview;
  const cancelled = lines.filter(({ status }) => status === "cancelled").length;
  const earlier = lines.filter((line) => line.earlier).length;
  return (
    <>
      {credit > 0 && (
        <small className={classes.tag} data-good={usesCredit || undefined}>
          Credit {dollarsText(credit)}
        </small>
      )}
      {cancelled > 0 && <small className={classes.tag}>{cancelled} cancelled, charged</small>}
      {earlier > 0 && <small className={classes.tag}>{earlier} of earlier days</small>}
      {unfinished && <small className={classes.tag}>An invoice is being made, and is finished first</small>}
    </>
  );
}

function Unfolded({ bill, team, form }: Pick<ClientBillProps, "bill" | "team" | "form">) {
  const { preview, adjustments, total, usesCredit, creditUsed } = bill;
  const { client_id, n, lines, credit } = preview;
  const { creditOff } = form.values;
  const typed = form.values.adjustments;
  const add = () =>
    form.set("adjustments", [...typed, { id: randomId(), clientId: client_id, n, way: "less", amount: "", text: "" }]);
  return (
    <div className={classes.unfolded}>
      <table className={classes.table}>
        <caption className="visually-hidden">Lines</caption>
        <tbody>
          {lines.map((line) => {
            const { title, detail } = serviceLine(line);
            return (
              <tr key={line.visit_id}>
                <td>
                  {shortDay(line.date)}
                  {line.earlier && <small>earlier</small>}
                </td>
                <td>
                  {title}
                  {detail && <small>{detail}</small>}
                </td>
                <td>{line.pet_names.length > 0 && petsText(line.pet_names)}</td>
                <td>{team.find(({ id }) => id === line.walker_id)?.name}</td>
                <td>{dollarsText(line.price)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
      {adjustments.map((adjustment) => (
        <AdjustmentFields
          key={adjustment.id}
          adjustment={adjustment}
          form={form}
          onChange={(part) =>
            form.set(
              "adjustments",
              typed.map((one) => (one.id === adjustment.id ? { ...one, ...part } : one)),
              Object.keys(part).map((field) => `${adjustment.id}.${field}`),
            )
          }
          onRemove={() =>
            form.set(
              "adjustments",
              typed.filter(({ id }) => id !== adjustment.id),
            )
          }
        />
      ))}
      <div className={classes.foot}>
        <Button variant="subtle" size="sm" leftSection={<PlusIcon size={16} />} onClick={add}>
          Add an adjustment
        </Button>
        <b>{dollarsText(total)}</b>
      </div>
      {credit > 0 && (
        <Checkbox
          radius="xs"
          label={
            usesCredit
              ? `Pay ${dollarsText(creditUsed)} of it with the credit of ${dollarsText(credit)}`
              : `Keep the credit of ${dollarsText(credit)} for later`
          }
          checked={usesCredit}
          onChange={() =>
            form.set("creditOff", usesCredit ? [...creditOff, client_id] : creditOff.filter((id) => id !== client_id))
          }
        />
      )}
    </div>
  );
}
