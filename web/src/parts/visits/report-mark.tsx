import { Link } from "react-router-dom";
import { count } from "../../lib/format/words.ts";
import { NoteIcon } from "../../ui/theme/icons.tsx";
import classes from "./report-mark.module.css";

/** Marks a visit of which reports wait for the owner, and leads to where they are settled. */
export const ReportMark = ({ reports }: { reports: number }) =>
  reports > 0 && (
    <Link to="/admin/to-settle" className={classes.mark}>
      <NoteIcon size={16} /> {count(reports, "report")} to settle
    </Link>
  );
