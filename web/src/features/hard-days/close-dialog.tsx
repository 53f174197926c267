import { TextInput } from "@mantine/core";
import { firstNameOf, type TimeFrame, timeFrames } from "@petcare/domain";
import { useClients } from "../../lib/api/people.ts";
import { formatDollars } from "../../lib/format/dollars.ts";
import { frameSpan, shortDay } from "../../lib/format/time.ts";
import { partWords } from "../../parts/series/part-changes.tsx";
import { ChoiceButtons } from "../../ui/form/choice-buttons.tsx";
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

/** Which frames are closed. All of them are the whole day. */
function Frames({ form }: { form: Form }) {
  const all = timeFrames.map(({ value }) => value);
  const closed: readonly TimeFrame[] = form.values.timeframes ?? all;
  const toggle = (frame: TimeFrame) => {
    const next = all.filter((one) => (one === frame ? !closed.includes(one) : closed.includes(one)));
    // A day without a closed frame would be no closed day.
    if (next.length > 0) form.set("timeframes", next.length === all.length ? undefined : next);
  };
  return (
    <fieldset>
      <legend className={classes.legend}>Which frames</legend>
      <div className={classes.frames}>
        {all.map((frame) => (
          <label key={frame}>
            <input type="checkbox" checked={closed.includes(frame)} onChange={() => toggle(frame)} />
            {frameSpan(frame)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** Cancelled by the rules or free, or moved. */
function Choice({ form, kind }: { form: Form; kind: CloseDialogProps["kind"] }) {
  const { moves, cost } = form.values;
  const options: { value: "rule" | "free" | "move"; label: string; detail?: string }[] = [
    { value: "rule", label: "Cancel by the rules" },
    { value: "free", label: "Cancel free" },
    ...(kind === "close" ? [{ value: "move" as const, label: "Move" }] : []),
  ];
  const choose = (value: (typeof options)[number]["value"]) => {
    form.set("moves", value === "move");
    form.set("cost", value === "free" ? "free" : "rule");
    form.set("unfit", "keep");
  };
  return (
    <ChoiceButtons
      legend="What becomes of the visits"
      options={options}
      value={moves ? "move" : cost}
      onChange={choose}
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
  const listed = preview.visits.filter((line) => !line.unfit);
  return (
    <>
      <UnfitPart
        form={form}
        preview={preview}
        words={{ one: "fits no other day", many: "fit no other day" }}
        options={[
          { value: "keep", label: "They stay" },
          { value: "cancel", label: "They are cancelled by the rules" },
        ]}
      />
      <ul className={classes.lines} aria-label="What becomes of each visit">
        {listed.map((line) => (
          <li key={line._id}>
            <span>
              {lineWords(line)} <small>{clients.get(line.client_id) ?? "a client"}</small>
            </span>
            <b>{becomes(line)}</b>
          </li>
        ))}
      </ul>
    </>
  );
}

const becomes = ({ does, to_date, charge }: Line): string => {
  if (does === "move") return `→ ${shortDay(to_date)}`;
  return charge > 0 ? `${formatDollars(charge)} charged` : "free";
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
