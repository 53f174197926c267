import { useRecordHistory } from "../../lib/api/history.ts";
import { ChangeList } from "../../parts/change-history/change-list.tsx";

/** Every change of a walker's record. */
export const HistoryTab = ({ id }: { id: string }) => <ChangeList list={useRecordHistory("person", id)} />;
