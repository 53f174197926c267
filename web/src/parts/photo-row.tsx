import { photoFiles, visitPhotos } from "@petcare/contract";
import { useState } from "react";
import { useRead } from "../lib/api/use-read.ts";
import { clockTime, dayAndTime } from "../lib/format/time.ts";
import { useDialogInAddress } from "../lib/hooks/use-dialog-in-address.ts";
import { useLastDefined } from "../lib/hooks/use-last-defined.ts";
import { Lightbox } from "./lightbox.tsx";
import classes from "./photo-links.module.css";
import { PhotoTime } from "./photo-time.tsx";

export interface PhotoRowProps {
  /** The visit's id. */
  visit: string;
  ids: readonly string[];
  /** The pets, for screen readers. */
  pets: string;
  /** Whether it is drawn in a table's row. */
  small?: boolean;
  /** The number of thumbnails. The other photos are reached from these. */
  maxShown?: number;
}

const dialogs = ["photo"] as const;
/** The age from which a link is read again, in milliseconds: shortly before it expires. */
const freshMs = (photoFiles.linkSeconds - 60) * 1000;
/** The time between readings while a file is missing. */
const againMs = 60_000;

/** The thumbnails of a visit's photos, and the large photo that ?photo= names. */
export function PhotoRow({ visit, ids, pets, small = false, maxShown }: PhotoRowProps) {
  const { dialog, open, close } = useDialogInAddress(dialogs);
  const { photos, onBroken } = usePhotos(visit, ids);
  const index = ids.indexOf(dialog?.id ?? "");
  const shown = useLastDefined(index < 0 ? undefined : index);
  const step = (by: number) => () => open("photo", ids.at(((shown ?? 0) + by) % ids.length) ?? "");
  const nameOf = (index: number) => {
    const { at } = photos[index] ?? {};
    return [`Photo ${index + 1} of ${ids.length}`, pets, ...(at ? [clockTime(at)] : [])].join(", ");
  };
  const large = photos[shown ?? -1];
  return (
    <>
      <ul className={classes.photos} data-small={small || undefined} aria-label="Photos">
        {photos.slice(0, maxShown).map(({ id, link, at }, index) => (
          <li key={id}>
            <button
              type="button"
              className={classes.photo}
              data-broken={link === undefined || undefined}
              aria-label={link === undefined ? `${nameOf(index)}: not here yet` : nameOf(index)}
              onClick={() => open("photo", id)}
            >
              {link === undefined
                ? "Not here yet"
                : link && <img src={link} alt="" referrerPolicy="no-referrer" onError={() => onBroken(link)} />}
              {at && !small && <PhotoTime at={at} />}
            </button>
          </li>
        ))}
      </ul>
      {shown !== undefined && (
        <Lightbox
          opened={index >= 0}
          name={nameOf(shown)}
          title={[`Photo ${shown + 1} of ${ids.length}`, ...(large?.at ? [dayAndTime(large.at)] : [])].join(", ")}
          link={large?.link}
          onBroken={onBroken}
          onClose={close}
          earlier={ids.length > 1 ? step(-1) : undefined}
          later={ids.length > 1 ? step(1) : undefined}
        />
      )}
    </>
  );
}

/**
 * Reads the times and links of a visit's photos, in the order of `ids`. A link is '' while they are read, and undefined
 * for a file that has not arrived. Expired links and missing files are read again.
 */
function usePhotos(visit: string, ids: readonly string[]) {
  const [broken, setBroken] = useState<readonly string[]>([]);
  const request = { params: { id: visit }, ...(broken.length > 0 && { everyMs: againMs }) };
  const { data, dataUpdatedAt, isPending, refetch } = useRead(visitPhotos, request);
  const photos = ids.map((id) => {
    const { link, at } = data?.find((photo) => photo.id === id) ?? {};
    const shown = link === undefined ? (isPending ? "" : undefined) : broken.includes(link) ? undefined : link;
    return { id, link: shown, at };
  });
  const onBroken = (link: string) => {
    setBroken((before) => [...before, link]);
    if (Date.now() - dataUpdatedAt > freshMs) void refetch();
  };
  return { photos, onBroken };
}
