import { useState } from "react";
import { hostOf, isWebLink } from "../lib/format/web-link.ts";
import classes from "./photo-links.module.css";

interface PhotoLinksProps {
  urls: readonly string[];
  /** As in the row of a table. */
  small?: boolean;
}

/** A visit's photos as small links. A photo that cannot be shown is a link in words, and what is no web link is text. */
export function PhotoLinks({ urls, small = false }: PhotoLinksProps) {
  if (urls.length === 0) return null;
  return (
    <ul className={classes.photos} data-small={small || undefined} aria-label="Photos">
      {urls.map((url, index) => (
        <li key={url}>
          {isWebLink(url) ? (
            <Photo url={url} name={`Photo ${index + 1}`} small={small} />
          ) : (
            <span className={classes.text}>{url}</span>
          )}
        </li>
      ))}
    </ul>
  );
}

function Photo({ url, name, small }: { url: string; name: string; small: boolean }) {
  // The page shows no image that comes without encryption: such links are older than the rule that links have it.
  const [broken, setBroken] = useState(!url.toLowerCase().startsWith("https:"));
  return (
    <a href={url} target="_blank" rel="noopener noreferrer" className={classes.photo} data-broken={broken || undefined}>
      {broken ? (
        small ? (
          name
        ) : (
          `${name} on ${hostOf(url)}`
        )
      ) : (
        <img src={url} alt={name} loading="lazy" referrerPolicy="no-referrer" onError={() => setBroken(true)} />
      )}
    </a>
  );
}
