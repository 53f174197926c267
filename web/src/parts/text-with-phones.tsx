import { Fragment } from "react";
import { phoneLink } from "../lib/format/contact-links.ts";
import { phonesIn } from "../lib/format/phones-in.ts";

/** Shows what somebody wrote, with each phone number in it to tap. */
export function TextWithPhones({ children }: { children: string }) {
  return phonesIn(children).map(({ text, isPhone }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text have no other name.
    <Fragment key={index}>{isPhone ? <a href={phoneLink(text)}>{text}</a> : text}</Fragment>
  ));
}
