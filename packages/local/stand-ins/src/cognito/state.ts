import type {
  CreateUserPoolClientRequest,
  CreateUserPoolRequest,
  UserStatusType,
} from "@aws-sdk/client-cognito-identity-provider";
import type { SignInFailures } from "./lockout.ts";

/** Everything that the stand-in keeps. Instants are epoch milliseconds. */
export interface State {
  /** The installation's own RSA key, PKCS #8 PEM. */
  signingKey: string;
  pools: Map<string, Pool>;
  emails: Email[];
}

export interface Pool {
  id: string;
  name: string;
  settings: Omit<CreateUserPoolRequest, "PoolName">;
  clients: Map<string, AppClient>;
  /** By username, which is case-sensitive. */
  users: Map<string, User>;
}

export interface AppClient {
  id: string;
  name: string;
  /** Only where it was made with GenerateSecret. */
  secret?: string;
  settings: Omit<CreateUserPoolClientRequest, "UserPoolId" | "ClientName">;
}

export interface User {
  username: string;
  /** sub, email, email_verified ('true' or 'false') and other standard attributes. */
  attributes: Record<string, string>;
  status: UserStatusType;
  createdAt: number;
  modifiedAt: number;
  /** A hash of hashPassword. Absent until a password is set. */
  password?: string;
  failures?: SignInFailures;
  resetCode?: { code: string; expiresAt: number };
  /** The instants of calls that have an hourly limit, by the call's name. */
  recent: Record<string, number[]>;
}

/** An email that Cognito would have sent. */
export interface Email {
  instant: number;
  to: string;
  subject: string;
  text: string;
}
