// Takes the clock and chance away from this package: each of these still resolves, but to a symbol, which is
// neither a number nor a Date and takes part in no arithmetic. Time and randomness come in as parameters.
// Held by src/no-clock.test.ts.

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
