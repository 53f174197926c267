import { Link } from "react-router-dom";
import { calendarOn } from "../../lib/format/calendar-link.ts";
import { PhotoLinks } from "../../parts/photo-links.tsx";
import { billingWords } from "./walk-words.ts";
import type { Walk } from "./walks-address.ts";
import classes from "./walks-table.module.css";

const shownPhotos = 2;

/** What was written of a walk, or why it was cancelled, and its first photos. */
export function HowItWent({ walk: { _id, date, comments, cancel_reason, photo_urls } }: { walk: Walk }) {
  const more = photo_urls.length - shownPhotos;
  return (
    <div className={classes.note}>
      <p>{comments ?? cancel_reason}</p>
      {photo_urls.length > 0 && (
        <div className={classes.photos}>
          <PhotoLinks small urls={photo_urls.slice(0, shownPhotos)} />
          {more > 0 && (
            <Link to={calendarOn(date, { visit: _id })} aria-label={`${more} more photos`}>
              +{more}
            </Link>
          )}
        </div>
      )}
    </div>
  );
}

/** What has become of the bill. */
export function Bill({ walk: { billing, invoice, written_off } }: { walk: Walk }) {
  if (invoice) return <Link to={`/admin/invoices/${invoice.id}`}>{invoice.number}</Link>;
  if (billing === null) return null;
  return (
    <>
      <span className={billing === "to-bill" ? classes.open : classes.quiet}>{billingWords[billing]}</span>
      {written_off && <small>{written_off.reason}</small>}
    </>
  );
}
