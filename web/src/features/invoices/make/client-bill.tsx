import "../../../ui/theme/checkbox-styles.ts";
import { ActionIcon, Checkbox } from "@mantine/core";
import { type LocalDate, maxLines } from "@petcare/domain";
import { useId } from "react";
import { formatDollars } from "../../../lib/format/dollars.ts";
import { periodText } from "../../../lib/format/invoice-words.ts";
import { count, petsText } from "../../../lib/format/words.ts";
import { UnfoldIcon } from "../../../ui/theme/icons.tsx";
import { BillLines } from "./bill-lines.tsx";
import { type Bill, switched } from "./bills.ts";
import classes from "./client-bills.module.css";
import type { MakeFormState } from "./make-form-state.ts";

interface ClientBillProps {
  bill: Bill;
  client: { name: string; pets: readonly { name: string }[] } | undefined;
  team: readonly { id: string; name: string }[];
  today: LocalDate;
  form: MakeFormState;
  isUnfolded: boolean;
  onUnfold: () => void;
}

/** One bill: a line with its total, which opens to what it is made of. */
export function ClientBill({ bill, client, team, today, form, isUnfolded, onUnfold }: ClientBillProps) {
  const { preview, isOneOfTwo, isOn, total } = bill;
  const { period, lines } = preview;
  const name = client?.name ?? "Deleted client";
  const days = isOneOfTwo ? periodText(period, today) : "";
  const words = [name, days].filter(Boolean).join(", ");
  const { off } = form.values;
  const box = useId();
  return (
    <li className={classes.client} data-open={isUnfolded || undefined} data-off={!isOn || undefined}>
      <div className={classes.row}>
        <Checkbox
          id={box}
          radius="xs"
          aria-label={`Bill ${words}`}
          checked={isOn}
          onChange={() => form.set("off", switched(off, bill, isOn))}
        />
        <label htmlFor={box} className={classes.name}>
          <b>{name}</b>{" "}
          {client && client.pets.length > 0 && <span>{petsText(client.pets.map((pet) => pet.name))}</span>}
          {days && <small className={classes.tag}>{days}</small>}
          <Tags bill={bill} />
        </label>
        <span className={classes.lines}>{count(lines.length, "line")}</span>
        <b className={classes.total}>{formatDollars(total)}</b>
        <ActionIcon
          color="gray"
          aria-label={`Lines of ${words}`}
          aria-expanded={isUnfolded}
          onClick={onUnfold}
          className={classes.unfold}
        >
          <UnfoldIcon />
        </ActionIcon>
      </div>
      {lines.length > maxLines && <p className={classes.refused}>Choose a shorter period.</p>}
      {isUnfolded && <BillLines bill={bill} team={team} form={form} />}
    </li>
  );
}

function Tags({ bill: { preview, adjustments, credit, usesCredit } }: { bill: Bill }) {
  const { lines } = preview;
  const cancelled = lines.filter(({ status }) => status === "cancelled").length;
  const earlier = lines.filter((line) => line.earlier).length;
  return (
    <>
      {credit > 0 && (
        <small className={classes.tag} data-good={usesCredit || undefined}>
          Credit {formatDollars(credit)}
        </small>
      )}
      {cancelled > 0 && <small className={classes.tag}>{cancelled} cancelled, charged</small>}
      {earlier > 0 && <small className={classes.tag}>{earlier} of earlier days</small>}
      {adjustments.length > 0 && <small className={classes.tag}>{count(adjustments.length, "adjustment")}</small>}
    </>
  );
}
