import { business } from "@petcare/business";
import { Paw } from "../../ui/theme/paw.tsx";
import classes from "./paper.module.css";

const { legalName, place, phone, email } = business;

/** The top of a sheet: the business, and the sheet's title. */
export const Letterhead = ({ title, sub }: { title: string; sub: string }) => (
  <header className={classes.head}>
    <div className={classes.sender}>
      <Paw size={34} />
      <div>
        <b>{legalName}</b>
        <p>
          {place.town}, {place.state}
          <br />
          {phone.shown} · {email}
        </p>
      </div>
    </div>
    <div className={classes.what}>
      <h2>{title}</h2>
      <p>{sub}</p>
    </div>
  </header>
);
