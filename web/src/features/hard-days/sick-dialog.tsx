import { firstNameOf } from "@petcare/domain";
import { useWalkers } from "../../lib/api/people.ts";
import { formatDollars } from "../../lib/format/dollars.ts";
import { HardDayDialog } from "./hard-day-dialog.tsx";
import { type Days, daysOf, type Preview } from "./hard-day-form.ts";
import { daysWords, doneWords } from "./hard-day-words.ts";
import { UnfitPart } from "./unfit-part.tsx";
import { useHardDay } from "./use-hard-day.ts";
import { WalkersPart } from "./walkers-part.tsx";

interface SickDialogProps {
  kind: "sick" | "off";
  /** The walker's. */
  id: string;
  /** The days that it opens with; absent: today. */
  days?: Days | undefined;
  opened: boolean;
  onClose: () => void;
}

const titles = { sick: "Sick", off: "Days off" };

/** A walker's visits of some days go to the others, once it is seen who gets which. */
export function SickDialog({ kind, id, days, opened, onClose }: SickDialogProps) {
  const name = useWalkers().find((walker) => walker.id === id)?.name ?? "";
  const first = firstNameOf(name) || "they";
  const words = ({ day }: Preview) => (day ? `${first} is off: ${doneWords(day)}` : "");
  const hardDay = useHardDay({ kind, about: id, days }, words, onClose);
  const { form } = hardDay;
  const { from, through } = daysOf(form.values);
  const title = name ? `${first} is ${kind} ${from && through ? daysWords(from, through) : ""}`.trim() : titles[kind];
  return (
    <HardDayDialog
      kind={kind}
      about={id}
      hardDay={hardDay}
      title={title}
      idle="Give visits"
      opened={opened}
      onClose={onClose}
      sum={(preview) => <Sum preview={preview} first={first} />}
      nothing={`${first} has none to come.`}
      list={(preview) => (
        <>
          <WalkersPart form={form} preview={preview} several={from !== through} />
          <UnfitPart
            form={form}
            preview={preview}
            words={{ one: "fits nobody", many: "fit nobody" }}
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

/** '11 move, 1 stays. Walker pay $120.00 → $108.00.' */
function Sum({ preview: { visits, money }, first }: { preview: Preview; first: string }) {
  const given = visits.filter(({ to_walker_id, does }) => does === "give" && to_walker_id !== null).length;
  const nobody = visits.filter(({ to_walker_id, does }) => does === "give" && to_walker_id === null).length;
  const stays = visits.length - given - nobody;
  const parts = [
    `${given} ${given === 1 ? "goes" : "go"} to others`,
    nobody > 0 && `${nobody} to nobody`,
    stays > 0 && `${stays} ${stays === 1 ? "stays" : "stay"} with ${first}`,
  ].filter(Boolean);
  return (
    <>
      <b>{parts.join(", ")}.</b> Clients pay the same. Walker pay {formatDollars(money.pay)} →{" "}
      {formatDollars(money.new_pay)}. {first}’s series stays as it is.
    </>
  );
}
