import { Skeleton } from "@mantine/core";
import { Suspense, useState } from "react";
import { useRecordHistory } from "../../../lib/api/history.ts";
import { late } from "../../../lib/arrival/late.ts";
import classes from "./visit-changes.module.css";

// The words of every kind of change are more than the details need before somebody asks.
const ChangeList = late(async () => (await import("../../../parts/change-history/change-list.tsx")).ChangeList);

/** Who changed a visit or its series and when, once it is asked for. */
export function VisitChanges({ id }: { id: string }) {
  const [isAsked, setIsAsked] = useState(false);
  return (
    <details className={classes.changes} onToggle={({ currentTarget }) => setIsAsked(currentTarget.open)}>
      <summary>Changes</summary>
      {isAsked && (
        <Suspense fallback={<Skeleton height={80} radius="md" />}>
          <Listed id={id} />
        </Suspense>
      )}
    </details>
  );
}

const Listed = ({ id }: { id: string }) => <ChangeList list={useRecordHistory("visit", id)} />;
