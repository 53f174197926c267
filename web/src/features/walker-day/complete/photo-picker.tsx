import { Button } from "@mantine/core";
import { maxPhotos } from "@petcare/contract";
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { asJpeg } from "../../../lib/day/as-jpeg.ts";
import { forgetPhotos, keepPhoto, readPhoto } from "../../../lib/day/photos.ts";
import { PhotoTime } from "../../../parts/photo-time.tsx";
import { Notice } from "../../../ui/feedback/notice.tsx";
import { CloseIcon } from "../../../ui/theme/icons.tsx";
import classes from "./photo-picker.module.css";

interface PhotoPickerProps {
  /** The visit's id. */
  visit: string;
  ids: readonly string[];
  onChange: (ids: string[]) => void;
}

const unreadable = "This file cannot be read as a photo.";
const unkept = "This phone cannot keep photos just now.";

/** Takes photos with the camera or from the library, and keeps them on the phone until the note is sent. */
export function PhotoPicker({ visit, ids, onChange }: PhotoPickerProps) {
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState("");
  const [isBusy, setIsBusy] = useState(false);
  // A photo takes a moment, in which somebody goes on writing.
  const latest = useRef({ ids, onChange });
  useLayoutEffect(() => {
    latest.current = { ids, onChange };
  });

  const add = async (files: readonly File[]) => {
    setProblem("");
    setIsBusy(true);
    const added: string[] = [];
    const room = maxPhotos - ids.length;
    if (files.length > room) setProblem(`A walk has room for ${maxPhotos} photos.`);
    for (const file of files.slice(0, room)) {
      const jpeg = await asJpeg(file).catch(() => setProblem(unreadable));
      const id = jpeg && (await keepPhoto(visit, jpeg).catch(() => setProblem(unkept)));
      if (!id) continue;
      added.push(id);
      latest.current.onChange([...new Set([...latest.current.ids, ...added])]);
    }
    setIsBusy(false);
  };
  const remove = (id: string) => {
    onChange(ids.filter((other) => other !== id));
    void forgetPhotos(visit, [id]).catch(() => {});
    input.current?.parentElement?.querySelector("button")?.focus();
  };

  return (
    <fieldset className={classes.picker}>
      <legend>Photos</legend>
      <input
        ref={input}
        type="file"
        // An iPhone turns its own kind of photo into one of these.
        accept="image/jpeg,image/png,image/webp"
        multiple
        hidden
        aria-label="Photos"
        onChange={({ currentTarget }) => {
          void add([...(currentTarget.files ?? [])]);
          // The same file can be chosen again.
          currentTarget.value = "";
        }}
      />
      <Button
        variant="default"
        loading={isBusy}
        disabled={ids.length >= maxPhotos}
        onClick={() => input.current?.click()}
      >
        Add photos
      </Button>
      {problem && <Notice tone="danger">{problem}</Notice>}
      {ids.length > 0 && (
        <ul className={classes.photos}>
          {ids.map((id, index) => (
            <li key={id}>
              <Preview visit={visit} id={id} name={`Photo ${index + 1}`} />
              <button
                type="button"
                className={classes.remove}
                aria-label={`Remove photo ${index + 1}`}
                disabled={isBusy}
                onClick={() => remove(id)}
              >
                <CloseIcon size={16} />
              </button>
            </li>
          ))}
        </ul>
      )}
    </fieldset>
  );
}

function Preview({ visit, id, name }: { visit: string; id: string; name: string }) {
  const [photo, setPhoto] = useState<Awaited<ReturnType<typeof readPhoto>>>();
  useEffect(() => {
    readPhoto(visit, id).then(setPhoto, () => {});
  }, [visit, id]);
  if (!photo) return <span>{name}</span>;
  return (
    <>
      <img src={photo.jpeg} alt={name} />
      <PhotoTime at={new Date(photo.at).toISOString()} />
    </>
  );
}
