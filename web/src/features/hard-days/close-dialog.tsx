import { TextInput } from "@mantine/core";
import { firstNameOf, serviceLabels, serviceTypes, type TimeFrame, timeFrames } from "@petcare/domain";
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
  const tick = (lines: readonly Line[], ticked: boolean) => {
    const ids = lines.filter((line) => isTicked(line) !== ticked).map(({ _id }) => _id);
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
        <fieldset>
          <legend className={classes.legend}>Which visits</legend>
          <div className={classes.frames}>
            {services.map((one) => {
              const lines = listed.filter(({ service }) => service === one);
              return (
                <label key={one}>
                  <input
                    type="checkbox"
                    checked={lines.every(isTicked)}
                    onChange={(event) => tick(lines, event.currentTarget.checked)}
                  />
                  {serviceLabels[one]}
                </label>
              );
            })}
          </div>
          {listed.some(({ usual }) => !usual) && (
            <p className="quiet">Overnight stays and visits to cats stay unless you tick them.</p>
          )}
        </fieldset>
      )}
      <ul className={classes.lines} aria-label="What becomes of each visit">
        {listed.map((line) => (
          <li key={line._id}>
            <label>
              <input
                type="checkbox"
                checked={isTicked(line)}
                onChange={(event) => tick([line], event.currentTarget.checked)}
              />
              <span>
                {lineWords(line)} <small>{clients.get(line.client_id) ?? "a client"}</small>
              </span>
            </label>
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
