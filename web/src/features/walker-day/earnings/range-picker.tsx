import { Button } from "@mantine/core";
import { Suspense } from "react";
import { useSearchParams } from "react-router-dom";
import { late } from "../../../lib/hooks/late.tsx";
import { PageLoading } from "../../../ui/feedback/page-loading.tsx";
import { ChoiceButtons } from "../../../ui/form/choice-buttons.tsx";
import { PrintIcon } from "../../../ui/theme/icons.tsx";
import { type RequestedRange, ranges } from "./earnings-range.ts";
import classes from "./range-picker.module.css";

// The date picker is large, and few choose their own dates.
const CustomDates = late(async () => (await import("./custom-dates.tsx")).CustomDates);

/** Chooses the range. Back undoes a choice of range, but not a date of a custom one. */
export function RangePicker({ requested }: { requested: RequestedRange }) {
  const [, setParams] = useSearchParams();
  const show = (params: Record<string, string>, replace = false) =>
    setParams({ view: "earnings", ...params }, { replace, preventScrollReset: true });
  return (
    <section className={classes.panel} aria-label="Range">
      <div className={classes.line}>
        <ChoiceButtons
          legend="Range"
          hideLegend
          options={ranges}
          value={requested.range}
          onChange={(range) => show({ range })}
        />
        <Button
          className={classes.print}
          variant="default"
          leftSection={<PrintIcon size={18} />}
          disabled={!requested.days}
          onClick={() => window.print()}
        >
          Print
        </Button>
      </div>
      {requested.range === "custom" && (
        <Suspense fallback={<PageLoading />}>
          <CustomDates
            requested={requested}
            onChange={({ from, to }) => show({ range: "custom", ...(from && { from }), ...(to && { to }) }, true)}
          />
        </Suspense>
      )}
    </section>
  );
}
