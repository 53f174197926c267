import { Button } from "@mantine/core";
import { csvText, type PayKind, serviceLabels } from "@petcare/domain";
import { useClients } from "../../../lib/api/people.ts";
import { saveCsv } from "../../../lib/format/save-csv.ts";
import { frameSpan } from "../../../lib/format/time.ts";
import { DownloadIcon } from "../../../ui/theme/icons.tsx";
import type { DueLine } from "./pay-types.ts";

const kinds: Record<PayKind, string> = { visit: "Visit", tip: "Tip", correction: "Correction", report: "Report" };

/** Saves lines of pay as a file. */
export function PayCsv({ file, lines }: { file: string; lines: readonly DueLine[] }) {
  const clients = new Map(useClients().map(({ id, name }) => [id, name]));
  const save = () => saveCsv(file, csvText(payTable(lines, (id) => clients.get(id) ?? "")));
  return (
    <Button variant="default" leftSection={<DownloadIcon size={18} />} onClick={save}>
      CSV
    </Button>
  );
}

/** The rows of the file, its heads first. Amounts are dollars with two decimals; one that is not known is empty. */
const payTable = (lines: readonly DueLine[], clientOf: (id: string) => string): string[][] => [
  ["Date", "Time frame", "For", "Service", "Pets", "Client", "Amount"],
  ...lines.map(({ kind, date, timeframe, service_type, pet_names, client_id, cancelled, amount }) => [
    date,
    timeframe ? frameSpan(timeframe) : "",
    cancelled ? "Cancelled visit" : kinds[kind],
    service_type ? serviceLabels[service_type] : "",
    pet_names.join(", "),
    clientOf(client_id),
    amount?.toFixed(2) ?? "",
  ]),
];
