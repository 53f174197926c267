/** The SDK needs these values. The stand-ins ignore them. */
export const localCredentials: Record<string, string> = {
  AWS_REGION: "us-east-1",
  AWS_ACCESS_KEY_ID: "local",
  AWS_SECRET_ACCESS_KEY: "local",
};

/**
 * The local credentials, or the user's own where AWS_ENDPOINT_URL… names a service of theirs.
 * AWS_PROFILE is unset, because the SDK would prefer it to both.
 */
export function awsEnvironment(given: NodeJS.ProcessEnv): Record<string, string | undefined> {
  const ownService = Object.keys(given).some((name) => name.startsWith("AWS_ENDPOINT_URL"));
  const own = Object.entries(localCredentials).map(([name, local]) => [name, given[name] ?? local]);
  return { ...(ownService ? Object.fromEntries(own) : localCredentials), AWS_PROFILE: undefined };
}

/** Sets or unsets environment variables of the process. Returns a function that restores them. */
export function setEnvironment(variables: Record<string, string | undefined>): () => void {
  const before = Object.fromEntries(Object.keys(variables).map((name) => [name, process.env[name]]));
  apply(variables);
  return () => apply(before);
}

function apply(variables: Record<string, string | undefined>): void {
  for (const [name, value] of Object.entries(variables)) {
    if (value === undefined) delete process.env[name];
    else process.env[name] = value;
  }
}
