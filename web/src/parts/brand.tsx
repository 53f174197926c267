import { business } from "@petcare/business";
import { Link } from "react-router-dom";
import { Paw } from "../ui/theme/paw.tsx";
import classes from "./brand.module.css";

/** The paw and the business's name, as a link. */
export function Brand({ to }: { to: string }) {
  return (
    <Link to={to} className={classes.brand}>
      <Paw />
      <span>{business.name}</span>
    </Link>
  );
}
