import { sendVisitPhoto } from "@petcare/contract";
import { call } from "../api/api.ts";
import { ApiError } from "../api/api-error.ts";
import { randomId } from "../api/random-id.ts";
import { petsText } from "../format/words.ts";
import { currentPerson } from "../session/person.ts";
import { readSeal } from "../session/seal.ts";
import { bytesOf } from "./as-jpeg.ts";
import { readDay } from "./day-file.ts";
import { inTurn } from "./in-turn.ts";
import type { Row, Said } from "./row.ts";
import { keysIn, readSealed, writeSealed } from "./sealed-store.ts";
import { currentWaiting, showWaiting, tellSent } from "./waiting.ts";

/** How long one file may take, in milliseconds. */
const patienceMs = 60_000;

/** A photo lies among the drafts of its visit until the server has heard the report that names it. */
const keyOf = (state: "draft" | "ready", visit: string, id: string) => `${currentPerson()}:${state}:${visit}:${id}`;

/**
 * Keeps a photo for a visit that its walker is still writing of. It is kept when the promise is fulfilled.
 *
 * @param jpeg a data URL
 * @returns the photo's id
 * @throws Error where this device keeps nothing just now
 */
export async function keepPhoto(visit: string, jpeg: string): Promise<string> {
  const seal = readSeal(currentPerson());
  if (!seal) throw new Error("There is no seal");
  const id = randomId();
  await writeSealed(seal, [{ store: "photos", key: keyOf("draft", visit, id), value: jpeg, at: Date.now() }]);
  return id;
}

interface KeptPhoto {
  /** A data URL. */
  jpeg: string;
  /** When it was added, in epoch milliseconds of this device's clock. */
  at: number;
}

/** A photo whose report is not heard. Undefined where it is not kept here. */
export const readPhoto = (visit: string, id: string): Promise<KeptPhoto | undefined> =>
  readAt(keyOf("draft", visit, id));

async function readAt(key: string): Promise<KeptPhoto | undefined> {
  const seal = readSeal(currentPerson());
  const kept = seal && (await readSealed(seal, "photos", key)).get(key);
  return kept ? { jpeg: kept.value as string, at: kept.at } : undefined;
}

/** Adds the times of its photos to what is said. A photo that cannot be read has no time, nor has any after it. */
export async function withPhotoTimes(visit: string, said: Said): Promise<Said> {
  const { done } = said;
  if (!done?.photo_ids) return said;
  const photo_times: string[] = [];
  for (const id of done.photo_ids) {
    const photo = await readPhoto(visit, id).catch(() => undefined);
    if (!photo) break;
    photo_times.push(new Date(photo.at).toISOString());
  }
  return { ...said, done: { ...done, photo_times } };
}

/** Forgets photos that are not to be sent. */
export async function forgetPhotos(visit: string, ids: readonly string[] = []): Promise<void> {
  const seal = readSeal(currentPerson());
  if (!seal || ids.length === 0) return;
  await writeSealed(
    seal,
    ids.map((id) => ({ store: "photos", key: keyOf("draft", visit, id), value: undefined, at: 0 })),
  );
}

/** Lets the photos of a row be sent: the server has heard of them. It can run any number of times. */
export async function releasePhotos({ visit, done }: Row): Promise<void> {
  const seal = readSeal(currentPerson());
  const ids = done?.photo_ids ?? [];
  if (!seal || ids.length === 0) return;
  for (const id of ids) {
    const photo = await readPhoto(visit, id);
    if (!photo) continue;
    await writeSealed(seal, [
      { store: "photos", key: keyOf("ready", visit, id), value: photo.jpeg, at: Date.now() },
      { store: "photos", key: keyOf("draft", visit, id), value: undefined, at: 0 },
    ]);
  }
  // They are shown before the row goes.
  await readReady();
}

/** Lists the photos of whoever is signed in that are still to be sent; shown from now on. */
export async function readReady(): Promise<{ visit: string; id: string }[]> {
  const person = currentPerson();
  const keys = readSeal(person) ? await keysIn("photos", `${person}:ready:`) : [];
  const photos = keys.map((key) => {
    const [, , visit = "", id = ""] = key.split(":");
    return { visit, id };
  });
  showWaiting({ ...currentWaiting(), person, photos });
  return photos;
}

/**
 * Sends the photos that are ready, one at a time in all tabs.
 *
 * @throws ApiError of the first that could not be sent. What the server does not know any more is not sent again.
 */
export async function sendPhotos(): Promise<void> {
  for (const { visit, id } of await readReady()) {
    await inTurn("kc:photos", async () => {
      const key = keyOf("ready", visit, id);
      const seal = readSeal(currentPerson());
      const photo = await readAt(key);
      // Another tab has sent it.
      if (!seal || !photo) return;
      await deliver(visit, id, photo.jpeg);
      await writeSealed(seal, [{ store: "photos", key, value: undefined, at: 0 }]);
    });
    await readReady();
  }
}

async function deliver(visit: string, id: string, jpeg: string): Promise<void> {
  const form = await formFor(visit, id);
  if (!form) return;
  const body = new FormData();
  for (const [name, value] of Object.entries(form.fields)) body.append(name, value);
  // S3 reads nothing behind the file.
  body.append("file", new Blob([bytesOf(jpeg)], { type: "image/jpeg" }));
  const request = { method: "POST", body, signal: AbortSignal.timeout(patienceMs) };
  const answer = await fetch(form.address, request).catch(() => {
    throw new ApiError(0);
  });
  if (!answer.ok) throw new ApiError(answer.status);
}

/** Undefined, and told, where the visit does not have the photo any more: it was opened again, or its client has left. */
async function formFor(visit: string, id: string) {
  try {
    return await call(sendVisitPhoto, {
      params: { id: visit },
      body: { photo: id },
      signal: AbortSignal.timeout(patienceMs),
    });
  } catch (error) {
    if (error instanceof ApiError && error.status === 404 && error.message !== "") {
      tellSent({ name: await petsOf(visit), sentence: error.message, isHeard: false });
      return undefined;
    }
    throw error instanceof ApiError ? error : new ApiError(0);
  }
}

/** The pets of a visit, as the kept day names them. */
async function petsOf(visit: string): Promise<string> {
  const day = await readDay().catch(() => undefined);
  const known = day?.visits.find(({ _id }) => _id === visit);
  return known ? petsText(known.pet_names) : "Photo";
}
