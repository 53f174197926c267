import { Button } from "@mantine/core";
import { EmptyState } from "../../../ui/feedback/states.tsx";
import type { Filter } from "./client-list.ts";

interface NobodyProps {
  typed: string;
  filter: Filter;
  /** Given where account, walker or what is overdue is asked for. */
  onClear: (() => void) | undefined;
}

/** Stands in the place of no clients, by why there are none. */
export function Nobody({ typed, filter, onClear }: NobodyProps) {
  if (onClear) {
    return (
      <EmptyState title="No client matches the filters">
        <Button variant="default" onClick={onClear}>
          Clear filters
        </Button>
      </EmptyState>
    );
  }
  if (typed) {
    return (
      <EmptyState title={`No client matches “${typed}”`}>
        {filter !== "all" && "Look among all of them: somebody inactive may be meant."}
      </EmptyState>
    );
  }
  if (filter === "inactive") return <EmptyState title="No client is inactive" />;
  return (
    <EmptyState title="No clients yet">
      Add the first one with “New client”. They need no account: you can invite them later.
    </EmptyState>
  );
}
