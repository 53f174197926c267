import { Group } from "@mantine/core";
import { business } from "@petcare/business";
import { Paw } from "../../ui/theme/paw.tsx";
import classes from "./paper.module.css";

const { legalName, place, phone, email } = business;

/** The top of a sheet: the business, and the sheet's title. */
export const Letterhead = ({ title, sub }: { title: string; sub: string }) => (
  <header className={classes.head}>
    <Group gap={12} wrap="nowrap" className={classes.sender}>
      <Paw size={34} />
      <div>
        <b>{legalName}</b>
        <p className="quiet">
          {place.town}, {place.state}
          <br />
          {phone.shown} · {email}
        </p>
      </div>
    </Group>
    <div className={classes.what}>
      <h2>{title}</h2>
      <p>{sub}</p>
    </div>
  </header>
);
