import { useLocation, useNavigate } from "react-router-dom";
import type { Entry } from "./entry.ts";

/** Goes where an entry leads: in the place of the search in the history, in a new tab, or to the phone. */
export function useGo(): (entry: Entry, newTab: boolean) => void {
  const navigate = useNavigate();
  const { pathname, search, state } = useLocation();
  return ({ to }, newTab) => {
    if (to.startsWith("tel:")) return window.location.assign(to);
    const isDialog = to.startsWith("?");
    const address = isDialog ? `${pathname}?${withDialog(search, to)}` : to;
    if (newTab) window.open(address, "_blank", "noopener");
    else navigate(address, { replace: true, state: isDialog ? state : null });
  };
}

/** A query with another dialog in the place of the search. */
function withDialog(search: string, dialog: string): URLSearchParams {
  const params = new URLSearchParams(search);
  params.delete("find");
  for (const [name, value] of new URLSearchParams(dialog)) params.set(name, value);
  return params;
}
