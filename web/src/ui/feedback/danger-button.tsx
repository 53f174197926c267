import { Button, type ButtonProps } from "@mantine/core";
import type { ComponentProps } from "react";
import classes from "./danger-button.module.css";

/** The button of a destructive act, in the dialog that asks first. */
export function DangerButton(props: ButtonProps & ComponentProps<"button">) {
  return <Button {...props} className={classes.danger} />;
}
