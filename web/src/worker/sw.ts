// The service worker of an area: it keeps the area's pages and files, and answers with them. It knows no person's data
// (docs/product/visits.md#without-a-signal).
import { keptFile, type ShellArea, type ShellFile } from "./kept-file.ts";

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
/** The part of a worker's global scope that is used. The compiler cannot have it beside a page's. */
interface Worker {
  registration: { scope: string };
  skipWaiting(): Promise<void>;
  addEventListener(type: "install" | "activate", listener: (event: WorkerEvent) => void): void;
  addEventListener(type: "fetch", listener: (event: FetchEvent) => void): void;
  addEventListener(type: "message", listener: (event: MessageEvent) => void): void;
}
const worker = globalThis as unknown as Worker;

const { origin, pathname } = new URL(worker.registration.scope);
const area: ShellArea = pathname === "/client" ? "/client" : "/walker";
const files = shellFiles[area];
const ownPrefix = `kc:shell:${area}:`;
const cacheName = ownPrefix + release;

// A file of another release than the list's does not have its fingerprint. Then nothing is kept, and the browser tries
// again later.
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

// A new release waits until somebody asks for it.
worker.addEventListener("message", ({ data }) => {
  if (data === "take over") void worker.skipWaiting();
});

worker.addEventListener("fetch", (event) => {
  const file = keptFile(event.request, { area, origin, files });
  if (file) event.respondWith(answerWith(file, event.request));
});

/** The kept file, or else the network's: browsers may remove what they keep. */
async function answerWith(file: string, request: Request): Promise<Response> {
  const kept = await (await caches.open(cacheName)).match(file);
  return kept ?? fetch(request);
}
