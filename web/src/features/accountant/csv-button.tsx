import { Button } from "@mantine/core";
import { csvText, toDollars } from "@petcare/domain";
import { formatDollars } from "../../lib/format/dollars.ts";
import { saveCsv } from "../../lib/format/save-csv.ts";
import { count } from "../../lib/format/words.ts";
import { DownloadIcon } from "../../ui/theme/icons.tsx";

/** '$28.00' of cents. */
export const dollars = (cents: number) => formatDollars(toDollars(cents));

/** '28.00' of cents, as files have it. */
export const fixed = (cents: number): string => toDollars(cents).toFixed(2);

/** Saves rows as a file, the first of which has its heads. */
export function Csv({ of, file, table }: { of: string; file: string; table: string[][] }) {
  const rows = count(table.length - 1, "row");
  return (
    <Button
      variant="default"
      leftSection={<DownloadIcon size={18} />}
      aria-label={`CSV, ${rows}: ${of}`}
      disabled={table.length === 1}
      onClick={() => saveCsv(`${file}.csv`, csvText(table))}
    >
      CSV, {rows}
    </Button>
  );
}
