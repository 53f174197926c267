import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from "node:crypto";

const keyLength = 32;

/** '<cost>:<salt>:<key>', salt and key in base64. The cost is scrypt's N, a power of two. */
export async function hashPassword(password: string, cost: number): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive(password, salt, cost);
  return [cost, salt.toString("base64"), key.toString("base64")].join(":");
}

/** Tells whether the password has this hash. A missing hash takes as long as a wrong password. */
export async function passwordMatches(password: string, hash: string | undefined, cost: number): Promise<boolean> {
  const [storedCost, salt, key] = hash?.split(":") ?? [];
  if (storedCost === undefined || salt === undefined || key === undefined) {
    await derive(password, Buffer.alloc(16), cost);
    return false;
  }
  const derived = await derive(password, Buffer.from(salt, "base64"), Number(storedCost));
  return timingSafeEqual(derived, Buffer.from(key, "base64"));
}

const derive = (password: string, salt: Buffer, cost: number): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const options: ScryptOptions = { N: cost, r: 8, p: 1, maxmem: 256 * cost * 8 };
    scrypt(password, salt, keyLength, options, (error, key) => (error ? reject(error) : resolve(key)));
  });
