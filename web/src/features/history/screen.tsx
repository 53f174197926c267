import { Box } from "@mantine/core";
import { recordKinds } from "@petcare/domain";
import { useSearchParams } from "react-router-dom";
import { useAllHistory } from "../../lib/api/history.ts";
import { useClients, useWalkers } from "../../lib/api/people.ts";
import { ChangeList } from "../../parts/change-history/change-list.tsx";
import { Filters, personOptions } from "../../parts/filters.tsx";

const labels: Record<(typeof recordKinds)[number], string> = {
  person: "People",
  schedule: "Schedules",
  visit: "Visits",
  invoice: "Invoices",
  account: "Clients’ accounts",
  pay_run: "Walkers’ pay",
  week: "Closed weeks",
  pricing: "Prices",
  taxes: "Sales tax",
  price_rules: "Price rules",
  agreements: "Agreements",
  code: "Referral codes",
  export: "Exports",
  request: "Requests",
};
const kinds = recordKinds.map((value) => ({ value, label: labels[value] }));

/** Lists the changes of all records. The filters are in the address: ?kind=… and ?by=… */
export function ChangeHistory() {
  const [params, setParams] = useSearchParams();
  const kind = kinds.find(({ value }) => value === params.get("kind"))?.value;
  const by = params.get("by") ?? undefined;
  const [walkers, clients] = [useWalkers(), useClients()];
  const links = new Map([
    ...walkers.map(({ id }) => [id, `/admin/walkers/${id}`] as const),
    ...clients.map(({ id }) => [id, `/admin/clients/${id}`] as const),
  ]);
  const list = useAllHistory({ kind, by });
  const choose = (name: "kind" | "by", value: string | undefined) =>
    setParams((before) => {
      const after = new URLSearchParams(before);
      if (value === undefined) after.delete(name);
      else after.set(name, value);
      return after;
    });
  return (
    <Box component="section" className="stack" maw={880} aria-label="Change history">
      <Filters
        filters={[
          { label: "Of", options: kinds, value: kind, onChange: (value) => choose("kind", value) },
          {
            label: "By",
            all: "Everybody",
            options: personOptions([...walkers, ...clients]),
            value: by,
            onChange: (value) => choose("by", value),
          },
        ]}
      />
      <ChangeList list={list} namesRecords personLink={(id) => links.get(id)} />
    </Box>
  );
}
