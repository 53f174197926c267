import { Button, Group } from "@mantine/core";
import { listRequests } from "@petcare/contract";
import { careName } from "@petcare/domain";
import { type ReactNode, useState } from "react";
import { Link } from "react-router-dom";
import { usePages } from "../../lib/api/pages.ts";
import { useSend } from "../../lib/api/use-send.ts";
import { daysOffText } from "../../lib/format/days-off-link.ts";
import { count } from "../../lib/format/words.ts";
import { useDialogInAddress } from "../../lib/hooks/use-dialog-in-address.ts";
import { useLastDefined } from "../../lib/hooks/use-last-defined.ts";
import { PhoneLink } from "../../parts/contact-links.tsx";
import { DataList } from "../../ui/data/data-list.tsx";
import { Failure } from "../../ui/feedback/failure.tsx";
import { Outline } from "../../ui/feedback/outline.tsx";
import { EmptyState } from "../../ui/feedback/states.tsx";
import { toast } from "../../ui/feedback/toast.tsx";
import { accept, bookingOf, type Choice, freeChanges, groupsOf, type OwnersRequest } from "./data.ts";
import { CodeDialog, DeclineDialog, type Invited } from "./dialogs.tsx";
import classes from "./screen.module.css";
import { awayVisitText, requestWords } from "./words.ts";

/** The names of the dialogs in the address. The one for days off is every screen's. */
const dialogs = ["decline", "off", "code"] as const;

/** The requests to answer. */
export function RequestsScreen() {
  const list = usePages(listRequests, { query: { limit: 20 } }, 60_000);
  const { dialog, last, shown, opening, open } = useDialogInAddress(dialogs);
  const [invited, setInvited] = useState<Invited>();
  const declined = list.data?.find(({ _id }) => dialog?.kind === "decline" && _id === dialog.id);
  // An answered request leaves the list before its dialog has closed.
  const lastDeclined = useLastDefined(declined);
  const onAccepted = (request: OwnersRequest, code: string | null) => {
    const { client, date, through, stranger, visits_there } = request;
    if (visits_there) open("off", daysOffText(client.id, { from: date, to: through ?? date }));
    if (code) {
      setInvited({ ...stranger, name: client.name });
      open("code", code);
    }
  };
  return (
    <>
      <DataList
        list={list}
        failed="Failed to load the requests. Please try again."
        loading={<Outline heights={[260]} />}
        empty={
          <EmptyState title="Nobody asks for anything">
            What clients and your team ask for stands here until you have answered it.
          </EmptyState>
        }
      >
        {(requests) =>
          groupsOf(requests).map(({ head, note, rows }) => (
            <section key={head} className={classes.group} aria-labelledby={`requests-${head}`}>
              <div className={classes.head}>
                <h2 id={`requests-${head}`}>{head}</h2>
                <b>{rows.length}</b>
                <span className="quiet">{note}</span>
              </div>
              <ul className="lined">
                {rows.map((request) => {
                  const Row = rowsOf[request.kind];
                  const onDecline = () => open("decline", request._id);
                  return <Row key={request._id} request={request} onDecline={onDecline} onAccepted={onAccepted} />;
                })}
              </ul>
            </section>
          ))
        }
      </DataList>
      {last?.kind === "code" && <CodeDialog code={last.id} invited={invited} {...shown} />}
      {lastDeclined && (
        <DeclineDialog key={opening} request={lastDeclined} {...shown} opened={declined !== undefined} />
      )}
    </>
  );
}

interface RowProps {
  request: OwnersRequest;
  onDecline: () => void;
  /** @param code the stranger's referral code; null for other requests */
  onAccepted: (request: OwnersRequest, code: string | null) => void;
}

interface RequestCardProps extends RowProps {
  /** The page of the person who made it; null for a stranger. By default a client's. */
  page?: string | null;
  choice?: Choice | undefined;
  /** Whether it can be accepted as it is, unless it has lapsed. */
  isAcceptable?: boolean;
  /** Draws other ways to accept it, unless it has lapsed. */
  others?: (accept: (choice: Choice) => void) => ReactNode;
  children?: ReactNode;
}

const headingOf = ({ _id }: OwnersRequest) => `request-${_id}`;
const quiet = (request: OwnersRequest) =>
  ({ variant: "subtle", size: "compact-md", "aria-describedby": headingOf(request) }) as const;

/** A request: who asks for what, the obstacles, and the answers. */
function RequestCard(props: RequestCardProps) {
  const { request, onDecline, onAccepted, choice = {}, isAcceptable = true, others, children } = props;
  const { page = `/admin/clients/${request.client.id}` } = props;
  const { words, look, visits } = request;
  const { head, detail, accept: action, price } = requestWords(request);
  const heading = headingOf(request);
  const acceptance = useSend({
    mutationFn: (chosen: Choice) => accept(request, chosen),
    onSuccess: () => toast(`Accepted: ${head}`),
    here: { onSuccess: ({ code }) => onAccepted(request, code) },
  });
  const isOpen = request.standing !== "lapsed";
  return (
    <li>
      <article aria-labelledby={heading} className={classes.card}>
        <div className={classes.facts}>
          <h3 id={heading}>{page ? <Link to={page}>{head}</Link> : head}</h3>
          <p>{detail}</p>
          {words && <blockquote className="quote">{words}</blockquote>}
          {children}
          {visits && visits.length > 0 && (
            <details className={classes.visits}>
              <summary>Show {count(visits.length, "visit")}</summary>
              <ul>
                {visits.map((visit) => (
                  <li key={visit._id}>{awayVisitText(visit)}</li>
                ))}
              </ul>
            </details>
          )}
          {look.length > 0 && <p className={classes.look}>{look.join(" ")}</p>}
        </div>
        <b>{price}</b>
        <div className="stack gap-4">
          {isOpen && isAcceptable && (
            <Button
              variant={look.length > 0 ? "light" : "filled"}
              loading={acceptance.busy}
              onClick={() => acceptance.send(choice)}
              aria-describedby={heading}
            >
              {action}
            </Button>
          )}
          <Group gap="0 4px" justify="center">
            {isOpen && others?.(acceptance.send)}
            <Button {...quiet(request)} onClick={onDecline}>
              Decline…
            </Button>
          </Group>
          {acceptance.error && (
            <Failure error={acceptance.error} fallback="This could not be accepted. Please try again." />
          )}
        </div>
      </article>
    </li>
  );
}

/** A walk. With an obstacle, or without a walker, it can only be booked in the form. */
function BookRow(props: RowProps) {
  const { look, walker } = props.request;
  const isAcceptable = look.length === 0 && walker !== null;
  const book = (
    <Button
      component={Link}
      {...bookingOf(props.request)}
      {...quiet(props.request)}
      {...(!isAcceptable && { variant: "light" })}
    >
      Book…
    </Button>
  );
  return <RequestCard {...props} isAcceptable={isAcceptable} others={() => book} />;
}

/** A cancellation, whose charge can be waived. */
const CancelRow = (props: RowProps) => (
  <RequestCard
    {...props}
    others={(accept) =>
      props.request.quote.total > 0 && (
        <Button {...quiet(props.request)} onClick={() => accept({ free: true })}>
          Charge nothing
        </Button>
      )
    }
  />
);

/** The fields of the care sheet before and after. If one has changed meanwhile, the owner chooses which to change. */
function CareRow(props: RowProps) {
  const { care, care_now, look, standing } = props.request;
  const free = freeChanges(props.request);
  const [chosen, setChosen] = useState<number[]>();
  const taken = chosen ?? free;
  const toggle = (at: number) =>
    setChosen(taken.includes(at) ? taken.filter((one) => one !== at) : [...taken, at].sort((a, b) => a - b));
  return (
    <RequestCard {...props} choice={chosen && { care: chosen }} isAcceptable={taken.length > 0}>
      <ul className={classes.care} aria-label="Changes of the care sheet">
        {care?.map((change, at) => (
          <li key={careName(change)}>
            {/* biome-ignore lint/a11y/noLabelWithoutControl: it has one if there is a choice. */}
            <label>
              {look.length > 0 && standing === "asked" && (
                <input type="checkbox" checked={taken.includes(at)} onChange={() => toggle(at)} />
              )}
              <span>
                <b>{careName(change)}</b>
                <s>{change.from ?? "nothing"}</s> → {change.to ?? "nothing"}
                {!free.includes(at) && <span className={classes.look}>Now: {care_now?.[at] ?? "nothing"}</span>}
              </span>
            </label>
          </li>
        ))}
      </ul>
    </RequestCard>
  );
}

function MeetRow(props: RowProps) {
  const { phone, email } = props.request.stranger ?? {};
  return (
    <RequestCard {...props} page={null}>
      <p className={classes.reach}>
        {phone && <PhoneLink phone={phone} />}
        {email && <a href={`mailto:${email}`}>{email}</a>}
      </p>
    </RequestCard>
  );
}

const rowsOf: Record<OwnersRequest["kind"], (props: RowProps) => ReactNode> = {
  book: BookRow,
  change: RequestCard,
  cancel: CancelRow,
  back: RequestCard,
  away: CancelRow,
  care: CareRow,
  off: (props) => <RequestCard {...props} page={`/admin/walkers/${props.request.client.id}`} />,
  meet: MeetRow,
};
