import type { ReactNode } from "react";
import { count } from "../../lib/format/words.ts";
import { Failure } from "../../ui/feedback/failure.tsx";
import { FormDialog } from "../../ui/feedback/form-dialog.tsx";
import { EmptyState, Loaded } from "../../ui/feedback/states.tsx";
import { DaysPart } from "./days-part.tsx";
import type { HardDayKind, Preview } from "./hard-day-form.ts";
import { begunWords, capital, doesWords } from "./hard-day-words.ts";
import classes from "./hard-days.module.css";
import { KeptDays } from "./kept-days.tsx";
import type { useHardDay } from "./use-hard-day.ts";

interface HardDayDialogProps {
  kind: HardDayKind;
  /** A walker's or a client's id; empty for days that are closed. */
  about: string;
  hardDay: ReturnType<typeof useHardDay>;
  title: string;
  /** The button's words while there is nothing to do. */
  idle: string;
  /** Visits are cancelled. */
  isDanger?: boolean;
  opened: boolean;
  onClose: () => void;
  /** The sum that it comes to, beside the buttons. */
  sum: (preview: Preview) => ReactNode;
  /** The fields after the days. */
  children?: ReactNode;
  /** Said where no visit is to come. */
  nothing: string;
  /** The visits, with what becomes of them. */
  list: (preview: Preview) => ReactNode;
}

/** The dialog of each hard day: the days, what becomes of their visits, and the press that does it. */
export function HardDayDialog(props: HardDayDialogProps) {
  const { kind, about, hardDay, title, idle, isDanger = false, opened, onClose, sum, children, nothing, list } = props;
  const { form, preview, isCurrent, error, query } = hardDay;
  const does = preview && doesWords(preview);
  return (
    <FormDialog
      above
      opened={opened}
      onClose={onClose}
      title={title}
      width={720}
      form={form}
      action={does ? capital(does) : idle}
      keep="Not now"
      failed="Failed. Please try again."
      isDanger={isDanger}
      isOff={!does || !isCurrent}
      summary={preview && preview.visits.length > 0 && sum(preview)}
    >
      <div className="stack" aria-busy={!isCurrent}>
        <KeptDays kind={kind} about={about} />
        <DaysPart form={form} />
        {children}
        {error ? (
          <Failure error={error} />
        ) : (
          <Loaded query={query}>
            {(answer) =>
              answer.visits.length === 0 ? (
                <EmptyState title="No visits">{answer.begun > 0 ? begunWords(answer.begun) : nothing}</EmptyState>
              ) : (
                <>
                  <Figures preview={answer} />
                  {list(answer)}
                </>
              )
            }
          </Loaded>
        )}
      </div>
    </FormDialog>
  );
}

/** How many visits there are, of how many clients. */
const Figures = ({ preview: { visits, begun } }: { preview: Preview }) => (
  <p className={classes.figures}>
    <span>
      <b>{count(visits.length, "visit")}</b> to come
    </span>
    <span>
      <b>{count(new Set(visits.map(({ client_id }) => client_id)).size, "client")}</b>
    </span>
    {begun > 0 && <span>{begunWords(begun)}</span>}
  </p>
);
