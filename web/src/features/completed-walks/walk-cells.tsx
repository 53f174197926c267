import { Link } from "react-router-dom";
import { calendarOn } from "../../lib/format/calendar-link.ts";
import { petsText } from "../../lib/format/words.ts";
import { PhotoLinks } from "../../parts/photo-links.tsx";
import { VisitPhotos } from "../../parts/visit-photos.tsx";
import { billingWords } from "./walk-words.ts";
import type { Walk } from "./walks-address.ts";
import classes from "./walks-table.module.css";

const shownPhotos = 2;

/** Draws what was written of a walk, or why it was cancelled, and its first photos; null where there is none of them. */
export function howItWent({ _id, date, comments, cancel_reason, photo_urls, photo_ids, pet_names }: Walk) {
  const words = comments ?? cancel_reason;
  const photos = photo_urls.length + photo_ids.length;
  const own = Math.min(photo_ids.length, shownPhotos);
  if (!words && photos === 0) return null;
  return (
    <div className={classes.note}>
      <p>{words}</p>
      {photos > 0 && (
        <div className={classes.photos}>
          <VisitPhotos small visit={_id} ids={photo_ids} maxShown={shownPhotos} pets={petsText(pet_names)} />
          <PhotoLinks small urls={photo_urls.slice(0, shownPhotos - own)} />
          {photos > shownPhotos && (
            <Link to={calendarOn(date, { visit: _id })} aria-label={`${photos - shownPhotos} more photos`}>
              +{photos - shownPhotos}
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
