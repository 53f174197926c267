import { Button } from "@mantine/core";
import { completedWalksTotals, listCompletedWalks } from "@petcare/contract";
import { csvText } from "@petcare/domain";
import { messageOf } from "../../lib/api/api-error.ts";
import { readWhole } from "../../lib/api/pages.ts";
import { useRead } from "../../lib/api/use-read.ts";
import { useSend } from "../../lib/api/use-send.ts";
import { saveCsv } from "../../lib/format/save-csv.ts";
import { frameSpan } from "../../lib/format/time.ts";
import { count, serviceName } from "../../lib/format/words.ts";
import { failureToast } from "../../ui/feedback/toast.tsx";
import { DownloadIcon } from "../../ui/theme/icons.tsx";
import { useNames } from "./use-names.ts";
import { completedText } from "./walk-words.ts";
import type { Walk, WalksQuery } from "./walks-address.ts";

/** Saves all walks of the filter as a file, whichever of them are on the screen. */
export function CsvButton({ query }: { query: WalksQuery }) {
  const rows = useRead(completedWalksTotals, { query }).data?.count;
  const names = useNames();
  const saving = useSend({
    mutationFn: () => readWhole(listCompletedWalks, { query: { ...query, limit: 200 } }),
    here: {
      onSuccess: (walks) =>
        saveCsv(`completed-walks-${query.from}-to-${query.to}.csv`, csvText(walksTable(walks, names))),
    },
    onError: (error) => failureToast(messageOf(error, "Failed to make the file. Please try again.")),
  });
  return (
    <Button
      variant="default"
      leftSection={<DownloadIcon size={18} />}
      disabled={!rows}
      loading={saving.busy}
      onClick={() => saving.send(undefined)}
    >
      CSV{rows ? `, ${count(rows, "row")}` : ""}
    </Button>
  );
}

type Cell = string | number;

interface Names {
  clientOf: (walk: Walk) => string;
  walkerOf: (walk: Walk) => string;
}

const columns: readonly (readonly [head: string, cell: (walk: Walk, names: Names) => Cell])[] = [
  ["Date", ({ date }) => date],
  ["Time frame", ({ timeframe }) => frameSpan(timeframe)],
  ["Completed", completedText],
  ["Minutes late", ({ late_minutes }) => late_minutes],
  ["Pets", ({ pet_names }) => pet_names.join(", ")],
  ["Service", serviceName],
  ["Client", (walk, { clientOf }) => clientOf(walk)],
  ["Walker", (walk, { walkerOf }) => walkerOf(walk)],
  ["Price", ({ charge }) => charge.toFixed(2)],
  ["Pay", ({ pay }) => pay?.toFixed(2) ?? ""],
  ["Bill", ({ billing }) => billing ?? ""],
  ["Invoice", ({ invoice }) => invoice?.number ?? ""],
  ["Note", ({ comments, cancel_reason }) => comments ?? cancel_reason ?? ""],
  ["Photos", ({ photo_urls }) => photo_urls.join(" ")],
  ["Written off because", ({ written_off }) => written_off?.reason ?? ""],
];

/** The rows of a file of walks, its heads first. Amounts are dollars with two decimals. */
const walksTable = (walks: readonly Walk[], names: Names): Cell[][] => [
  columns.map(([head]) => head),
  ...walks.map((walk) => columns.map(([, cell]) => cell(walk, names))),
];
