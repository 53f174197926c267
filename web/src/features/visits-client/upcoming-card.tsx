import { formatPhone, parsePhone } from "@petcare/domain";
import { useId } from "react";
import { phoneLink } from "../../lib/contact-links.ts";
import { dayAndTime, frameHours, fullDay } from "../../lib/time.ts";
import { petsText, serviceName } from "../../lib/words.ts";
import { MapPinIcon, PersonIcon, PhoneIcon } from "../../ui/icons.tsx";
import { StatusBadge } from "../../ui/status-badge.tsx";
import type { ClientVisit } from "./client-visits.ts";
import { upcomingStatus } from "./upcoming-status.ts";
import classes from "./walks.module.css";

/** A visit to come. */
export function UpcomingCard({ visit, now }: { visit: ClientVisit; now: number }) {
  const heading = useId();
  const { walker_name, walker_phone, address } = visit;
  return (
    <article className={classes.card} aria-labelledby={heading}>
      <div className={classes.head}>
        <div>
          <p className={classes.when}>
            {fullDay(visit.date)}, {frameHours(visit.timeframe)}
          </p>
          <h3 id={heading}>{petsText(visit.pet_names, 50)}</h3>
        </div>
        <StatusBadge status={upcomingStatus(visit, now)} />
      </div>
      <p>
        {serviceName(visit)}
        {visit.service_type === "overnight" && `, until ${dayAndTime(visit.end)}`}
      </p>
      <ul className={classes.facts}>
        <li>
          <PersonIcon size={18} /> {walker_name ? `With ${walker_name}` : "Your walker will be named soon"}
        </li>
        {walker_phone && (
          <li>
            <PhoneIcon size={18} />
            <a href={phoneLink(walker_phone)}>
              Call {walker_name ?? "the walker"}, {parsePhone(walker_phone) ? formatPhone(walker_phone) : walker_phone}
            </a>
          </li>
        )}
        {address && (
          <li>
            <MapPinIcon size={18} /> {address}
          </li>
        )}
      </ul>
    </article>
  );
}
