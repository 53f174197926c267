import { ping } from "@petcare/contract";
import type { HttpAnswer, HttpRequest } from "../api/http.ts";
import "./arrival.ts";

/**
 * The answer that the page's head asked for already. Undefined where it did not ask this, asked as somebody else, or was
 * refused: then the request is sent as any other. A write makes all first answers old.
 * @throws what the head's try to wake the server failed with. It counts as the first of the screen's own tries.
 */
export async function firstAnswer({ method, path, query, headers }: HttpRequest): Promise<HttpAnswer | undefined> {
  const answers = globalThis.arrival?.answers;
  if (method !== "GET") answers?.clear();
  const address = `${path}${queryText(query)}`;
  const asked = answers?.get(address);
  answers?.delete(address);
  if (!asked || asked.authorization !== headers.Authorization) return undefined;
  if (path === ping.path) return answerOf(await asked.response);
  try {
    const response = await asked.response;
    return response.ok ? await answerOf(response) : undefined;
  } catch {
    return undefined;
  }
}

const answerOf = async (response: Response): Promise<HttpAnswer> => ({
  status: response.status,
  headers: Object.fromEntries(response.headers),
  text: await response.text(),
});

const queryText = (query: Record<string, string>) => {
  const text = new URLSearchParams(query).toString();
  return text && `?${text}`;
};
