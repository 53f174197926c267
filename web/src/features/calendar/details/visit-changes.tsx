import { Link } from "react-router-dom";
import { useRecordHistory } from "../../../lib/api/history.ts";
import { ChangeList } from "../../../parts/change-history/change-list.tsx";

/** Each change of a visit or its series, and the way to its record. */
export const VisitChanges = ({ id }: { id: string }) => (
  <>
    <ChangeList list={useRecordHistory("visit", id)} />
    <Link to={`/admin/visits/${id}`}>The record to print</Link>
  </>
);
