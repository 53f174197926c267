import { Loader } from "@mantine/core";
import { type AnswerOf, listExports } from "@petcare/contract";
import { useRead } from "../../lib/api/use-read.ts";
import { count } from "../../lib/format/words.ts";
import classes from "./exports.module.css";

export type TableExport = AnswerOf<typeof listExports>[number];

export const isUnderWay = ({ status }: TableExport): boolean => status === "waiting" || status === "running";

const often = 2000;

/** How far an export is. While it is there, the list is read again every two seconds. */
export function ExportUnderWay({ export: { step, records } }: { export: TableExport }) {
  useRead(listExports, { everyMs: often });
  return (
    <p className={classes.progress} role="status">
      <Loader size={18} aria-hidden />
      <span>
        {step ? stepWords[step] : "Waiting to begin"}
        {records > 0 && <small> {count(records, "record")}</small>}
      </span>
    </p>
  );
}

const stepWords: Record<NonNullable<TableExport["step"]>, string> = {
  reading: "Reading everything",
  packing: "Putting it into one file",
  checking: "Checking that it fits together",
  sending: "Storing the file",
};
