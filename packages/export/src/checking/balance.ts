import { createHash } from "node:crypto";

const modulus = 2 ** 48;

/**
 * Whether two lists hold the same texts, in any order, without keeping them. They may differ and yet be taken for the same
 * once in 2^48 times.
 */
export class Balance {
  private count = 0;
  private sum = 0;

  add(text: string): void {
    this.count += 1;
    this.sum = (this.sum + digestOf(text)) % modulus;
  }

  remove(text: string): void {
    this.count -= 1;
    this.sum = (this.sum - digestOf(text) + modulus) % modulus;
  }

  isEven(): boolean {
    return this.count === 0 && this.sum === 0;
  }
}

const digestOf = (text: string) => createHash("sha256").update(text).digest().readUIntBE(0, 6);
