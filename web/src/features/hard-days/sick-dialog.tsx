import { Button } from "@mantine/core";
import { firstNameOf } from "@petcare/domain";
import { useWalkers } from "../../lib/api/people.ts";
import { formatDollars } from "../../lib/format/dollars.ts";
import { count } from "../../lib/format/words.ts";
import { Dialog } from "../../ui/feedback/dialog.tsx";
import { Failure } from "../../ui/feedback/failure.tsx";
import { EmptyState, Loaded } from "../../ui/feedback/states.tsx";
import { DaysPart } from "./days-part.tsx";
import { daysOf, type Preview } from "./hard-day-form.ts";
import { begunWords, capital, daysWords, doesWords, doneWords } from "./hard-day-words.ts";
import classes from "./hard-days.module.css";
import { KeptDays } from "./kept-days.tsx";
import { UnfitPart } from "./unfit-part.tsx";
import { useHardDay } from "./use-hard-day.ts";
import { WalkersPart } from "./walkers-part.tsx";

interface SickDialogProps {
  /** The walker's. */
  id: string;
  opened: boolean;
  onClose: () => void;
}

/** A walker's visits of some days go to the others, once it is seen who gets which. */
export function SickDialog({ id, opened, onClose }: SickDialogProps) {
  const name = useWalkers().find((walker) => walker.id === id)?.name ?? "";
  const first = firstNameOf(name) || "they";
  const words = ({ day }: Preview) => (day ? `${first} is off: ${doneWords(day)}` : "");
  const { form, preview, isCurrent, error, query } = useHardDay("sick", id, words, onClose);
  const { from, through } = daysOf(form.values);
  const does = preview && doesWords(preview);
  const title = name ? `${first} is sick ${from && through ? daysWords(from, through) : ""}`.trim() : "Sick";
  return (
    <Dialog
      above
      opened={opened}
      onClose={onClose}
      title={title}
      width={720}
      keepOnOutsideClick
      problem={form.failure && <Failure error={form.failure} fallback="Failed. Please try again." />}
      summary={preview && preview.visits.length > 0 && <Sum preview={preview} first={first} />}
      footer={
        <>
          <Button variant="default" onClick={onClose}>
            Not now
          </Button>
          <Button type="submit" form={form.id} loading={form.isSaving} disabled={!does || !isCurrent}>
            {does ? capital(does) : "Give visits"}
          </Button>
        </>
      }
    >
      <form {...form.props} className={classes.form} aria-busy={!isCurrent}>
        <KeptDays kind="sick" about={id} />
        <DaysPart form={form} />
        {error ? (
          <Failure error={error} fallback="Failed to load data. Please try again." />
        ) : (
          <Loaded query={query} failed="Failed to load data. Please try again.">
            {(answer) => <Spread form={form} preview={answer} first={first} several={from !== through} />}
          </Loaded>
        )}
      </form>
    </Dialog>
  );
}

interface SpreadProps {
  form: ReturnType<typeof useHardDay>["form"];
  preview: Preview;
  first: string;
  several: boolean;
}

function Spread({ form, preview, first, several }: SpreadProps) {
  const { visits, begun } = preview;
  if (visits.length === 0) {
    return <EmptyState title="No visits">{begun > 0 ? begunWords(begun) : `${first} has none to come.`}</EmptyState>;
  }
  return (
    <>
      <p className={classes.figures}>
        <span>
          <b>{count(visits.length, "visit")}</b> to come
        </span>
        <span>
          <b>{count(new Set(visits.map(({ client_id }) => client_id)).size, "client")}</b>
        </span>
        {begun > 0 && <span>{begunWords(begun)}</span>}
      </p>
      <WalkersPart form={form} preview={preview} several={several} />
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
