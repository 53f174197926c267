import "react";

declare module "react" {
  interface CSSProperties {
    /** A person's colour, which tints cards and avatars. */
    "--c"?: string;
    /** The filled part of a bar, from 0 to 1. */
    "--full"?: number;
    /** The part of a day's time frames that has passed, from 0 to 1. */
    "--passed"?: number;
    /** The number of options in a line, and on a phone. */
    "--columns"?: number;
    "--few"?: number;
    /** The length of a bar relative to the longest, from 0 to 1. */
    "--share"?: number;
    /** The visits of a part of a bar. */
    "--visits"?: number;
    /** The rows of a cell in a card's grid. */
    "--card-rows"?: number | string;
    /** The number of cards that a list keeps room for. */
    "--cards"?: number;
  }
}
