// The service worker of an area: it stores the area's pages and files, and answers with them
// (docs/product/visits.md#without-a-signal). It shows pushes (docs/product/notices.md#push), and stores no person's data.
import { keptFile, type ShellArea, type ShellFile } from "./kept-file.ts";
import { type ShownPush, shownPush } from "./show-push.ts";

/** Set by the build: each area's files in this release. */
declare const shellFiles: Record<ShellArea, ShellFile[]>;
/** Set by the build: a name that no other release has. */
declare const release: string;

interface WorkerEvent extends Event {
  waitUntil(done: Promise<unknown>): void;
}
interface FetchEvent extends WorkerEvent {
  request: Request;
  respondWith(answer: Promise<Response>): void;
}
interface PushEvent extends WorkerEvent {
  data: { json(): unknown } | null;
}
interface NotificationEvent extends WorkerEvent {
  notification: { data: ShownPush["options"]["data"]; close(): void };
}
interface Page {
  focus(): Promise<unknown>;
  navigate(address: string): Promise<unknown>;
}
/** The used part of a worker's global scope, whose types would conflict with a page's. */
interface Worker {
  registration: { scope: string; showNotification(title: string, options: object): Promise<void> };
  clients: { matchAll(of: { type: "window" }): Promise<Page[]>; openWindow(address: string): Promise<unknown> };
  skipWaiting(): Promise<void>;
  addEventListener(type: "install" | "activate", listener: (event: WorkerEvent) => void): void;
  addEventListener(type: "fetch", listener: (event: FetchEvent) => void): void;
  addEventListener(type: "push", listener: (event: PushEvent) => void): void;
  addEventListener(type: "notificationclick", listener: (event: NotificationEvent) => void): void;
  addEventListener(type: "message", listener: (event: MessageEvent) => void): void;
}
const worker = globalThis as unknown as Worker;

const { origin, pathname } = new URL(worker.registration.scope);
const area = pathname as ShellArea;
// The owner's worker only shows pushes: her screens need a network anyway.
const files = shellFiles[area] ?? [];
const ownPrefix = `kc:shell:${area}:`;
const cacheName = ownPrefix + release;

// A file of another release has another fingerprint. Then nothing is stored, and the browser tries again later.
worker.addEventListener("install", (event) => {
  const requests = files.map(
    ([address, integrity]) =>
      new Request(address, { integrity, cache: address.startsWith("/assets/") ? "default" : "no-cache" }),
  );
  event.waitUntil(caches.open(cacheName).then((cache) => cache.addAll(requests)));
});

worker.addEventListener("activate", (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => names.filter((name) => name.startsWith(ownPrefix) && name !== cacheName))
      .then((old) => Promise.all(old.map((name) => caches.delete(name)))),
  );
});

// A new release waits until the person accepts it.
worker.addEventListener("message", ({ data }) => {
  if (data === "take over") void worker.skipWaiting();
});

worker.addEventListener("push", (event) => {
  const { title, options } = shownPush(messageOf(event), origin);
  event.waitUntil(worker.registration.showNotification(title, options));
});

worker.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data.navigate));
});

worker.addEventListener("fetch", (event) => {
  const file = files.length > 0 && keptFile(event.request, { area, origin, files });
  if (file) event.respondWith(answerWith(file, event.request));
});

/** Answers with the stored file, or from the network if the browser has deleted it. */
async function answerWith(file: string, request: Request): Promise<Response> {
  const kept = await (await caches.open(cacheName)).match(file);
  return kept ?? fetch(request);
}

function messageOf({ data }: PushEvent): unknown {
  try {
    return data?.json();
  } catch {
    return undefined;
  }
}

/** Shows an address in an open page of this worker, or in a new one. */
async function open(address: string): Promise<void> {
  const [page] = await worker.clients.matchAll({ type: "window" });
  try {
    if (!page) throw new Error("No page is open");
    await page.navigate(address);
    await page.focus();
  } catch {
    await worker.clients.openWindow(address);
  }
}
