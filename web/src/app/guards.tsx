import type { Role } from "@petcare/contract";
import type { ReactNode } from "react";
import { Navigate } from "react-router-dom";
import { exitPath, homeOf, roleOf, useSession } from "../lib/session.ts";

/** Lets one role in; others go to their own home, and nobody without a session stays (specification, chapter 6). */
export function RequireRole({ allowed, children }: { allowed: Role; children: ReactNode }) {
  const session = useSession();
  if (!session) return <Navigate to={exitPath()} replace />;
  const own = roleOf(session);
  if (own !== allowed) return <Navigate to={own ? homeOf(own) : "/dashboard"} replace />;
  return children;
}
