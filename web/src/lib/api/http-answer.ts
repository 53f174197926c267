export interface HttpRequest {
  method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** The path below /api. */
  path: string;
  query: Record<string, string>;
  headers: Record<string, string>;
  body?: unknown;
  timeoutMs: number;
  signal?: AbortSignal | undefined;
}

/** An answer of any status. */
export interface HttpAnswer {
  status: number;
  headers: Record<string, string>;
  text: string;
}

/** Reads an answer whole. */
export const answerOf = async (response: Response): Promise<HttpAnswer> => ({
  status: response.status,
  headers: Object.fromEntries(response.headers),
  text: await response.text(),
});
