/** The options of a client that sends messages: it never sends one again after a lost answer, and waits 5 seconds at most. */
export const sentOnce = { maxAttempts: 1, requestHandler: { requestTimeout: 5000, throwOnRequestTimeout: true } };
