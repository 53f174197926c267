import { Button, Skeleton } from "@mantine/core";
import { type AnswerOf, type BodyOf, previewWeek, tellWeek } from "@petcare/contract";
import { listText } from "@petcare/domain";
import { useId, useState } from "react";
import { call } from "../../lib/api/api.ts";
import { useRead } from "../../lib/api/use-read.ts";
import { useSend } from "../../lib/api/use-send.ts";
import { monthDay, shortDay } from "../../lib/format/time.ts";
import { channelWords } from "../../parts/notices/channel-words.ts";
import { Dialog, type Shown } from "../../ui/feedback/dialog.tsx";
import { Failure } from "../../ui/feedback/failure.tsx";
import { Notice } from "../../ui/feedback/notice.tsx";
import { EmptyState, Loaded } from "../../ui/feedback/states.tsx";
import { toast } from "../../ui/feedback/toast.tsx";
import classes from "./dialogs.module.css";

type Week = AnswerOf<typeof previewWeek>;

/** Shows the messages of the next week by person, and sends them. */
export function TellDialog(shown: Shown) {
  const week = useRead(previewWeek);
  const [leftOut, setLeftOut] = useState<readonly string[]>([]);
  const tell = useSend({
    mutationFn: (body: BodyOf<typeof tellWeek>) => call(tellWeek, { body }),
    onSuccess: (_, { except }) => {
      const sent = (week.data?.people.length ?? 0) - except.length;
      toast(sent === 0 ? "The week counts as told" : `${people(sent)} told within a minute`);
    },
    here: { onSuccess: shown.onClose },
  });
  const { data } = week;
  const except = (data?.people ?? []).map(({ person }) => person.id).filter((id) => leftOut.includes(id));
  const receivers = (data?.people.length ?? 0) - except.length;
  const toggle = (id: string) =>
    setLeftOut(leftOut.includes(id) ? leftOut.filter((one) => one !== id) : [...leftOut, id]);
  return (
    <Dialog
      {...shown}
      title={data ? `Tell the week of ${monthDay(data.from)}` : "Tell the next week"}
      width={680}
      problem={tell.error && <Failure error={tell.error} fallback="Failed to tell them. Please try again." />}
      summary={data && nothingWords(data.nothing)}
      leave="Not now"
      footer={
        <Button
          loading={tell.busy}
          disabled={!data}
          onClick={() => data && tell.send({ through: data.through, version: data.version, except })}
        >
          {data ? actWords(receivers) : "Tell people"}
        </Button>
      }
    >
      <Loaded
        query={week}
        failed="Failed to load the messages. Please try again."
        loading={<Skeleton height={360} radius="lg" />}
      >
        {(answer) =>
          answer.people.length === 0 ? (
            <EmptyState title="Nothing to tell">
              What changes from {shortDay(answer.from)} on is told by itself, once the week counts as told.
            </EmptyState>
          ) : (
            <>
              <p className="quiet">
                What is true when it is sent is told, once. Whoever is left out hears nothing of it, but of later
                changes.
              </p>
              <ul className={classes.people}>
                {answer.people.map((one) => (
                  <Person
                    key={one.person.id}
                    {...one}
                    ticked={!leftOut.includes(one.person.id)}
                    onToggle={() => toggle(one.person.id)}
                  />
                ))}
              </ul>
            </>
          )
        }
      </Loaded>
    </Dialog>
  );
}

const people = (count: number) => (count === 1 ? "1 person is" : `${count} people are`);

const actWords = (receivers: number) =>
  receivers === 0 ? "Count it as told" : `Tell ${receivers} ${receivers === 1 ? "person" : "people"}`;

type PersonProps = Week["people"][number] & { ticked: boolean; onToggle: () => void };

function Person({ person, messages, ticked, onToggle }: PersonProps) {
  const id = useId();
  return (
    <li data-left-out={!ticked || undefined}>
      <label htmlFor={id}>
        <input id={id} type="checkbox" checked={ticked} onChange={onToggle} />
        <b>{person.name}</b> <small>{person.role === "admin" ? "owner" : person.role}</small>
      </label>
      {messages.map(({ subject, lines, channels }) => (
        <article key={subject} className={classes.message}>
          <p>
            <b>{subject}</b>
            <small>{channels.map((channel) => channelWords[channel]).join(" · ")}</small>
          </p>
          {lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
          {channels.length === 0 && <Notice tone="warn">No message reaches them. Please call.</Notice>}
        </article>
      ))}
    </li>
  );
}

/** 'Nothing to tell Ana Reyes: what they know is so.' */
function nothingWords(people: Week["nothing"]): string | undefined {
  if (people.length === 0) return undefined;
  const names = people.length > 3 ? `${people.length} others` : listText(people.map(({ name }) => name));
  return `Nothing to tell ${names}: what they know is so.`;
}
