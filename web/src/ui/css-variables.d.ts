import "react";

declare module "react" {
  interface CSSProperties {
    /** A person's colour: cards and avatars are tinted with it. */
    "--c"?: string;
    /** A share of one: how full a bar is. */
    "--full"?: number;
  }
}
