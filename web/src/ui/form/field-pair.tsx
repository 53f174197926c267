import type { ReactNode } from "react";
import classes from "./field-pair.module.css";

/** Fields in two columns of equal width, or one on a phone. */
export const FieldPair = ({ children }: { children: ReactNode }) => <div className={classes.pair}>{children}</div>;
