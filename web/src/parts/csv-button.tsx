import { Button } from "@mantine/core";
import { csvText } from "@petcare/domain";
import { saveCsv } from "../lib/format/save-csv.ts";
import { count } from "../lib/format/words.ts";
import { DownloadIcon } from "../ui/theme/icons.tsx";

interface CsvButtonProps {
  /** The name of the file, without its ending. */
  name: string;
  /** The rows. The first has the heads. */
  table: string[][];
  /** The noun that counts the rows. */
  unit?: string;
  /** The subject, if a screen has several files. */
  of?: string;
}

/** Saves rows as a CSV file. */
export function CsvButton({ name, table, unit = "row", of }: CsvButtonProps) {
  const rows = count(table.length - 1, unit);
  return (
    <Button
      variant="default"
      leftSection={<DownloadIcon size={18} />}
      aria-label={of && `CSV, ${rows}: ${of}`}
      disabled={table.length === 1}
      onClick={() => saveCsv(`${name}.csv`, csvText(table))}
    >
      CSV, {rows}
    </Button>
  );
}
