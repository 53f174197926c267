import "../../../ui/theme/checkbox-styles.ts";
import { Checkbox, TextInput } from "@mantine/core";
import { firstNameOf, serviceLabels, serviceTypes, timeFrames } from "@petcare/domain";
import { useClients } from "../../../lib/api/people.ts";
import { formatDollars } from "../../../lib/format/dollars.ts";
import { frameSpan, shortDay } from "../../../lib/format/time.ts";
import { count } from "../../../lib/format/words.ts";
import { partWords } from "../../../parts/series/part-changes.tsx";
import type { Shown } from "../../../ui/feedback/dialog.tsx";
import { ChoiceButtons } from "../../../ui/form/choice-buttons.tsx";
import { Choices } from "../../../ui/form/choices.tsx";
import { daysOf, type HardDay, type Line, type Preview, type Subject, useClientOf, useHardDay } from "../data.ts";
import classes from "../dialogs.module.css";
import { HardDayDialog, UnfitVisits } from "../hard-day-dialog.tsx";
import { capital, countOf, daysWords, doneWords, lineWords } from "../words.ts";

type Form = HardDay["form"];

interface CloseDialogProps extends Pick<Subject, "days">, Shown {
  /** "close" closes days for everybody; "away" is for one client. */
  kind: "close" | "away";
  /** The client's id; empty for a closed day. */
  id: string;
}

/** Cancels the visits of some days, or moves them to other days, after showing charges and pay. */
export function CloseDialog({ kind, id, days, ...shown }: CloseDialogProps) {
  const name = useClients().find((client) => client.id === id)?.name ?? "";
  const away = kind === "away" ? `${firstNameOf(name) || "The client"} is away` : undefined;
  const hardDay = useHardDay(
    { kind, about: id, days },
    (day) => `${away ?? capital(daysWords(day))}: ${doneWords(day)}`,
    shown.onClose,
  );
  const { form } = hardDay;
  const { moves, unfit } = form.values;
  const chosen = daysWords(daysOf(form.values));
  return (
    <HardDayDialog
      {...shown}
      hardDay={hardDay}
      title={(away ? `${away} ${chosen}` : `Close ${chosen.replace(/^on /, "")}`).trim()}
      idle="Cancel visits"
      isDanger={!moves || unfit === "cancel"}
      sum={(preview) => <Sum preview={preview} />}
      nothing="Nothing is booked then."
      list={(preview) => <Visits form={form} preview={preview} />}
    >
      {kind === "close" && <Frames form={form} />}
      <WhatHappens form={form} kind={kind} />
      <TextInput
        label="Reason"
        description="It stays with what is cancelled."
        autoComplete="off"
        {...form.text("reason")}
      />
    </HardDayDialog>
  );
}

/** Asks for the closed time frames. At least one stays ticked, and all of them are the whole day. */
function Frames({ form }: { form: Form }) {
  const options = timeFrames.map(({ value }) => ({ value, label: frameSpan(value) }));
  return (
    <Choices
      legend="Which frames"
      options={options}
      values={form.values.timeframes ?? options.map(({ value }) => value)}
      onChange={(next) => {
        if (next.length > 0) form.set("timeframes", next.length === options.length ? undefined : next);
      }}
    />
  );
}

const ways = {
  free: { label: "Cancel, no charge", description: "Nothing is charged, and nobody is paid." },
  rule: {
    label: "Charge the cancellation fee",
    description: "Charged and paid as “What cancelling costs” says.",
  },
  move: {
    label: "Move",
    description: "To the nearest day with room for the same walker, at most a week away.",
  },
};

function WhatHappens({ form, kind }: { form: Form; kind: CloseDialogProps["kind"] }) {
  const way = form.values.moves ? "move" : form.values.cost;
  const offered = kind === "close" ? (["free", "move", "rule"] as const) : (["rule", "free"] as const);
  return (
    <ChoiceButtons
      legend="What should happen to these visits?"
      options={offered.map((value) => ({ value, label: ways[value].label }))}
      value={way}
      onChange={(value) => {
        form.set("moves", value === "move");
        form.set("cost", value === "rule" ? "rule" : "free");
        form.set("unfit", "keep");
      }}
      stacks
      description={ways[way].description}
    />
  );
}

/** Lists the visits with a tick and an outcome each, and a tick for all visits of a service. */
function Visits({ form, preview }: { form: Form; preview: Preview }) {
  const clientOf = useClientOf();
  const { toggled } = form.values;
  const listed = preview.visits.filter((line) => !line.unfit);
  const services = serviceTypes.filter((one) => listed.some(({ service }) => service === one));
  const isTicked = ({ _id, usual }: Line) => usual !== toggled.includes(_id);
  const ticked = services.filter((one) => listed.every((line) => line.service !== one || isTicked(line)));
  const tick = (lines: readonly Line[], isOn: boolean) => {
    const ids = lines.filter((line) => isTicked(line) !== isOn).map(({ _id }) => _id);
    form.set("toggled", [...toggled.filter((id) => !ids.includes(id)), ...ids.filter((id) => !toggled.includes(id))]);
  };
  return (
    <>
      <UnfitVisits
        form={form}
        preview={preview}
        words={["fits no other day", "fit no other day"]}
        options={[
          { value: "keep", label: "They stay" },
          { value: "cancel", label: "They are cancelled, no charge" },
        ]}
      />
      {services.length > 1 && (
        <Choices
          legend="Which visits"
          options={services.map((value) => ({ value, label: serviceLabels[value] }))}
          values={ticked}
          onChange={(next) => {
            const toggles = ({ service }: Line) => ticked.includes(service) !== next.includes(service);
            tick(listed.filter(toggles), next.length > ticked.length);
          }}
        />
      )}
      {listed.some(({ usual }) => !usual) && (
        <p className="quiet">Overnight stays and visits to cats stay unless you tick them.</p>
      )}
      <ul className="lined" aria-label="What becomes of each visit">
        {listed.map((line) => (
          <li key={line._id} className={classes.line}>
            <Checkbox
              radius="xs"
              checked={isTicked(line)}
              onChange={(event) => tick([line], event.currentTarget.checked)}
              label={
                <>
                  {lineWords(line)} <small>{clientOf(line)}</small>
                </>
              }
            />
            <b>{outcomeOf(line)}</b>
          </li>
        ))}
      </ul>
    </>
  );
}

function outcomeOf({ does, to_date, charge }: Line): string {
  if (does === "stay") return "stays";
  if (does === "move") return `→ ${shortDay(to_date)}`;
  return charge > 0 ? `${formatDollars(charge)} charged` : "no charge";
}

/** '2 move, 3 are cancelled. Clients are charged $84.00, walkers paid $42.00.' */
function Sum({ preview }: { preview: Preview }) {
  const { visits, money, parts: fees = [] } = preview;
  const [moved, cancelled] = [countOf(preview, "move"), countOf(preview, "cancel")];
  const stay = visits.length - cancelled - moved;
  const parts = [
    moved > 0 && count(moved, "moves", "move"),
    cancelled > 0 && count(cancelled, "is cancelled", "are cancelled"),
    stay > 0 && count(stay, "stays", "stay"),
  ].filter(Boolean);
  return (
    <>
      <b>{parts.join(", ")}.</b> Clients are charged {formatDollars(money.charged)}, walkers paid{" "}
      {formatDollars(money.paid)}.{fees.map((fee) => ` ${partWords(fee)}.`)}
    </>
  );
}
