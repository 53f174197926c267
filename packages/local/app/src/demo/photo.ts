import { type Color, jpegOf } from "./jpeg.ts";
import { randomOf } from "./random.ts";

const [columns, rows] = [80, 60];

/** Draws a photo of a demo visit, a dog on a lawn. A dog has one coat in all photos. */
export function drawPhoto(dogName: string, photoId: string): Buffer {
  const random = randomOf(photoId);
  const coat = randomOf(dogName).pick<Color>([
    [150, 98, 52],
    [214, 176, 120],
    [74, 62, 56],
  ]);
  const [x, horizon, sun] = [random.between(26, 46), random.between(24, 32), random.between(8, 70)];
  const isIn = (column: number, row: number, [left, top, wide, high]: readonly number[] = []) =>
    ((column - x - (left ?? 0)) / (wide ?? 1)) ** 2 + ((row - 42 - (top ?? 0)) / (high ?? 1)) ** 2 < 1;
  return jpegOf(columns, rows, (column, row) => {
    if (isIn(column, row, [14, -9, 1.2, 1.2]) || isIn(column, row, [19.5, -6.5, 1.5, 1.3])) return [28, 24, 22];
    if (isIn(column, row, [8, -8, 2.6, 6])) return darker(coat, 0.7);
    if (dog.some((part) => isIn(column, row, part))) return darker(coat, row > 42 ? 0.85 : 1);
    if (row < horizon)
      return (column - sun) ** 2 + (row - 9) ** 2 < 25 ? [250, 224, 140] : [150 + row * 2, 196 + row, 230];
    const blade = ((column * 7 + row * 13) % 5) * 4;
    return [88 + blade, 148 + blade - (row - horizon), 70];
  });
}

/** Ellipses around the dog's middle: how far right and down, half as wide and half as high, in blocks. */
const dog = [
  [0, 0, 13, 6],
  [13, -8, 6, 5.5],
  [18, -6, 3.5, 2.5],
  [-14, -6, 2, 6],
  [-8, 8, 2, 6],
  [8, 8, 2, 6],
] as const;

const darker = ([red, green, blue]: Color, by: number): Color => [red * by, green * by, blue * by];
