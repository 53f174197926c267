import { useRecordHistory } from "../../lib/api/history.ts";
import { ChangeList } from "../../parts/change-history/change-list.tsx";

/** Every change of a client's record, and who has read the codes of their home. */
export const HistoryTab = ({ id }: { id: string }) => <ChangeList list={useRecordHistory("person", id)} />;
