import { Link } from "react-router-dom";
import { calendarOn } from "../../lib/format/calendar-link.ts";
import { PhotoLinks } from "../../parts/photo-links.tsx";
import { billingWords } from "./walk-words.ts";
import type { Walk } from "./walks-address.ts";
import classes from "./walks-table.module.css";

const shownPhotos = 2;

/** Draws what was written of a walk, or why it was cancelled, and its first photos; null where there is none of them. */
export function howItWent({ _id, date, comments, cancel_reason, photo_urls }: Walk) {
  const words = comments ?? cancel_reason;
  const more = photo_urls.length - shownPhotos;
  if (!words && photo_urls.length === 0) return null;
  return (
    <div className={classes.note}>
      <p>{words}</p>
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

/** Draws what has become of the bill; null where there is none. */
export function bill({ billing, invoice, written_off }: Walk) {
  if (invoice) return <Link to={`/admin/invoices/${invoice.id}`}>{invoice.number}</Link>;
  if (billing === null) return null;
  return (
    <>
      <span className={billing === "to-bill" ? classes.open : "quiet"}>{billingWords[billing]}</span>
      {written_off && <small>{written_off.reason}</small>}
    </>
  );
}
