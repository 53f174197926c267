import { EmptyState, Loaded } from "../../ui/states.tsx";
import { useHistory } from "./client-visits.ts";
import { ListSkeleton } from "./list-skeleton.tsx";
import { MoreButton } from "./more-button.tsx";
import { PastWalk } from "./past-walk.tsx";
import classes from "./walks.module.css";

/** What was done, the latest first. */
export function WalkHistory() {
  const walks = useHistory();
  return (
    <Loaded query={walks} failed="Failed to load data. Please try again." loading={<ListSkeleton />}>
      {(visits) =>
        visits.length === 0 ? (
          <EmptyState title="No walks yet">
            After each walk your walker writes you a note, often with a photo. You find them here.
          </EmptyState>
        ) : (
          <section className={classes.day} aria-label="Completed walks">
            <h2 className="visually-hidden">Completed walks</h2>
            {visits.map((visit) => (
              <PastWalk key={visit._id} visit={visit} />
            ))}
            <MoreButton list={walks}>Show earlier walks</MoreButton>
          </section>
        )
      }
    </Loaded>
  );
}
