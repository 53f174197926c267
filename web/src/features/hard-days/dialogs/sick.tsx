import { firstNameOf } from "@petcare/domain";
import { useWalkers } from "../../../lib/api/people.ts";
import { formatDollars } from "../../../lib/format/dollars.ts";
import { frameBrief, frameSpan, shortDay } from "../../../lib/format/time.ts";
import { count, petsText } from "../../../lib/format/words.ts";
import { ReceiverList } from "../../../parts/visits/receiver-list.tsx";
import type { Shown } from "../../../ui/feedback/dialog.tsx";
import { daysOf, type HardDay, type Line, type Preview, type Subject, useHardDay } from "../data.ts";
import { HardDayDialog, UnfitVisits } from "../hard-day-dialog.tsx";
import { daysWords, doneWords } from "../words.ts";

interface SickDialogProps extends Pick<Subject, "days">, Shown {
  kind: "sick" | "off";
  /** The walker's id. */
  id: string;
}

/** Gives a walker's visits of some days to other walkers, after showing who gets which. */
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

/** Shows who gets which visits and how full the walker's day becomes, and lets walkers be left out. */
const Walkers = ({ form, preview, several }: WalkersProps) => (
  <fieldset>
    <legend>Who gets them</legend>
    <ReceiverList
      onChange={(ids) => form.set("walker_ids", ids)}
      receivers={preview.walkers.map((walker) => ({
        ...walker,
        isChosen: walker.chosen,
        about: loadWords(walker, several),
        visits: walker.after - walker.before,
        word: "more",
        details: (
          <ul className="flow gap-4">
            {preview.visits
              .filter((line) => isGivenTo(walker, line))
              .map(({ _id, date, timeframe, pet_names }) => (
                <li key={_id} className="pill" data-tone="good">
                  {petsText(pet_names)}{" "}
                  <small>
                    {several && `${shortDay(date)}, `}
                    {frameSpan(timeframe)}
                  </small>
                </li>
              ))}
          </ul>
        ),
      }))}
    />
  </fieldset>
);

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
