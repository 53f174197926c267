import { useWalkers } from "../../../lib/api/people.ts";

/** Names a walker by id. */
export function useWalkerName(): (id: string) => string {
  const walkers = useWalkers();
  return (id) => walkers.find((walker) => walker.id === id)?.name ?? "Unknown walker";
}
