// Signup (docs/product/signup.md#step-1) and settings (docs/product/account.md#password) have different rules.
const rules = {
  signup: {
    length: 8,
    tooShort: "Password must be at least 8 characters",
    noUppercase: "Password must contain at least 1 uppercase letter",
  },
  settings: {
    length: 9,
    tooShort: "Password must be at least 9 characters",
    noUppercase: "Password must contain at least one uppercase letter",
  },
};

/** The message to show for a new password that breaks a rule; undefined for a good one. */
export function passwordProblem(password: string, place: keyof typeof rules): string | undefined {
  const rule = rules[place];
  if (password.length < rule.length) return rule.tooShort;
  return /[A-Z]/.test(password) ? undefined : rule.noUppercase;
}
