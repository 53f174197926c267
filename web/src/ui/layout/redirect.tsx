import { Navigate, useLocation } from "react-router-dom";

/**
 * Replaces the current address by another one. The key mounts Navigate again for each entry of the history: it redirects
 * once, and stays mounted while the next screen loads. Without the key, Back would end on an empty page.
 */
export function Redirect({ to }: { to: string }) {
  const { key } = useLocation();
  return <Navigate key={key} to={to} replace />;
}
