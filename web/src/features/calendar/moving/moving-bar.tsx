import { Button } from "@mantine/core";
import { petsText } from "../../../lib/format/words.ts";
import classes from "./moving-bar.module.css";
import { useAiming, useMoving } from "./moving-context.ts";
import { whenWords } from "./target.ts";

/** What is being moved, the way to name its place instead, and the way back. It stays in sight. */
export function MovingBar({ said }: { said: string }) {
  const aiming = useAiming();
  const { name, putBack } = useMoving();
  return (
    <>
      <p className="visually-hidden" role="status">
        {said}
      </p>
      {aiming && (
        <section className={classes.bar} aria-label="Moving a visit">
          <p>
            <b>Moving {petsText(aiming.visit.pet_names)}</b> from {whenWords(aiming.visit)}.{" "}
            <span className={classes.how}>Choose where it should go.</span>
          </p>
          <Button variant="default" onClick={() => name(aiming.visit)}>
            Move to…
          </Button>
          <Button variant="default" onClick={putBack}>
            Cancel
          </Button>
        </section>
      )}
    </>
  );
}
