import { createECDH } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { business } from "@petcare/business";
import type { Message } from "@petcare/domain";
import { keepStopWord, readBrowsers, storeBrowser, type User } from "@petcare/storage";
import { afterAll, afterEach, beforeEach, expect, test, vi } from "vitest";
import { startSignedInApp } from "../../testing/signed-in-app.ts";
import { emailChannel, pushChannel } from "./channels.ts";

const app = await startSignedInApp();
const { db } = app.installation;
beforeEach(() => void vi.stubEnv("SITE_URL", "https://walks.bay.com"));
afterEach(() => void vi.unstubAllEnvs());

const message: Message = {
  kind: "done",
  subject: "Biscuit’s visit is done",
  sections: [{ lines: ["Both muddy, both happy.", "More."] }],
  button: { text: "See the visit", path: "/client" },
};

/** Sends the message to somebody whose links have a word. */
async function send(person: User) {
  await keepStopWord(db, person.id, "w0rd");
  return emailChannel.send(person, message, { person: person.id, at: app.clock.now });
}

test("a message leaves by SES, with its answers to the business and tags that find it again", async () => {
  expect(await emailChannel.reaches(app.ana.user)).toBe(true);
  expect(await send(app.ana.user)).toBe("sent");
  const [mail] = app.installation.mails();
  expect(mail).toMatchObject({
    from: "no-reply@localhost",
    replyTo: business.email,
    to: "ana@test.example",
    subject: "Biscuit’s visit is done",
    headers: {
      "List-Unsubscribe": `<https://walks.bay.com/api/stops/${app.ana.user.id}.w0rd.done>`,
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
    },
    tags: { person: Buffer.from(app.ana.user.id).toString("base64url"), at: String(app.clock.now) },
  });
  expect(mail?.text).toContain("Hi Ana,\n\nBiscuit’s visit is done\nBoth muddy, both happy.");
  expect(mail?.html).toContain("Both muddy, both happy.");
});

test("somebody without an account is written to at the address that the owner has of them", async () => {
  const { email: _, ...record } = app.ana.user;
  expect(await send({ ...record, contact_email: "ana@work.example" })).toBe("sent");
  expect(app.installation.mails().at(-1)?.to).toBe("ana@work.example");
});

test("nobody is written to without an address, after a bounce, or by a deployment that has no mail", async () => {
  const { email: _, ...without } = app.ana.user;
  const stopped = { ...app.ana.user, email_stopped: { at: 1, why: "bounced" as const } };
  const before = app.installation.mails().length;
  for (const person of [without, stopped]) {
    expect(await emailChannel.reaches(person)).toBe(false);
    expect(await send(person)).toBe("failed");
  }
  vi.stubEnv("MAIL_FROM", "");
  expect(await emailChannel.reaches(app.ana.user)).toBe(false);
  expect(await send(app.ana.user)).toBe("failed");
  expect(app.installation.mails()).toHaveLength(before);
});

test("what SES refuses has failed, and the log names the refusal alone", async () => {
  vi.stubEnv("LOG_LEVEL", "info");
  const lines: string[] = [];
  const write = vi.spyOn(process.stdout, "write").mockImplementation((line) => lines.push(String(line)) > 0);
  expect(await send({ ...app.ana.user, email: "refused@test.example" })).toBe("failed");
  write.mockRestore();
  expect(lines.map((line) => JSON.parse(line))).toEqual([{ level: "error", email: "MessageRejected" }]);
});

const shown = {
  web_push: 8030,
  notification: {
    title: message.subject,
    body: "Both muddy, both happy.",
    navigate: "https://walks.bay.com/client",
    tag: "done",
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
const push = (person = app.ana.user) => pushChannel.send(person, message, { person: person.id, at: app.clock.now });
const hashes = async () => (await readBrowsers(db, app.ana.user.id)).map(({ hash }) => hash);

test("each browser gets the subject and the first line, and a later push of the kind takes the earlier one's place", async () => {
  await browse("phone");
  await browse("laptop");
  expect(await pushChannel.reaches(app.ana.user)).toBe(true);
  expect(await push()).toBe("sent");
  expect(app.installation.pushes().map(({ endpoint, topic, ttl, message }) => [endpoint, topic, ttl, message])).toEqual(
    expect.arrayContaining([
      ["https://push.example/phone", "done", "43200", shown],
      ["https://push.example/laptop", "done", "43200", shown],
    ]),
  );
});

test("a browser that its push service knows no more is removed; the message is sent while one is left", async () => {
  app.installation.forgetBrowser("https://push.example/phone");
  expect(await push()).toBe("sent");
  expect(await hashes()).toEqual(["laptop"]);
  app.installation.forgetBrowser("https://push.example/laptop");
  expect(await push()).toBe("gone");
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
  for (status of [429, 500]) expect(await push()).toBe("failed");
  expect(await hashes()).toEqual(["tablet"]);
});
