import "react";

declare module "react" {
  interface CSSProperties {
    /** A person's colour: cards and avatars are tinted with it. */
    "--c"?: string;
    /** A share of one: how full a bar is. */
    "--full"?: number;
    /** How many stand side by side, and how many of them on a phone. */
    "--columns"?: number;
    "--few"?: number;
  }
}
