import { Fragment } from "react";
import { phoneLink } from "../lib/format/contact-links.ts";
import { phonesIn } from "../lib/format/phones-in.ts";

/** A text with its phone numbers as links. */
export function TextWithPhones({ children }: { children: string }) {
  return phonesIn(children).map(({ text, isPhone }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text have no other key.
    <Fragment key={index}>{isPhone ? <a href={phoneLink(text)}>{text}</a> : text}</Fragment>
  ));
}
