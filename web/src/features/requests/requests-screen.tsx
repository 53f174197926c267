import { Skeleton } from "@mantine/core";
import { listRequests } from "@petcare/contract";
import { usePages } from "../../lib/api/pages.ts";
import { daysOffText } from "../../lib/format/days-off-link.ts";
import { useDialogInAddress } from "../../lib/hooks/use-dialog-in-address.ts";
import { useLastDefined } from "../../lib/hooks/use-last-defined.ts";
import { useDraft } from "../../parts/kept-edits.ts";
import { DataList } from "../../ui/data/data-list.tsx";
import { EmptyState } from "../../ui/feedback/states.tsx";
import { CodeDialog } from "./code-dialog.tsx";
import { DeclineDialog } from "./decline-dialog.tsx";
import { RequestRow } from "./request-row.tsx";
import { type OwnersRequest, placesOf } from "./request-text.ts";
import classes from "./requests.module.css";

/** The last one is drawn over every screen. */
const dialogs = ["decline", "off", "code"] as const;

/** The person who was let in last, and their code, before there is one. A request that is answered is read no more. */
const nobody = { code: "", name: "", phone: "", email: "" };

/** The list of open requests: those that nothing is in the way of, and those to look at first. */
export function RequestsScreen() {
  const list = usePages(listRequests, { query: { limit: 20 } }, 60_000);
  const { dialog, opening, open, close } = useDialogInAddress(dialogs);
  const declined = list.data?.find(({ _id }) => dialog?.kind === "decline" && _id === dialog.id);
  const last = useLastDefined(declined);
  const letIn = useDraft("let-in", nobody);
  const code = useLastDefined(dialog?.kind === "code" ? dialog.id : undefined);
  const give = ({ client, date, through }: OwnersRequest) =>
    open("off", daysOffText(client.id, { from: date, to: through ?? date }));
  const showCode = ({ client, stranger }: OwnersRequest, of: string) => {
    letIn.write({ code: of, name: client.name, phone: stranger?.phone ?? "", email: stranger?.email ?? "" });
    open("code", of);
  };
  const shownCode = { opened: dialog?.kind === "code", onClose: close };
  return (
    <>
      <DataList
        list={list}
        failed="Failed to load the requests. Please try again."
        loading={<Outline />}
        empty={
          <EmptyState title="Nobody asks for anything">
            <p>What clients and your team ask for stands here until you have answered it.</p>
          </EmptyState>
        }
      >
        {(requests) =>
          placesOf(requests).map(({ head, note, rows }) => (
            <section key={head} className={classes.place} aria-labelledby={`requests-${head}`}>
              <div className={classes.head}>
                <h2 id={`requests-${head}`}>{head}</h2>
                <b>{rows.length}</b>
                <span>{note}</span>
              </div>
              <ul className="lined">
                {rows.map((request) => (
                  <RequestRow
                    key={request._id}
                    request={request}
                    onDecline={(id) => open("decline", id)}
                    onGive={give}
                    onCode={showCode}
                  />
                ))}
              </ul>
            </section>
          ))
        }
      </DataList>
      {code && <CodeDialog code={code} letIn={letIn.read()} {...shownCode} />}
      {/* A request that is answered by now has no dialog any more. */}
      {last && <DeclineDialog key={opening} request={last} opened={declined !== undefined} onClose={close} />}
    </>
  );
}

const Outline = () => (
  <div role="status" aria-label="Loading">
    <Skeleton height={260} radius="lg" />
  </div>
);
