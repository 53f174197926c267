import { Button, Group, Loader } from "@mantine/core";
import { type AnswerOf, createExport, listExports } from "@petcare/contract";
import { localDateOf } from "@petcare/domain";
import { useEffect, useState } from "react";
import { Link } from "react-router-dom";
import { patchAnswers } from "../../../lib/api/after-write.ts";
import { call } from "../../../lib/api/api.ts";
import { randomId } from "../../../lib/api/random-id.ts";
import { useRead } from "../../../lib/api/use-read.ts";
import { useSend } from "../../../lib/api/use-send.ts";
import { dayAndTime, shortDay, zone } from "../../../lib/format/time.ts";
import { count } from "../../../lib/format/words.ts";
import { DataList } from "../../../ui/data/data-list.tsx";
import { Failure } from "../../../ui/feedback/failure.tsx";
import { EmptyState } from "../../../ui/feedback/states.tsx";
import { Card } from "../../../ui/layout/card.tsx";
import { Row } from "../row.tsx";

type TableExport = AnswerOf<typeof listExports>[number];

const isUnderWay = ({ status }: TableExport): boolean => status === "waiting" || status === "running";

/** How often the list is read while an export is made, in milliseconds. */
const often = 2000;

/** How often the list is read otherwise, in milliseconds. Its links work for a quarter of an hour. */
const tenMinutes = 600_000;

/** Exports everything into one file, with its progress, and lists the files of the last week. */
export function Exports() {
  const [everyMs, setEveryMs] = useState(tenMinutes);
  const list = useRead(listExports, { everyMs });
  const [id, setId] = useState(randomId);
  const underWay = list.data?.find(isUnderWay);
  useEffect(() => setEveryMs(underWay ? often : tenMinutes), [underWay]);
  const sending = useSend({
    mutationFn: () => call(createExport, { body: { id } }),
    onSuccess: (begun) => {
      patchAnswers(listExports, (all) => [begun, ...all.filter((one) => one.id !== begun.id)]);
      setId(randomId());
    },
  });
  const isBusy = sending.busy || underWay !== undefined;
  return (
    <div className="stack">
      <Card title="For the accountant" aside="a year at a time">
        <div className="stack">
          <p className="quiet">
            What walkers were paid, what was billed, and the journal: on one page, each as a file.
          </p>
          <Group>
            <Button component={Link} to="/admin/accountant" variant="light">
              Open the year
            </Button>
          </Group>
        </div>
      </Card>
      <Card title="Export everything" aside="people, visits, money and history in one file">
        <div className="stack">
          <p className="quiet">
            A zip with a table for each kind of record, and all that a new installation is filled from. It holds door
            codes: please keep it where nobody else reads it. Passwords are not in it.
          </p>
          {underWay && (
            <Group component="p" gap={10} role="status">
              <Loader size={18} aria-hidden />
              <span>
                {underWay.status === "waiting" ? "Waiting to begin" : "Being made"}
                {underWay.records > 0 && <small> {count(underWay.records, "record")}</small>}
              </span>
            </Group>
          )}
          {sending.error && <Failure error={sending.error} fallback="Failed to begin the export. Please try again." />}
          <Group>
            <Button onClick={() => sending.send(undefined)} disabled={isBusy}>
              {isBusy ? "Exporting..." : "Export everything"}
            </Button>
          </Group>
        </div>
      </Card>
      <Card title="Exports" aside="kept for a week">
        <DataList
          list={list}
          empty={<EmptyState title="No exports yet">The first one appears here once it is made.</EmptyState>}
        >
          {(exports) => (
            <ul className="lined">
              {exports.map((one) => (
                <ExportRow key={one.id} export={one} />
              ))}
            </ul>
          )}
        </DataList>
      </Card>
    </div>
  );
}

function ExportRow({ export: row }: { export: TableExport }) {
  const { at, by, link, bytes, records, until } = row;
  const about = link && ` · ${count(records, "record")} · until ${shortDay(localDateOf(Date.parse(until), zone))}`;
  return (
    <Row
      name={dayAndTime(at)}
      about={`by ${by.name ?? "somebody"}${about ?? ""}`}
      acts={
        link && (
          <Button component="a" href={link} variant="light" size="compact-md" aria-label={`Download ${dayAndTime(at)}`}>
            Download, {sizeWords(bytes ?? 0)}
          </Button>
        )
      }
    >
      <span>{stateWords(row)}</span>
    </Row>
  );
}

function stateWords(row: TableExport): string {
  if (isUnderWay(row)) return "Being made";
  return row.status === "failed" ? `Failed. ${row.fault ?? "Please export again."}` : "Everything";
}

/** '812 KB', '12.4 MB' */
function sizeWords(bytes: number): string {
  return bytes < 1_000_000 ? `${Math.ceil(bytes / 1000)} KB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
}
