import { photoFiles } from "@petcare/contract";

/** The length of the longer side at most, in pixels. */
const longest = 1600;
const qualities = [0.85, 0.7, 0.5, 0.3];

/**
 * Redraws a photo as a JPEG of at most 1,600 pixels. The new file has no metadata of the camera, such as the place.
 *
 * @returns a data URL, small enough for the bucket
 * @throws Error for a file that is not a picture
 */
export async function asJpeg(file: Blob): Promise<string> {
  const picture = await createImageBitmap(file);
  const scale = Math.min(1, longest / Math.max(picture.width, picture.height));
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  const drawing = canvas.getContext("2d");
  if (!drawing) throw new Error("There is no canvas");
  // JPEG has no transparency, so transparent parts become white.
  drawing.fillStyle = "#fff";
  drawing.fillRect(0, 0, canvas.width, canvas.height);
  drawing.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  for (const quality of qualities) {
    const jpeg = canvas.toDataURL(photoFiles.contentType, quality);
    if (bytesOf(jpeg).length <= photoFiles.maxBytes) return jpeg;
  }
  throw new Error("The photo is too large");
}

/** The bytes of a data URL. */
export const bytesOf = (url: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(url.slice(url.indexOf(",") + 1)), (letter) => letter.charCodeAt(0));
