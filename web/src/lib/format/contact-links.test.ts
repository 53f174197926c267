import { expect, it } from "vitest";
import { mailLink, mapLink, phoneLink, textLink } from "./contact-links.ts";

it.each([
  ["5165550134", "tel:+15165550134"],
  ["516-555-0134", "tel:+15165550134"],
  ["+1 (516) 555-0134", "tel:+15165550134"],
  ["+44 20 7946 0018", "tel:+442079460018"],
  ["555-0134", "tel:5550134"],
])("%s dials %s", (phone, link) => expect(phoneLink(phone)).toBe(link));

it("asks the map for the way to the whole address", () => {
  expect(mapLink("1 Lakeview Ter, Apt #12B & C, Wantagh")).toBe(
    "https://www.google.com/maps/dir/?api=1&destination=1%20Lakeview%20Ter%2C%20Apt%20%2312B%20%26%20C%2C%20Wantagh",
  );
});

it("opens a text message and an email with what they say", () => {
  expect(textLink("+15165550134", "Hi Ana & Bo")).toBe("sms:+15165550134?&body=Hi%20Ana%20%26%20Bo");
  expect(mailLink("ana@example.com", { subject: "Pets & co", text: "Hi" })).toBe(
    "mailto:ana@example.com?subject=Pets%20%26%20co&body=Hi",
  );
});
