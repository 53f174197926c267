import { Suspense } from "react";
import { late } from "../lib/hooks/late.tsx";
import { Boundary } from "../ui/feedback/broken.tsx";
import classes from "./photo-links.module.css";
import type { PhotoRowProps } from "./photo-row.tsx";

const PhotoRow = late(async () => (await import("./photo-row.tsx")).PhotoRow);

interface VisitPhotosProps extends Omit<PhotoRowProps, "ids"> {
  /** A schedule stored by an earlier release has none. */
  ids: readonly string[] | undefined;
}

/** The photos of a visit as thumbnails. Their code is loaded after the screen, in places that are kept for them. */
export function VisitPhotos({ ids = [], ...props }: VisitPhotosProps) {
  if (ids.length === 0) return null;
  const places = (
    <ul className={classes.photos} data-small={props.small || undefined} aria-label="Photos">
      {ids.slice(0, props.maxShown).map((id) => (
        <li key={id} className={classes.photo} />
      ))}
    </ul>
  );
  return (
    <Boundary fallback={places}>
      <Suspense fallback={places}>
        <PhotoRow ids={ids} {...props} />
      </Suspense>
    </Boundary>
  );
}
