import { Skeleton } from "@mantine/core";
import type { ReactNode } from "react";
import classes from "./list-outline.module.css";

const cells = ["70%", "55%", "80%", "60%"];

/** The outline of a screen's list: tools, head and rows. */
export const ListOutline = ({ children }: { children?: ReactNode }) => (
  <div role="status" aria-label="Loading" className="stack gap-14">
    {children}
    <div className={classes.tools}>
      <Skeleton height={44} width={300} radius="md" />
      <Skeleton height={44} width={220} radius="xl" />
      <Skeleton height={44} width={130} radius="xl" />
    </div>
    <div className={classes.list}>
      {[...Array(9).keys()].map((row) => (
        <div key={row} className={classes.row}>
          {cells.map((width) => (
            <Skeleton key={width} height={row === 0 ? 12 : 18} width={width} />
          ))}
        </div>
      ))}
    </div>
  </div>
);
