import { Button } from "@mantine/core";
import { getWeek } from "@petcare/contract";
import type { LocalDate } from "@petcare/domain";
import { useState } from "react";
import { useCheck } from "../../../lib/api/use-check.ts";
import { Failure } from "../../../ui/feedback/failure.tsx";
import { PrintedAlone } from "../../../ui/layout/printed-alone.tsx";
import { PrintIcon } from "../../../ui/theme/icons.tsx";
import { WeekSheet } from "./week-sheet.tsx";

/** Prints a closed week from where only its figures are shown: all that was kept is read first. */
export function PrintWeek({ monday, name }: { monday: LocalDate; name: string }) {
  const [requested, setRequested] = useState(false);
  const { data, error, isFetching, refetch } = useCheck({ enabled: requested }, getWeek, { params: { monday } });
  const print = () => {
    if (requested) void refetch();
    setRequested(true);
  };
  return (
    <>
      <Button
        variant="subtle"
        size="sm"
        leftSection={<PrintIcon size={18} />}
        onClick={print}
        aria-label={`Print ${name}`}
      >
        {isFetching ? "Reading..." : "Print"}
      </Button>
      {error && !isFetching && <Failure error={error} fallback="Failed to load data. Please try again." />}
      {requested && !isFetching && data?.state === "closed" && (
        <PrintedAlone onPrinted={() => setRequested(false)}>
          <WeekSheet week={data} max={data.visits.length} isPaper />
        </PrintedAlone>
      )}
    </>
  );
}
