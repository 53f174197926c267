import { UnstyledButton } from "@mantine/core";
import { useEffect, useState } from "react";
import { mapLink, phoneLink } from "../../../lib/format/contact-links.ts";
import { KeyIcon, MapPinIcon, PhoneIcon } from "../../../ui/theme/icons.tsx";
import type { WalkerVisit } from "../my-schedule.ts";
import classes from "./contact-row.module.css";

/** A code hides again after this time, in case somebody reads over the shoulder. */
const shownMs = 30_000;

/** Call, map and garage code, each where the visit has one. */
export function ContactRow({ visit }: { visit: WalkerVisit }) {
  const [shown, setShown] = useState(false);
  useEffect(() => {
    if (!shown) return;
    const timer = setTimeout(() => setShown(false), shownMs);
    return () => clearTimeout(timer);
  }, [shown]);
  const { client, address, garage_code } = visit;
  if (!client.phone && !address && !garage_code) return null;
  return (
    <div className={classes.contact}>
      <div className={classes.row}>
        {client.phone && (
          <a className={classes.action} href={phoneLink(client.phone)}>
            <PhoneIcon />{" "}
            <span>
              Call<span className="visually-hidden"> {client.name}</span>
            </span>
          </a>
        )}
        {address && (
          <a className={classes.action} href={mapLink(address)} target="_blank" rel="noopener noreferrer">
            <MapPinIcon /> Map
          </a>
        )}
        {garage_code && (
          <UnstyledButton className={classes.action} aria-expanded={shown} onClick={() => setShown(!shown)}>
            <KeyIcon /> {shown ? "Hide code" : "Show code"}
          </UnstyledButton>
        )}
      </div>
      <div aria-live="polite">
        {shown && (
          <p className={classes.code}>
            Garage code <b>{garage_code}</b>
          </p>
        )}
      </div>
    </div>
  );
}
