import "react";

declare module "react" {
  interface CSSProperties {
    /** A person's colour, which tints cards and avatars. */
    "--c"?: string;
    /** How full a bar is, from 0 to 1. */
    "--full"?: number;
    /** How much of a day's frames has passed, from 0 to 1. */
    "--passed"?: number;
    /** How many options stand side by side, and how many on a phone. */
    "--columns"?: number;
    "--few"?: number;
    /** How long a bar is beside the longest, from 0 to 1. */
    "--share"?: number;
    /** How many visits a part of a bar stands for. */
    "--visits"?: number;
    /** The rows of a card's grid that a cell takes. */
    "--card-rows"?: number | string;
    /** How many cards a list keeps room for. */
    "--cards"?: number;
  }
}
