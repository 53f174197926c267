import type { HttpAnswer, HttpRequest } from "../api/http.ts";
import "./arrival.ts";

/**
 * The answer that the page's head asked for already. Undefined where it did not ask this, asked as somebody else, or was
 * refused: then the request is sent as any other. A write makes all first answers old.
 */
export async function firstAnswer({ method, path, query, headers }: HttpRequest): Promise<HttpAnswer | undefined> {
  const answers = globalThis.arrival?.answers;
  if (method !== "GET") answers?.clear();
  const address = `${path}${queryText(query)}`;
  const asked = answers?.get(address);
  answers?.delete(address);
  if (!asked || asked.authorization !== headers.Authorization) return undefined;
  try {
    const response = await asked.response;
    if (!response.ok) return undefined;
    return { status: response.status, headers: Object.fromEntries(response.headers), text: await response.text() };
  } catch {
    return undefined;
  }
}

const queryText = (query: Record<string, string>) => {
  const text = new URLSearchParams(query).toString();
  return text && `?${text}`;
};
