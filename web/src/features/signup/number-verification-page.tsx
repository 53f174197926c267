import { useState } from "react";
import { useParams } from "react-router-dom";
import { homeOf, roleOf, useSession } from "../../lib/session/session.ts";
import { tabStore } from "../../lib/session/storage.ts";
import { Redirect } from "../../ui/layout/redirect.tsx";
import { NumberVerification } from "./number-verification.tsx";
import { asSignupRole } from "./signup-role.ts";
import { readSignup } from "./signup-store.ts";

/** /signup/{role}/number-verification, for whoever comes from step 2 with data of that role; others start there. */
export function NumberVerificationPage() {
  const role = asSignupRole(useParams().role);
  const signedIn = roleOf(useSession());
  const [data] = useState(() => readSignup(tabStore));
  if (signedIn) return <Redirect to={homeOf(signedIn)} />;
  if (!role) return <Redirect to="/signup" />;
  if (data?.role !== role) return <Redirect to={`/signup/${role}`} />;
  return <NumberVerification saved={data} />;
}
