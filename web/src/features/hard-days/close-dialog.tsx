import "../../ui/theme/checkbox-styles.ts";
import { Checkbox, TextInput } from "@mantine/core";
import { firstNameOf, serviceLabels, serviceTypes, timeFrames } from "@petcare/domain";
import { useClients } from "../../lib/api/people.ts";
import { formatDollars } from "../../lib/format/dollars.ts";
import { frameSpan, shortDay } from "../../lib/format/time.ts";
import { partWords } from "../../parts/series/part-changes.tsx";
import { ChoiceButtons } from "../../ui/form/choice-buttons.tsx";
import { Choices } from "../../ui/form/choices.tsx";
import { HardDayDialog } from "./hard-day-dialog.tsx";
import { type Days, daysOf, type Line, type Preview } from "./hard-day-form.ts";
import { capital, daysWords, doneWords, lineWords } from "./hard-day-words.ts";
import classes from "./hard-days.module.css";
import { UnfitPart } from "./unfit-part.tsx";
import { useHardDay } from "./use-hard-day.ts";

interface CloseDialogProps {
  /** Days are closed for everybody, or a client is away. */
  kind: "close" | "away";
  /** The client's id; empty for days that are closed. */
  about: string;
  /** The days that it opens with; absent: today. */
  days?: Days | undefined;
  opened: boolean;
  onClose: () => void;
}

/** The visits of some days are cancelled, or moved to other days, once it is seen what that comes to. */
export function CloseDialog({ kind, about, days: chosen, opened, onClose }: CloseDialogProps) {
  const name = useClients().find(({ id }) => id === about)?.name ?? "";
  const who = kind === "away" ? firstNameOf(name) || "The client" : "";
  const words = ({ day }: Preview) =>
    day ? `${kind === "away" ? `${who} is away` : capital(daysWords(day.from, day.through))}: ${doneWords(day)}` : "";
  const hardDay = useHardDay({ kind, about, days: chosen }, words, onClose);
  const { form } = hardDay;
  const { from, through } = daysOf(form.values);
  const days = from && through ? daysWords(from, through) : "";
  return (
    <HardDayDialog
      kind={kind}
      about={about}
      hardDay={hardDay}
      title={(kind === "away" ? `${who} is away ${days}` : `Close ${days.replace(/^on /, "")}`).trim()}
      idle="Cancel visits"
      isDanger={!form.values.moves || form.values.unfit === "cancel"}
      opened={opened}
      onClose={onClose}
      sum={(preview) => <Sum preview={preview} />}
      nothing="Nothing is booked then."
      list={(preview) => <List form={form} preview={preview} />}
    >
      {kind === "close" && <Frames form={form} />}
      <Choice form={form} kind={kind} />
      <TextInput
        label="Reason"
        description="It stays with what is cancelled."
        autoComplete="off"
        {...form.text("reason")}
      />
    </HardDayDialog>
  );
}

type Form = ReturnType<typeof useHardDay>["form"];

/** Which frames are closed. All of them are the whole day, and a day without one would be no closed day. */
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

/** Cancelled free or for the fee, or moved. */
function Choice({ form, kind }: { form: Form; kind: CloseDialogProps["kind"] }) {
  const { moves, cost } = form.values;
  const free = { value: "free", label: "Cancel, no charge" } as const;
  const fee = { value: "rule", label: "Charge the cancellation fee" } as const;
  const options = kind === "close" ? [free, { value: "move", label: "Move" } as const, fee] : [fee, free];
  const choose = (value: "rule" | "free" | "move") => {
    form.set("moves", value === "move");
    form.set("cost", value === "rule" ? "rule" : "free");
    form.set("unfit", "keep");
  };
  return (
    <ChoiceButtons
      legend="What should happen to these visits?"
      options={options}
      value={moves ? "move" : cost}
      onChange={choose}
      stacks
      description={
        moves
          ? "To the nearest day with room for the same walker, at most a week away."
          : cost === "rule"
            ? "Charged and paid as “What cancelling costs” says."
            : "Nothing is charged, and nobody is paid."
      }
    />
  );
}

function List({ form, preview }: { form: Form; preview: Preview }) {
  const clients = new Map(useClients().map(({ id, name }) => [id, name]));
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
      <UnfitPart
        form={form}
        preview={preview}
        words={{ one: "fits no other day", many: "fit no other day" }}
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
      <ul className={classes.lines} aria-label="What becomes of each visit">
        {listed.map((line) => (
          <li key={line._id}>
            <Checkbox
              radius="xs"
              checked={isTicked(line)}
              onChange={(event) => tick([line], event.currentTarget.checked)}
              label={
                <>
                  {lineWords(line)} <small>{clients.get(line.client_id) ?? "a client"}</small>
                </>
              }
            />
            <b>{becomes(line)}</b>
          </li>
        ))}
      </ul>
    </>
  );
}

const becomes = ({ does, to_date, charge }: Line): string => {
  if (does === "stay") return "stays";
  if (does === "move") return `→ ${shortDay(to_date)}`;
  return charge > 0 ? `${formatDollars(charge)} charged` : "no charge";
};

/** 'Charged $84.00, walkers are paid $42.00.' */
function Sum({ preview: { visits, money, parts: fees = [] } }: { preview: Preview }) {
  const cancelled = visits.filter(({ does }) => does === "cancel").length;
  const moved = visits.filter(({ does }) => does === "move").length;
  const stay = visits.length - cancelled - moved;
  const parts = [
    moved > 0 && `${moved} ${moved === 1 ? "moves" : "move"}`,
    cancelled > 0 && `${cancelled} ${cancelled === 1 ? "is" : "are"} cancelled`,
    stay > 0 && `${stay} ${stay === 1 ? "stays" : "stay"}`,
  ].filter(Boolean);
  return (
    <>
      <b>{parts.join(", ")}.</b> Clients are charged {formatDollars(money.charged)}, walkers paid{" "}
      {formatDollars(money.paid)}.{fees.map((fee) => ` ${partWords(fee)}.`)}
    </>
  );
}
