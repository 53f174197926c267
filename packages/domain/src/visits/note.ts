/** Lists the care that a pet's record can require, the most important first. */
export const careKinds = ["medication", "feeding"] as const;

export type CareKind = (typeof careKinds)[number];

/** The words of each care that a walker has ticked. */
export const careWords: Readonly<Record<CareKind, string>> = { medication: "Medicine given", feeding: "Fed" };

/** The most ticks of one visit. */
export const maxTicks = 40;

/** A walker's note about a visit. Instants are epoch milliseconds. */
export interface Note {
  comments: string;
  photo_urls: string[];
  photo_ids?: string[] | undefined;
  photo_times?: { id: string; at: number }[] | undefined;
  ticks?: { pet: string; care: CareKind; at: number }[] | undefined;
}

type Noted = { [name in keyof Note]?: Note[name] | undefined };

/** Picks the note's fields. An empty list becomes absent. */
export const noteOf = ({ comments = "", photo_urls = [], photo_ids, photo_times, ticks }: Noted): Note => ({
  comments,
  photo_urls: [...photo_urls],
  photo_ids: some(photo_ids),
  photo_times: some(photo_times),
  ticks: some(ticks),
});

/** Joins two notes. Skips texts, photos and ticks that are there already. */
export const joinNotes = (one: Note, other: Note): Note =>
  noteOf({
    comments: joinTexts(one.comments, other.comments),
    photo_urls: [...new Set([...one.photo_urls, ...other.photo_urls])],
    photo_ids: [...new Set([...(one.photo_ids ?? []), ...(other.photo_ids ?? [])])],
    photo_times: firstBy(({ id }) => id, one.photo_times, other.photo_times),
    ticks: firstBy(({ pet, care }) => JSON.stringify([pet, care]), one.ticks, other.ticks),
  });

function joinTexts(one: string, other: string): string {
  const hasAll = (text: string, part: string) => `\n\n${text}\n\n`.includes(`\n\n${part}\n\n`);
  if (other === "" || hasAll(one, other)) return one;
  return one === "" || hasAll(other, one) ? other : `${one}\n\n${other}`;
}

const firstBy = <One>(keyOf: (one: One) => string, some: One[] = [], others: One[] = []): One[] => {
  const known = new Set(some.map(keyOf));
  return [...some, ...others.filter((one) => !known.has(keyOf(one)))];
};

const some = <One>(list: One[] | undefined): One[] | undefined => (list?.length ? [...list] : undefined);

export const isSameNote = (one: Note, other: Note): boolean => JSON.stringify(one) === JSON.stringify(other);

export const isEmptyNote = (note: Note): boolean => isSameNote(note, noteOf({}));

/** The limits of a note. A single report has at most 10,000 characters, 6 photos and 40 ticks. */
const most = { characters: 10_000, photos: 30, ticks: 40 };

/** Tells whether a note is within the limits. The fullest visit, with five reviews and ten incidents, stays below 400 KB. */
export const isShortEnough = ({ comments, photo_urls, photo_ids = [], ticks = [] }: Note): boolean =>
  comments.length + photo_urls.join("").length <= most.characters &&
  photo_ids.length <= most.photos &&
  ticks.length <= most.ticks;
