import { Button } from "@mantine/core";
import { business } from "@petcare/business";
import { Link } from "react-router-dom";
import { useTitle } from "../lib/use-title.ts";
import { Paw } from "../ui/brand-mark.tsx";
import { PhoneIcon } from "../ui/icons.tsx";
import { Neighborhood } from "../ui/neighborhood.tsx";
import classes from "./home.module.css";

/** The public first page. */
export function Home() {
  useTitle(business.tagline);
  return (
    <div className={classes.page}>
      <header className={classes.top}>
        <span className={classes.brand}>
          <Paw /> {business.name}
        </span>
        <Link to="/auth">Login</Link>
      </header>
      <main className={classes.hero}>
        <div className={classes.words}>
          <p className={classes.place}>
            {business.place.town}, {business.place.state}
          </p>
          <h1>{business.name}</h1>
          <p className={classes.tagline}>{business.tagline}</p>
          <div className={classes.actions}>
            <Button component={Link} to="/auth" color="marigold" className={classes.gold}>
              Book An Appointment
            </Button>
            <Button
              component="a"
              href={`tel:${business.phone.link}`}
              className={classes.ghost}
              leftSection={<PhoneIcon size={18} />}
            >
              Call {business.phone.shown}
            </Button>
          </div>
        </div>
        <Neighborhood className={classes.scene} />
      </main>
      <footer className={classes.foot}>
        <span>
          {business.legalName} · {business.place.town}, {business.place.state}
        </span>
        <a href={business.social.url}>{business.social.label}</a>
      </footer>
    </div>
  );
}
