import { Button } from "@mantine/core";
import { localDateOf } from "@petcare/domain";
import { dayAndTime, shortDay, zone } from "../../lib/format/time.ts";
import { count } from "../../lib/format/words.ts";
import { isUnderWay, type TableExport } from "./export-under-way.tsx";
import classes from "./settings.module.css";

/** One export: when and by whom, what came of it, and where to take it from. */
export function ExportRow({ export: row }: { export: TableExport }) {
  const { at, by, link, bytes, records, until, fault } = row;
  return (
    <li>
      <b>{dayAndTime(at)}</b>
      <span className={classes.what}>
        <span>{stateWords(row)}</span>
        <small>
          by {by.name ?? "somebody"}
          {link && ` · ${count(records, "record")} · until ${shortDay(localDateOf(Date.parse(until), zone))}`}
        </small>
        {fault && (
          <small>People were writing while it was made, so it cannot be imported. Please export again. ({fault})</small>
        )}
      </span>
      <span className={classes.acts}>
        {link && (
          <Button component="a" href={link} variant="light" size="compact-md" aria-label={`Download ${dayAndTime(at)}`}>
            Download, {sizeWords(bytes ?? 0)}
          </Button>
        )}
      </span>
    </li>
  );
}

function stateWords(row: TableExport): string {
  if (isUnderWay(row)) return "Being made";
  if (row.status === "failed") return "Failed. Please export again.";
  return row.fault ? "Made, with a fault" : "Everything";
}

/** '812 KB', '12.4 MB' */
function sizeWords(bytes: number): string {
  return bytes < 1_000_000 ? `${Math.ceil(bytes / 1000)} KB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
}
