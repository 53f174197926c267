import { useState } from "react";
import { Navigate, useParams } from "react-router-dom";
import { homeOf, roleOf, useSession } from "../../lib/session.ts";
import { NumberVerification } from "./number-verification.tsx";
import { asSignupRole } from "./signup-role.ts";
import { readSignup } from "./signup-store.ts";

/** /signup/{role}/number-verification, for whoever comes from step 2 with data of that role; others start there. */
export function NumberVerificationPage() {
  const role = asSignupRole(useParams().role);
  const signedIn = roleOf(useSession());
  const [data] = useState(() => readSignup(sessionStorage));
  if (signedIn) return <Navigate to={homeOf(signedIn)} replace />;
  if (!role) return <Navigate to="/signup" replace />;
  if (data?.role !== role) return <Navigate to={`/signup/${role}`} replace />;
  return <NumberVerification saved={data} />;
}
