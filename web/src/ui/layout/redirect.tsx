import { Navigate, useLocation } from "react-router-dom";

/**
 * Leads to another address, in place of the history's current entry.
 * Navigate does so once while it is mounted, and it stays mounted while the next screen is fetched.
 * The key mounts it again for each entry. Without it, Back would end on an empty page.
 */
export function Redirect({ to }: { to: string }) {
  const { key } = useLocation();
  return <Navigate key={key} to={to} replace />;
}
