import { tellBrowser } from "@petcare/contract";
import { readBrowsers, storeBrowser } from "@petcare/storage";
import { AppError } from "../shared/pipeline/app-error.ts";
import { endpoint } from "../shared/pipeline/endpoint.ts";
import { digest, runtime } from "../shared/runtime.ts";

const maxBrowsers = 20;

export const handler = endpoint(tellBrowser, async ({ body: { endpoint, ...keys }, caller: { person } }) => {
  const hash = digest(endpoint);
  const known = await readBrowsers(runtime.db, person.id);
  if (known.length >= maxBrowsers && !known.some((one) => one.hash === hash))
    throw new AppError("conflict", "Pushes are on in 20 browsers. Turn one off first.");
  await storeBrowser(runtime.db, { userId: person.id, hash, endpoint, ...keys, since: runtime.now() });
  return { browser: hash };
});
