/** Red, green and blue, from 0 to 255. */
export type Color = readonly [red: number, green: number, blue: number];

/** The side of a block in pixels. */
const block = 8;

/**
 * Encodes a picture of flat blocks, 8 pixels wide and high each, as a baseline JPEG.
 * Only the mean of each block is stored, so the two Huffman tables are short enough to be written out.
 *
 * @param columns in blocks, as `rows` is
 */
export function jpegOf(columns: number, rows: number, colorAt: (column: number, row: number) => Color): Buffer {
  const before = [0, 0, 0];
  let bits = "";
  for (let place = 0; place < columns * rows; place++) {
    const parts = brightnessAndTint(colorAt(place % columns, Math.floor(place / columns)));
    for (const [index, mean] of parts.entries()) {
      bits += difference(mean - (before[index] ?? 0));
      before[index] = mean;
    }
  }
  const size = [rows * block, columns * block].flatMap((pixels) => [pixels >> 8, pixels & 255]);
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    // One table of divisors for all: the mean alone is stored, and it is eight times as large as the color.
    segment(0xdb, [0, ...Array<number>(64).fill(8)]),
    segment(0xc0, [8, ...size, 3, ...[1, 2, 3].flatMap((part) => [part, 0x11, 0])]),
    // The nine lengths of a difference have four bits each. Everything else of a block is its end, in one bit.
    segment(0xc4, [0x00, ...lengths(4, 9), ...Array(9).keys()]),
    segment(0xc4, [0x10, ...lengths(1, 1), 0]),
    segment(0xda, [3, ...[1, 2, 3].flatMap((part) => [part, 0]), 0, 63, 0]),
    entropy(bits),
    Buffer.from([0xff, 0xd9]),
  ]);
}

const segment = (marker: number, bytes: readonly number[]) =>
  Buffer.from([0xff, marker, (bytes.length + 2) >> 8, (bytes.length + 2) & 255, ...bytes]);

/** How many codes of each length from 1 to 16 bits a table has. */
const lengths = (bits: number, codes: number) =>
  Array.from({ length: 16 }, (_, index) => (index + 1 === bits ? codes : 0));

/** The parts of a color as JPEG has them, around 0. */
const brightnessAndTint = ([red, green, blue]: Color): readonly number[] => [
  Math.round(0.299 * red + 0.587 * green + 0.114 * blue - 128),
  Math.round(-0.1687 * red - 0.3313 * green + 0.5 * blue),
  Math.round(0.5 * red - 0.4187 * green - 0.0813 * blue),
];

/** The bits of a block whose mean is so far from the one before. */
function difference(by: number): string {
  const length = by === 0 ? 0 : Math.floor(Math.log2(Math.abs(by))) + 1;
  const value = by < 0 ? by + 2 ** length - 1 : by;
  return `${binary(length, 4)}${length === 0 ? "" : binary(value, length)}0`;
}

const binary = (value: number, length: number) => value.toString(2).padStart(length, "0");

/** The bits as bytes, filled up with ones. A byte of ones has a zero behind it: alone it would begin a marker. */
const entropy = (bits: string) =>
  Buffer.from(
    (bits.match(/.{1,8}/g) ?? []).flatMap((part) => {
      const byte = Number.parseInt(part.padEnd(8, "1"), 2);
      return byte === 0xff ? [byte, 0] : [byte];
    }),
  );
