import { Suspense } from "react";
import { late } from "../lib/hooks/late.tsx";
import { Boundary } from "../ui/feedback/broken.tsx";
import classes from "./photo-links.module.css";
import type { PhotoRowProps } from "./photo-row.tsx";

const PhotoRow = late(async () => (await import("./photo-row.tsx")).PhotoRow);

interface VisitPhotosProps extends Omit<PhotoRowProps, "ids"> {
  /** A day that an earlier release has kept has none. */
  ids: readonly string[] | undefined;
}

/** The photos that a visit's walker took, as thumbnails that open. They come later than the screen, and nothing moves then. */
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
