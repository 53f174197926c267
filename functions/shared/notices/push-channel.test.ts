import { createECDH } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Message } from "@petcare/domain";
import { readBrowsers, storeBrowser } from "@petcare/storage";
import { afterAll, afterEach, beforeEach, expect, test, vi } from "vitest";
import { startSignedInApp } from "../../testing/signed-in-app.ts";
import { pushChannel } from "./channels.ts";

const app = await startSignedInApp();
const { db } = app.installation;
beforeEach(() => void vi.stubEnv("SITE_URL", "https://walks.bay.com"));
afterEach(() => void vi.unstubAllEnvs());

const message: Message = {
  kind: "here",
  subject: "Rosa is with Biscuit",
  sections: [{ lines: ["Since 9:12 AM.", "More."] }],
  button: { text: "See the visit", path: "/client" },
};
const shown = {
  web_push: 8030,
  notification: {
    title: "Rosa is with Biscuit",
    body: "Since 9:12 AM.",
    navigate: "https://walks.bay.com/client",
    tag: "here",
    lang: "en-US",
  },
};

/** A browser's own keys: it alone reads what is pushed to it. */
const own = createECDH("prime256v1");
own.generateKeys();
const auth = Buffer.alloc(16, 7);

const browse = (name: string, userId = app.ana.user.id) =>
  storeBrowser(db, {
    userId,
    hash: name,
    endpoint: `https://push.example/${name}`,
    p256dh: own.getPublicKey("base64url"),
    auth: auth.toString("base64url"),
    since: app.clock.now,
  });
const send = (person = app.ana.user) => pushChannel.send(person, message, { person: person.id, at: app.clock.now });
const hashes = async () => (await readBrowsers(db, app.ana.user.id)).map(({ hash }) => hash);

test("each browser gets the subject and the first line, and a later push of the kind takes the earlier one's place", async () => {
  await browse("phone");
  await browse("laptop");
  expect(await pushChannel.reaches(app.ana.user)).toBe(true);
  expect(await send()).toBe("sent");
  expect(app.installation.pushes().map(({ endpoint, topic, ttl, message }) => [endpoint, topic, ttl, message])).toEqual(
    expect.arrayContaining([
      ["https://push.example/phone", "here", "43200", shown],
      ["https://push.example/laptop", "here", "43200", shown],
    ]),
  );
});

test("a browser that its push service knows no more is removed; the message is sent while one is left", async () => {
  app.installation.forgetBrowser("https://push.example/phone");
  expect(await send()).toBe("sent");
  expect(await hashes()).toEqual(["laptop"]);
  app.installation.forgetBrowser("https://push.example/laptop");
  expect(await send()).toBe("gone");
  expect(await hashes()).toEqual([]);
});

let status = 201;
const service = createServer((request, response) => {
  request.resume();
  response.writeHead(status).end();
});
await new Promise<void>((resolve) => service.listen(0, "127.0.0.1", resolve));
afterAll(() => void service.close());
const otherService = () =>
  vi.stubEnv("PUSH_ENDPOINT_URL", `http://127.0.0.1:${(service.address() as AddressInfo).port}`);

test("a push service that does not answer well has failed for now, and its browser stays", async () => {
  otherService();
  await browse("tablet");
  for (status of [429, 500]) expect(await send()).toBe("failed");
  expect(await hashes()).toEqual(["tablet"]);
});
