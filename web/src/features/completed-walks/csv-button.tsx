import { Button } from "@mantine/core";
import { completedWalksTotals, listCompletedWalks } from "@petcare/contract";
import { csvText } from "@petcare/domain";
import { messageOf } from "../../lib/api/api-error.ts";
import { readWhole } from "../../lib/api/pages.ts";
import { useRead } from "../../lib/api/use-read.ts";
import { useSend } from "../../lib/api/use-send.ts";
import { saveCsv } from "../../lib/format/save-csv.ts";
import { count } from "../../lib/format/words.ts";
import { failureToast } from "../../ui/feedback/toast.tsx";
import { DownloadIcon } from "../../ui/theme/icons.tsx";
import { useNames } from "./use-names.ts";
import type { WalksQuery } from "./walks-address.ts";
import { walksTable } from "./walks-csv.ts";

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
