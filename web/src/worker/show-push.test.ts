import { expect, it } from "vitest";
import { shownPush } from "./show-push.ts";

const origin = "https://walks.bay.com";
const notification = {
  title: "Rosa is with Biscuit",
  body: "Since 9:12 AM.",
  navigate: "https://walks.bay.com/client",
  tag: "here",
  lang: "en-US",
};

it("shows the title and the line of a push, and opens its address", () => {
  expect(shownPush({ web_push: 8030, notification }, origin)).toEqual({
    title: "Rosa is with Biscuit",
    options: {
      body: "Since 9:12 AM.",
      tag: "here",
      lang: "en-US",
      icon: "/icon-192.png",
      data: { navigate: "https://walks.bay.com/client" },
    },
  });
});

it("shows something of whatever came, and opens no other site", () => {
  for (const message of [undefined, "text", {}, { notification: { title: 1 } }]) {
    expect(shownPush(message, origin)).toMatchObject({
      title: "News",
      options: { data: { navigate: "https://walks.bay.com/dashboard" } },
    });
  }
  const elsewhere = { notification: { ...notification, navigate: "https://walks.bay.com.evil.example/" } };
  expect(shownPush(elsewhere, origin).options.data.navigate).toBe("https://walks.bay.com/dashboard");
});
