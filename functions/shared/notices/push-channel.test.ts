import { createDecipheriv, createECDH, createPublicKey, hkdfSync, verify } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Message } from "@petcare/domain";
import { readBrowsers, storeBrowser } from "@petcare/storage";
import { afterAll, afterEach, beforeEach, expect, test, vi } from "vitest";
import { startSignedInApp } from "../../testing/signed-in-app.ts";
import { publicKeyOf, pushKeys } from "../messages/push-keys.ts";
import { pushChannel } from "./push-channel.ts";

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

test("who has allowed pushes in no browser is not reached so", async () => {
  expect(await pushChannel.reaches(app.priya.user)).toBe(false);
  expect(await send(app.priya.user)).toBe("gone");
});

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

const asked: { headers: NodeJS.Dict<string | string[]>; body: Buffer }[] = [];
let status = 201;
const service = createServer(async (request, response) => {
  asked.push({ headers: request.headers, body: Buffer.concat(await request.toArray()) });
  response.writeHead(status).end();
});
await new Promise<void>((resolve) => service.listen(0, "127.0.0.1", resolve));
afterAll(() => void service.close());
const otherService = () =>
  vi.stubEnv("PUSH_ENDPOINT_URL", `http://127.0.0.1:${(service.address() as AddressInfo).port}`);

/** Decrypts a push as its browser does (aesgcm, draft-ietf-webpush-encryption-04). */
function decrypted({ headers, body }: (typeof asked)[number]): unknown {
  const partOf = (header: string, name: string) =>
    Buffer.from(new RegExp(`${name}=([\\w-]+)`).exec(String(headers[header]))?.[1] ?? "", "base64url");
  const [salt, sender] = [partOf("encryption", "salt"), partOf("crypto-key", "dh")];
  const derive = (secret: Buffer, from: Buffer, info: Buffer, length: number) =>
    Buffer.from(hkdfSync("sha256", secret, from, info, length));
  const key = derive(own.computeSecret(sender), auth, Buffer.from("Content-Encoding: auth\0"), 32);
  const sized = (point: Buffer) => Buffer.concat([Buffer.from([0, point.length]), point]);
  const infoOf = (what: string) =>
    Buffer.concat([Buffer.from(`Content-Encoding: ${what}\0P-256\0`), sized(own.getPublicKey()), sized(sender)]);
  const decipher = createDecipheriv(
    "aes-128-gcm",
    derive(key, salt, infoOf("aesgcm"), 16),
    derive(key, salt, infoOf("nonce"), 12),
  );
  decipher.setAuthTag(body.subarray(-16));
  const padded = Buffer.concat([decipher.update(body.subarray(0, -16)), decipher.final()]);
  return JSON.parse(padded.subarray(2 + padded.readUInt16BE(0)).toString("utf8"));
}

test("a push is encrypted for its browser, and signed by the installation's keys, which stay the same", async () => {
  otherService();
  await browse("tablet");
  expect(await send()).toBe("sent");
  const [push] = asked as [(typeof asked)[number]];
  expect(push.body.toString("utf8")).not.toContain("Rosa");
  expect(decrypted(push)).toEqual(shown);
  const [, signed = "", signature = "", key] =
    /^vapid t=([\w-]+\.[\w-]+)\.([\w-]+), k=([\w-]+)$/.exec(String(push.headers.authorization)) ?? [];
  const keys = await pushKeys();
  expect(key).toBe(publicKeyOf(keys));
  const publicKey = createPublicKey({ key: { kty: "EC", crv: "P-256", x: keys.x, y: keys.y }, format: "jwk" });
  const isSigned = verify(
    "sha256",
    Buffer.from(signed),
    { key: publicKey, dsaEncoding: "ieee-p1363" },
    Buffer.from(signature, "base64url"),
  );
  expect(isSigned).toBe(true);
  expect(JSON.parse(Buffer.from(signed.split(".")[1] ?? "", "base64url").toString())).toMatchObject({
    aud: "https://push.example",
    sub: "mailto:hello@example.com",
  });
});

test("a push service that does not answer well has failed for now, and its browser stays", async () => {
  otherService();
  for (status of [429, 500]) expect(await send()).toBe("failed");
  expect(await hashes()).toEqual(["tablet"]);
});
