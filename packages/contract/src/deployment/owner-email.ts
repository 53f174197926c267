/** The stack's parameter with the address that the owner signs in with, and the variable that tells the function. */
export const ownerEmail = {
  parameter: "OwnerEmail",
  variable: "OWNER_EMAIL",
  description: "The email address with which the owner signs in. Until the first sign-in another one can replace it.",
  /** Mail to a domain that is kept for examples reaches nobody. CloudFormation, which uses Java's notation, checks it. */
  pattern:
    "^(?!.*[@.]example\\.(com|net|org)$)(?!.*\\.(example|invalid|localhost|test)$)[^@\\s]+@[^@\\s.]+(\\.[^@\\s.]+)+$",
  refusal: "must be the owner's own email address, and no example",
} as const;
