import type {
  ChangePasswordRequest,
  GetUserRequest,
  GetUserResponse,
  GlobalSignOutRequest,
  RevokeTokenRequest,
} from "@aws-sdk/client-cognito-identity-provider";
import { attributeList } from "./attributes.ts";
import type { Context } from "./context.ts";
import { spendHourlyLimit } from "./hourly-limit.ts";
import { poolAndClient, required } from "./lookup.ts";
import { requireAcceptablePassword } from "./password-policy.ts";
import { hashPassword, passwordMatches } from "./passwords.ts";
import { wrongPassword } from "./refusals.ts";
import { endSessions, sessionOf } from "./sessions.ts";
import { openAccessToken } from "./tokens.ts";

/** What somebody may do with their own token. */
export const ownAccountOperations = {
  GetUser(context: Context, request: GetUserRequest): GetUserResponse {
    const { user } = openAccessToken(context, required(request.AccessToken, "AccessToken"));
    return { Username: user.username, UserAttributes: attributeList(user) };
  },

  async ChangePassword(context: Context, request: ChangePasswordRequest): Promise<object> {
    const { pool, user } = openAccessToken(context, required(request.AccessToken, "AccessToken"));
    const previous = required(request.PreviousPassword, "PreviousPassword");
    const proposed = required(request.ProposedPassword, "ProposedPassword");
    requireAcceptablePassword(pool, proposed);
    return context.inTurn(`${pool.id} ${user.username}`, async () => {
      const hash = user.password;
      spendHourlyLimit(user, "ChangePassword", context.now());
      const matches = await passwordMatches(previous, hash, context.passwordCost);
      const proposedHash = await hashPassword(proposed, context.passwordCost);
      if (matches && user.password === hash) {
        user.password = proposedHash;
        user.modifiedAt = context.now();
        delete user.recent.ChangePassword;
      }
      await context.save();
      if (!matches) throw wrongPassword();
      return {};
    });
  },

  async GlobalSignOut(context: Context, request: GlobalSignOutRequest): Promise<object> {
    const { pool, user } = openAccessToken(context, required(request.AccessToken, "AccessToken"));
    endSessions(pool, user);
    await context.save();
    return {};
  },

  /** Ends the session of a refresh token, and with it the access tokens made from it. */
  async RevokeToken(context: Context, request: RevokeTokenRequest): Promise<object> {
    const { pool, client } = poolAndClient(context.state, request.ClientId);
    const { session } = sessionOf(pool, client, required(request.Token, "Token"), context.now());
    pool.sessions.delete(session.originJti);
    await context.save();
    return {};
  },
};
