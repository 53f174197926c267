import { listClients } from "@petcare/contract";
import { useRead } from "../../lib/api/use-read.ts";
import { fullDay } from "../../lib/format/time.ts";
import { DataList } from "../../ui/data/data-list.tsx";
import { type Column, DataTable } from "../../ui/data/data-table.tsx";
import { EmptyState } from "../../ui/feedback/states.tsx";
import { Card } from "../../ui/layout/card.tsx";
import { type HeldKey, keysOf } from "./held-keys.ts";
import type { WalkerRecord } from "./walker-record.ts";

const columns: readonly Column<HeldKey>[] = [
  { head: "Key", cell: ({ label }) => label },
  { head: "Client", cell: ({ client }) => client.name },
  { head: "Address", cell: ({ client }) => client.address ?? "–" },
  { head: "Since", align: "end", cell: ({ since }) => fullDay(since) },
];

/** The copies of clients' keys that a walker holds. */
export function KeysTab({ walker }: { walker: WalkerRecord }) {
  const query = useRead(listClients);
  return (
    <Card title="Keys held">
      <DataList
        list={{ ...query, data: query.data && keysOf(query.data, walker.id) }}
        failed="Failed to load data. Please try again."
        empty={<EmptyState title="No keys">A key is handed over on its client’s page.</EmptyState>}
        more="Show more"
      >
        {(keys) => <DataTable caption="Keys held" columns={columns} rows={keys} keyOf={({ name }) => name} />}
      </DataList>
    </Card>
  );
}
