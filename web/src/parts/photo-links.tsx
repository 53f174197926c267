import { hostOf, isWebLink } from "../lib/format/web-link.ts";
import classes from "./photo-links.module.css";

interface PhotoLinksProps {
  urls: readonly string[];
  /** As in the row of a table. */
  small?: boolean;
}

/** The links to photos elsewhere. They are never shown here, for that would tell their hosts who reads the page. */
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
