import type { TimeUnitsType } from "@aws-sdk/client-cognito-identity-provider";
import type { AppClient } from "./state.ts";

type TokenKind = "AccessToken" | "IdToken" | "RefreshToken";

const unitLength: Record<TimeUnitsType, number> = {
  seconds: 1000,
  minutes: 60_000,
  hours: 3_600_000,
  days: 86_400_000,
};
const otherwise: Record<TokenKind, [amount: number, unit: TimeUnitsType]> = {
  AccessToken: [1, "hours"],
  IdToken: [1, "hours"],
  RefreshToken: [30, "days"],
};

/** How long the client's tokens of this kind are good, in milliseconds. */
export function lifetime({ settings }: AppClient, kind: TokenKind): number {
  const [amount, unit] = otherwise[kind];
  return (settings[`${kind}Validity`] ?? amount) * unitLength[settings.TokenValidityUnits?.[kind] ?? unit];
}
