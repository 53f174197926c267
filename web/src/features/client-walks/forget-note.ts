import { noNote } from "@petcare/contract";
import type { QueryClient } from "@tanstack/react-query";
import { historyPages } from "./client-visits.ts";

/** Takes a deleted note out of the pages of the history that were read, as the server does; the rest of them stays. */
export async function forgetNote(client: QueryClient, visitId: string): Promise<void> {
  const { queryKey } = historyPages;
  // What is being read may be from before.
  await client.cancelQueries({ queryKey });
  client.setQueryData(
    queryKey,
    (list) =>
      list && {
        ...list,
        pages: list.pages.map((page) => ({
          ...page,
          items: page.items.map((visit) => (visit._id === visitId ? { ...visit, ...noNote } : visit)),
        })),
      },
  );
}
