import { Button } from "@mantine/core";
import type { Role } from "@petcare/contract";
import { Link } from "react-router-dom";
import { homeOf } from "../../lib/session/session.ts";
import { PreviousIcon } from "../../ui/theme/icons.tsx";
import classes from "./back-button.module.css";

/** Leads to /admin, /walker or /client (docs/product/account.md). */
export function BackButton({ area }: { area: Role }) {
  return (
    <Button
      component={Link}
      to={homeOf(area)}
      variant="transparent"
      className={classes.back}
      leftSection={<PreviousIcon size={18} />}
    >
      Back
    </Button>
  );
}
