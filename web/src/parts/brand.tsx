import { business } from "@petcare/business";
import { Link } from "react-router-dom";
import { Paw } from "../ui/theme/paw.tsx";
import classes from "./brand.module.css";

/** Paw and business name, a link to `to`. */
export function Brand({ to }: { to: string }) {
  return (
    <Link to={to} className={classes.brand}>
      <Paw />
      <span>{business.name}</span>
    </Link>
  );
}
