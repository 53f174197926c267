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
import { announceSent, outboxState, setOutboxState } from "./outbox-state.ts";
import type { Report, Row } from "./row.ts";
import { keysIn, readSealed, writeSealed } from "./sealed-store.ts";

/** The time limit for sending one file, in milliseconds. */
const patienceMs = 60_000;

/** A photo is a draft until the server has the report that names it. Then it is ready to be sent. */
const keyOf = (state: "draft" | "ready", visit: string, id: string) => `${currentPerson()}:${state}:${visit}:${id}`;

/**
 * Stores a photo as a draft of a visit's report. It is stored once the promise is fulfilled.
 *
 * @param jpeg a data URL
 * @returns the photo's id
 * @throws Error where this device cannot store it
 */
export async function storePhoto(visit: string, jpeg: string): Promise<string> {
  const seal = readSeal(currentPerson());
  if (!seal) throw new Error("There is no seal");
  const id = randomId();
  await writeSealed(seal, [{ store: "photos", key: keyOf("draft", visit, id), value: jpeg, at: Date.now() }]);
  return id;
}

interface StoredPhoto {
  /** A data URL. */
  jpeg: string;
  /** When it was added, in epoch milliseconds of this device's clock. */
  at: number;
}

/** Reads a draft photo. Undefined if this device does not have it. */
export const readPhoto = (visit: string, id: string): Promise<StoredPhoto | undefined> =>
  readAt(keyOf("draft", visit, id));

async function readAt(key: string): Promise<StoredPhoto | undefined> {
  const seal = readSeal(currentPerson());
  const stored = seal && (await readSealed(seal, "photos", key)).get(key);
  return stored ? { jpeg: stored.value as string, at: stored.at } : undefined;
}

/** Adds the times of its photos to a report. The times end before the first photo that cannot be read. */
export async function withPhotoTimes(visit: string, report: Report): Promise<Report> {
  const { done } = report;
  if (!done?.photo_ids) return report;
  const photo_times: string[] = [];
  for (const id of done.photo_ids) {
    const photo = await readPhoto(visit, id).catch(() => undefined);
    if (!photo) break;
    photo_times.push(new Date(photo.at).toISOString());
  }
  return { ...report, done: { ...done, photo_times } };
}

const removal = (key: string) => ({ store: "photos", key, value: undefined, at: 0 }) as const;

/** Deletes draft photos. */
export async function forgetPhotos(visit: string, ids: readonly string[] = []): Promise<void> {
  const seal = readSeal(currentPerson());
  if (!seal || ids.length === 0) return;
  await writeSealed(
    seal,
    ids.map((id) => removal(keyOf("draft", visit, id))),
  );
}

/** Makes a row's photos ready to be sent, once the server has the report. It can run any number of times. */
export async function releasePhotos({ visit, done }: Row): Promise<void> {
  const seal = readSeal(currentPerson());
  const ids = done?.photo_ids ?? [];
  if (!seal || ids.length === 0) return;
  for (const id of ids) {
    const photo = await readPhoto(visit, id);
    if (!photo) continue;
    await writeSealed(seal, [
      { store: "photos", key: keyOf("ready", visit, id), value: photo.jpeg, at: Date.now() },
      removal(keyOf("draft", visit, id)),
    ]);
  }
  // The photos are on the screen before the row is removed.
  await readReady();
}

/** Reads the signed-in person's unsent photos into the state of the outbox. */
export async function readReady(): Promise<{ visit: string; id: string }[]> {
  const person = currentPerson();
  const keys = readSeal(person) ? await keysIn("photos", `${person}:ready:`) : [];
  const photos = keys.map((key) => {
    const [, , visit = "", id = ""] = key.split(":");
    return { visit, id };
  });
  setOutboxState({ ...outboxState(), person, photos });
  return photos;
}

/**
 * Sends the photos that are ready, one at a time in all tabs.
 *
 * @throws ApiError of the first photo that could not be sent. A photo that the server no longer expects is deleted.
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
      await writeSealed(seal, [removal(key)]);
    });
    await readReady();
  }
}

async function deliver(visit: string, id: string, jpeg: string): Promise<void> {
  const form = await formFor(visit, id);
  if (!form) return;
  const body = new FormData();
  for (const [name, value] of Object.entries(form.fields)) body.append(name, value);
  // S3 ignores fields after the file.
  body.append("file", new Blob([bytesOf(jpeg)], { type: "image/jpeg" }));
  const request = { method: "POST", body, signal: AbortSignal.timeout(patienceMs) };
  const answer = await fetch(form.address, request).catch(() => {
    throw new ApiError(0);
  });
  if (!answer.ok) throw new ApiError(answer.status);
}

/** Asks where to send a photo. Undefined, and announced, if the visit no longer has the photo. */
async function formFor(visit: string, id: string) {
  try {
    return await call(sendVisitPhoto, {
      params: { id: visit },
      body: { photo: id },
      signal: AbortSignal.timeout(patienceMs),
    });
  } catch (error) {
    if (error instanceof ApiError && error.status === 404 && error.message !== "") {
      announceSent({ name: await petsOf(visit), sentence: error.message, isAccepted: false });
      return undefined;
    }
    throw error instanceof ApiError ? error : new ApiError(0);
  }
}

/** Names the pets of a visit in the stored schedule. */
async function petsOf(visit: string): Promise<string> {
  const day = await readDay().catch(() => undefined);
  const known = day?.visits.find(({ _id }) => _id === visit);
  return known ? petsText(known.pet_names) : "Photo";
}
