import type { ShownVisit } from "../../../lib/day/shown-visit.ts";
import "../../../ui/theme/checkbox-styles.ts";
import { Button, Checkbox, Group } from "@mantine/core";
import { maxPhotos } from "@petcare/contract";
import { type CareKind, careKinds, maxTicks } from "@petcare/domain";
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { asJpeg } from "../../../lib/day/as-jpeg.ts";
import { forgetPhotos, readPhoto, storePhoto } from "../../../lib/day/photos.ts";
import { clockTime } from "../../../lib/format/time.ts";
import { PhotoTime } from "../../../parts/photo-time.tsx";
import { type CareTick, tickWords } from "../../../parts/visits/tick-list.tsx";
import { Notice } from "../../../ui/feedback/notice.tsx";
import { CloseIcon } from "../../../ui/theme/icons.tsx";
import { petsOn } from "../visit-parts.tsx";
import classes from "./dialogs.module.css";

interface CareTicksProps {
  visit: ShownVisit;
  ticks: readonly CareTick[];
  onChange: (ticks: CareTick[]) => void;
}

/** The care in the pets' records, to tick. Each tick has its time. The walk can be completed without them. */
export function CareTicks({ visit, ticks, onChange }: CareTicksProps) {
  const asked = careAsked(visit);
  if (asked.length === 0) return null;
  const tickOf = ({ pet, care }: AskedCare) => ticks.find((tick) => tick.pet === pet && tick.care === care);
  const missing = asked.filter((one) => one.care === "medication" && !tickOf(one)).map(({ pet }) => pet);
  return (
    <fieldset className={classes.care}>
      <legend>Care</legend>
      {asked.map((one) => {
        const tick = tickOf(one);
        const { pet, care } = one;
        return (
          <Checkbox
            key={`${pet} ${care}`}
            radius="sm"
            label={
              <>
                {tickWords(one)} {tick && <small>{clockTime(tick.at)}</small>}
              </>
            }
            description={one.words}
            checked={tick !== undefined}
            onChange={({ currentTarget }) => {
              const others = ticks.filter((other) => other !== tick);
              onChange(currentTarget.checked ? [...others, { pet, care, at: new Date().toISOString() }] : others);
            }}
          />
        );
      })}
      {asked.some(({ care }) => care === "medication") && (
        // The empty line stays when everything is ticked, so that nothing below moves.
        <p className={classes.missing} role="status">
          {missing.length > 0 && `Medicine of ${missing.join(", ")} is not ticked. You can still complete the walk.`}
        </p>
      )}
    </fieldset>
  );
}

interface AskedCare {
  pet: string;
  care: CareKind;
  /** The words of the record. */
  words: string;
}

/** Lists the care that the records of the visit's pets ask for, medicine first. */
export const careAsked = (visit: Pick<ShownVisit, "pets" | "pet_names">): AskedCare[] =>
  careKinds
    .flatMap((care) =>
      petsOn(visit).flatMap((pet) => {
        const words = pet[care]?.trim();
        return words ? [{ pet: pet.name, care, words }] : [];
      }),
    )
    .slice(0, maxTicks);

interface PhotoPickerProps {
  /** The visit's id. */
  visit: string;
  ids: readonly string[];
  onChange: (ids: string[]) => void;
}

const unreadable = "This file cannot be read as a photo.";
const unkept = "This phone cannot keep photos just now.";

/** Adds photos from the camera or the library. They are stored on the phone until the note is sent. */
export function PhotoPicker({ visit, ids, onChange }: PhotoPickerProps) {
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState("");
  const [isBusy, setIsBusy] = useState(false);
  // The walker may change the note while a photo is redrawn.
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
      const id = jpeg && (await storePhoto(visit, jpeg).catch(() => setProblem(unkept)));
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
        // With this list, an iPhone converts its HEIC photos.
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
        <Group component="ul" gap={8} className={classes.photos}>
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
        </Group>
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
