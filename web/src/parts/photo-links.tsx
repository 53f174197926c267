import { hostOf, isWebLink } from "../lib/format/web-link.ts";
import classes from "./photo-links.module.css";

interface PhotoLinksProps {
  urls: readonly string[];
  /** Whether it is drawn in a table's row. */
  small?: boolean;
}

/** Links to photos elsewhere. The photos are not loaded here, because their hosts would learn who reads the page. */
export function PhotoLinks({ urls, small = false }: PhotoLinksProps) {
  if (urls.length === 0) return null;
  return (
    <ul className={classes.photos} data-small={small || undefined} aria-label="Photos elsewhere">
      {urls.map((url, index) => (
        <li key={url}>
          {isWebLink(url) ? (
            <a className={classes.text} href={url} target="_blank" rel="noopener noreferrer">
              Photo {index + 1}
              {!small && ` on ${hostOf(url)}`}
            </a>
          ) : (
            <span className={classes.text}>{url}</span>
          )}
        </li>
      ))}
    </ul>
  );
}
