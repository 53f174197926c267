/** '9F3C 71AB', in two halves, as people compare it. */
export const fingerprintText = (fingerprint: string): string => `${fingerprint.slice(0, 4)} ${fingerprint.slice(4)}`;
