import type { ReactNode } from "react";
import classes from "./field-pair.module.css";

/** Fields beside each other, in columns of the same width; one below the other on a phone. */
export const FieldPair = ({ children }: { children: ReactNode }) => <div className={classes.pair}>{children}</div>;
