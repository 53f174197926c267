// This package may not read the clock or draw random numbers: both come in as parameters.
// Each declaration below returns a symbol, which cannot be used as a number, a string or a Date.
// src/no-clock.test.ts checks it.

interface DateConstructor {
  new (): symbol;
  (): symbol;
  now(): symbol;
}

interface Math {
  random(): symbol;
}

declare namespace Intl {
  interface DateTimeFormat {
    format(): symbol;
    formatToParts(): symbol;
  }
}
