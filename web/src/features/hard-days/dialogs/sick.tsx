import { firstNameOf } from "@petcare/domain";
import { useWalkers } from "../../../lib/api/people.ts";
import { formatDollars } from "../../../lib/format/dollars.ts";
import { personColors } from "../../../lib/format/person-color.ts";
import { frameBrief, frameSpan, shortDay } from "../../../lib/format/time.ts";
import { count, petsText } from "../../../lib/format/words.ts";
import { Avatar } from "../../../ui/data/avatar.tsx";
import type { Shown } from "../../../ui/feedback/dialog.tsx";
import { daysOf, type HardDay, type Line, type Preview, type Subject, useHardDay } from "../data.ts";
import classes from "../dialogs.module.css";
import { HardDayDialog, UnfitVisits } from "../hard-day-dialog.tsx";
import { daysWords, doneWords } from "../words.ts";

interface SickDialogProps extends Pick<Subject, "days">, Shown {
  kind: "sick" | "off";
  /** The walker's. */
  id: string;
}

/** Gives a walker's visits of some days to the others, once it is seen who gets which. */
export function SickDialog({ kind, id, days, ...shown }: SickDialogProps) {
  const name = useWalkers().find((walker) => walker.id === id)?.name ?? "";
  const first = firstNameOf(name) || "they";
  const hardDay = useHardDay({ kind, about: id, days }, (day) => `${first} is off: ${doneWords(day)}`, shown.onClose);
  const { form } = hardDay;
  const { from, through } = daysOf(form.values);
  return (
    <HardDayDialog
      {...shown}
      hardDay={hardDay}
      title={
        name ? `${first} is ${kind} ${daysWords({ from, through })}`.trim() : { sick: "Sick", off: "Days off" }[kind]
      }
      idle="Give visits"
      sum={(preview) => <Sum preview={preview} first={first} />}
      nothing={`${first} has none to come.`}
      list={(preview) => (
        <>
          <Walkers form={form} preview={preview} several={from !== through} />
          <UnfitVisits
            form={form}
            preview={preview}
            words={["fits nobody", "fit nobody"]}
            options={[
              { value: "keep", label: `They stay with ${first}` },
              { value: "unassign", label: "They go to nobody" },
            ]}
          />
        </>
      )}
    />
  );
}

type Walker = Preview["walkers"][number];

interface WalkersProps extends Pick<HardDay, "form"> {
  preview: Preview;
  /** Whether the visits are of several days. */
  several: boolean;
}

/** Who gets which visits, how full their day becomes, and who is left out. */
function Walkers({ form, preview, several }: WalkersProps) {
  const colors = personColors(useWalkers());
  const chosen = preview.walkers.filter((walker) => walker.chosen).map(({ walker_id }) => walker_id);
  const toggle = (id: string) =>
    form.set("walker_ids", chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id]);
  return (
    <fieldset>
      <legend>Who gets them</legend>
      <p className="quiet">Room in the frame first, then who knows the client.</p>
      <ul className="lined">
        {preview.walkers.map((walker) => (
          <li key={walker.walker_id}>
            <label className={classes.walker} data-left-out={!walker.chosen || undefined}>
              <input type="checkbox" checked={walker.chosen} onChange={() => toggle(walker.walker_id)} />
              <Avatar name={walker.name} color={colors.get(walker.walker_id) ?? "var(--muted)"} />
              <span>
                <b>{walker.name}</b>
                <small>{loadWords(walker, several)}</small>
              </span>
              <span>
                <b>{walker.chosen ? walker.after - walker.before : "–"}</b>
                <small>{walker.chosen ? "more" : "left out"}</small>
              </span>
            </label>
            <ul className={classes.chips}>
              {preview.visits
                .filter((line) => isGivenTo(walker, line))
                .map(({ _id, date, timeframe, pet_names }) => (
                  <li key={_id}>
                    {petsText(pet_names)}{" "}
                    <small>
                      {several && `${shortDay(date)}, `}
                      {frameSpan(timeframe)}
                    </small>
                  </li>
                ))}
            </ul>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}

const isGivenTo = ({ walker_id }: { walker_id: string | null }, { does, to_walker_id }: Line) =>
  does === "give" && to_walker_id === walker_id;

/** '4 → 6 visits · 9–12: 100 of 180 min' */
function loadWords({ before, after, fullest }: Walker, several: boolean): string {
  if (!fullest) return count(before, "visit");
  const { date, timeframe, minutes, of } = fullest;
  const where = `${several ? `${shortDay(date)}, ` : ""}${frameBrief(timeframe)}`;
  return `${before} → ${count(after, "visit")} · ${where}: ${minutes} of ${of} min`;
}

/** '11 go to others, 1 stays with Rosa. Clients pay the same. Walker pay $120.00 → $108.00.' */
function Sum({ preview: { visits, money }, first }: { preview: Preview; first: string }) {
  const nobody = visits.filter((line) => isGivenTo({ walker_id: null }, line)).length;
  const given = visits.filter(({ does }) => does === "give").length - nobody;
  const stays = visits.length - given - nobody;
  const parts = [
    count(given, "goes to others", "go to others"),
    nobody > 0 && `${nobody} to nobody`,
    stays > 0 && `${count(stays, "stays", "stay")} with ${first}`,
  ].filter(Boolean);
  return (
    <>
      <b>{parts.join(", ")}.</b> Clients pay the same. Walker pay {formatDollars(money.pay)} →{" "}
      {formatDollars(money.new_pay)}. {first}’s series stays as it is.
    </>
  );
}
