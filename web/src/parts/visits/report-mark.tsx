import { Link } from "react-router-dom";
import { count } from "../../lib/format/words.ts";
import { NoteIcon } from "../../ui/theme/icons.tsx";

/** Counts the unsettled reports of a visit, and leads to them. */
export const ReportMark = ({ reports }: { reports: number }) =>
  reports > 0 && (
    <Link to="/admin/to-settle" className="pill" data-tone="warn">
      <NoteIcon size={16} /> {count(reports, "report")} to settle
    </Link>
  );
