import { Navigate, useLocation } from "react-router-dom";

/**
 * Leads on, in place of the entry it stands at; once for each entry of the history. Navigate alone leads on once in its
 * life, and its screen lives on while the next one's bundle is fetched: Back would then end on nothing.
 */
export function Redirect({ to }: { to: string }) {
  const { key } = useLocation();
  return <Navigate key={key} to={to} replace />;
}
